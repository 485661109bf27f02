import { forgotten, tell } from '@stamtafel/games/telling/story.ts';
import { listed } from '@stamtafel/games/telling/tell.ts';
import type { ReactNode } from 'react';
import { note } from '../app/toast.tsx';
import { useScene } from '../table/scene.ts';
import type { BestMoment } from './best-moment.ts';
import { lookBack } from './lookBack.ts';
import { noLookBack } from './noLookBack.ts';
import type { Replay } from './replay.ts';

interface Props {
  readonly best: BestMoment;
  readonly replay: Replay;
}

/** When the match turned most towards whoever won, by how much, and what the story said then; it leads there. */
export function BestMomentLine({ best, replay }: Props): ReactNode {
  const { session, snapshot, teller, texts } = useScene();
  const { more } = texts;
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
    <section className="best-moment" aria-label={more.bestMoment}>
      <h3>{more.bestMoment}</h3>
      <p>
        {more.bestMomentSays(moment, replay.last, whom, more.lead(before), more.lead(after))}{' '}
        <button
          type="button"
          className="best-jump"
          onClick={() =>
            void lookBack(session, String(moment)).catch((error: unknown) => note(noLookBack(error, texts)))
          }
        >
          {more.jump}
        </button>
      </p>
      <Told sentences={told} />
    </section>
  );
}

/** So many sentences are there at once; more are folded away. */
const FEW = 3;

function Told({ sentences }: { readonly sentences: readonly string[] }): ReactNode {
  const { more } = useScene().texts;
  if (sentences.length === 0) return null;
  const told = <p className="quiet">{sentences.join(' ')}</p>;
  if (sentences.length <= FEW) return told;
  return (
    <details>
      <summary className="quiet">{more.whatHappened}</summary>
      {told}
    </details>
  );
}
