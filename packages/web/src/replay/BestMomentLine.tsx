import { listed } from '@stamtafel/games/telling/sentence.ts';
import { forgotten, tell } from '@stamtafel/games/telling/story.ts';
import type { ReactNode } from 'react';
import { useScene } from '../table/scene.ts';
import type { BestMoment } from './best-moment.ts';
import { JumpButton } from './JumpButton.tsx';
import type { Replay } from './replay.ts';

interface Props {
  readonly best: BestMoment;
  readonly replay: Replay;
}

/** When the match turned most towards the winner, by how much, and what the story said at that moment; it leads there. */
export function BestMomentLine({ best, replay }: Props): ReactNode {
  const { snapshot, teller, texts } = useScene();
  const { moment, before, after, winners } = best;
  const whom = listed(
    winners.map((seat) => teller.object(seat)),
    texts.and,
  );
  const told = tell(
    teller,
    replay.events(moment, snapshot.viewer).map((event) => forgotten(teller, event)),
  );
  return (
    <section className="best-moment" aria-label={texts.replay.bestMoment}>
      <h3>{texts.replay.bestMoment}</h3>
      <p>
        {texts.replay.bestMomentSays(
          moment,
          replay.last,
          whom,
          texts.replay.lead(before),
          texts.replay.lead(after),
        )}{' '}
        <JumpButton moment={moment} />
      </p>
      <Told sentences={told} />
    </section>
  );
}

/** How many sentences are shown at first; more are folded away. */
const FEW = 3;

function Told({ sentences }: { readonly sentences: readonly string[] }): ReactNode {
  const { texts } = useScene();
  if (sentences.length === 0) return null;
  const told = <p className="quiet">{sentences.join(' ')}</p>;
  if (sentences.length <= FEW) return told;
  return (
    <details>
      <summary className="quiet">{texts.replay.whatHappened}</summary>
      {told}
    </details>
  );
}
