import type { Luck } from '@stamtafel/bots/luck.ts';
import type { MatchRecord } from '@stamtafel/kernel';
import { useEffect, useRef, useState } from 'react';
import { workerFor } from '../session/local.ts';
import type { Message, Request } from '../session/messages.ts';

/** The longest wait for it; a phone has tried less by then, and says so. */
const LONGEST_MS = 25_000;

type LuckStage =
  | { readonly is: 'counting'; readonly progress: number }
  | { readonly is: 'counted'; readonly luck: Luck }
  | { readonly is: 'failed' };

export interface LuckCounting {
  readonly stage: LuckStage;
  /** Begins, unless it has begun already. */
  start(): void;
  /** What has been found so far is enough. */
  enough(): void;
}

/** Luck or skill of one match, counted once in a worker of its own, which ends with the page. */
export function useLuck(record: MatchRecord): LuckCounting {
  const [stage, setStage] = useState<LuckStage>({ is: 'counting', progress: 0 });
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  const send = (request: Request): void => worker.current?.postMessage(request);
  return {
    stage,
    start() {
      if (worker.current !== undefined && stage.is !== 'failed') return;
      worker.current?.terminate();
      setStage({ is: 'counting', progress: 0 });
      const counting = workerFor(record.game);
      worker.current = counting;
      const end = (last: LuckStage): void => {
        counting.terminate();
        setStage(last);
      };
      counting.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data.is === 'counting') setStage({ is: 'counting', progress: data.progress });
        else if (data.is === 'luck') end({ is: 'counted', luck: data.luck });
        else if (data.is === 'trouble') end({ is: 'failed' });
      });
      counting.addEventListener('error', () => end({ is: 'failed' }));
      send({ do: 'luck', record, ms: LONGEST_MS });
    },
    enough: () => send({ do: 'enough' }),
  };
}
