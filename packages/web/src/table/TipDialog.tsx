import type { Advice } from '@stamtafel/bots';
import { adviceLines } from '@stamtafel/bots/hint-texts.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useSettings } from '../app/settings.ts';
import { useScene } from './scene.ts';

interface Props {
  readonly ask: () => Promise<Advice | null>;
  readonly onClose: () => void;
}

/** What a strong player would consider, with reasons. It is said aloud as soon as it is known. */
export function TipDialog({ ask, onClose }: Props): ReactNode {
  const { teller, texts, snapshot } = useScene();
  const { language } = useSettings();
  const [advice, setAdvice] = useState<Advice | null>();
  useEffect(() => {
    let isWanted = true;
    void ask().then((given) => isWanted && setAdvice(given));
    return () => {
      isWanted = false;
    };
  }, [ask]);
  const lines =
    advice === undefined
      ? [texts.tipThinks]
      : advice === null
        ? [texts.tipNone]
        : adviceLines(advice, language, (answer) => teller.label(answer, snapshot.viewer));
  return (
    <Dialog title={texts.tip} onClose={onClose}>
      <div className="tip" role="status" aria-busy={advice === undefined}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className="hint">{texts.tipFair}</p>
    </Dialog>
  );
}
