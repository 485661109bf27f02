import { capital, listed } from '@stamtafel/games/telling/sentence.ts';
import type { Outcome } from '@stamtafel/kernel';
import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { Aside } from '../app/Boundary.tsx';
import { goTo } from '../app/back.ts';
import { Dialog } from '../app/Dialog.tsx';
import { later } from '../app/later.tsx';
import { addressOf } from '../app/router.ts';
import { note } from '../app/toast.tsx';
import { lookBack } from '../replay/look-back.ts';
import { noLookBack } from '../replay/no-look-back.ts';
import { mayAskAgain, mayLookBack, rematchOf, wishForRematch } from './again.ts';
import { type Scene, useScene } from './scene.ts';

const FairnessDialog = later(async () => (await import('./FairnessDialog.tsx')).FairnessDialog);
const CourseFigure = later(async () => (await import('../replay/CourseFigure.tsx')).CourseFigure);
// Of a match against computers in this browser; a table of a house has no deal to give away.
const SameCardsButton = later(async () => (await import('../same/SameCards.tsx')).SameCardsButton);
const Comparison = later(async () => (await import('../same/SameCards.tsx')).Comparison);

interface Props {
  readonly outcome: Outcome;
  readonly onLook: () => void;
}

/** Who won, by how much, and once more with the same people. */
export function EndScreen({ outcome, onLook }: Props): ReactNode {
  const scene = useScene();
  const { snapshot, teller, texts, session, look, match, language } = scene;
  const [checking, setChecking] = useState(false);
  const next = rematchOf(snapshot);
  const again = async (): Promise<void> => {
    const address = await session.rematch();
    if (address !== undefined) goTo(address);
  };
  const reason = teller.texts.words[outcome.reason];
  const breakdown = session.edition.breakdown?.(match, snapshot.view, language, snapshot.story) ?? [];
  const rows = snapshot.seats
    .map(({ name }, seat) => ({
      name,
      rank: outcome.ranks[seat] ?? 0,
      score: outcome.scores[seat] ?? 0,
      lines: breakdown[seat] ?? [],
    }))
    .sort((a, b) => a.rank - b.rank);
  const isLong = breakdown.some(({ length }) => length > FEW_LINES);
  return (
    <Dialog title={texts.theEnd} onClose={onLook} className="end" beside>
      <div className="end-score">
        <p className="end-result">{resultOf(scene, outcome)}</p>
        {reason !== undefined && <p>{capital(reason)}</p>}
        <Suspense>
          <Aside>{session.house === null && <Comparison />}</Aside>
        </Suspense>
        <table className="standing">
          <caption className="unseen">{texts.score}</caption>
          <tbody>
            {rows.map(({ name, rank, score, lines }) => (
              <Fragment key={name}>
                <tr>
                  <td>{texts.place(rank)}</td>
                  <th scope="row">{name}</th>
                  <td>{look.points?.(match, score, language) ?? texts.points(score)}</td>
                </tr>
                {lines.length > 0 && (
                  <tr className="standing-lines">
                    <td />
                    <td colSpan={2}>
                      <Breakdown lines={lines} isLong={isLong} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
        {look.Account !== undefined && <look.Account scene={scene} outcome={outcome} />}
      </div>
      <div className="end-course">
        <Suspense fallback={null}>
          <Aside>
            <CourseFigure outcome={outcome} />
          </Aside>
        </Suspense>
        <div className="end-more">
          <Suspense>
            <Aside>{session.house === null && <SameCardsButton />}</Aside>
          </Suspense>
          <button type="button" className="button" onClick={() => setChecking(true)}>
            {texts.online.check}
          </button>
        </div>
      </div>
      <Suspense>
        {checking && (
          <Aside onMissing={() => setChecking(false)}>
            <FairnessDialog onClose={() => setChecking(false)} />
          </Aside>
        )}
      </Suspense>
      <div className="dialog-buttons">
        <p className="end-again" role="status">
          {wishForRematch(snapshot, texts)}
        </p>
        <button type="button" className="button" onClick={onLook}>
          {texts.lookAtTable}
        </button>
        {mayLookBack(snapshot) && (
          <button
            type="button"
            className="button"
            onClick={() => void lookBack(session).catch((error: unknown) => note(noLookBack(error, texts)))}
          >
            {texts.replay.lookBack}
          </button>
        )}
        <a className="button" href={addressOf({ page: 'home' })}>
          {texts.home}
        </a>
        {mayAskAgain(snapshot) ? (
          <button type="button" className="button" data-kind="main" onClick={() => void again()}>
            {texts.again}
          </button>
        ) : (
          next !== undefined && (
            <a
              className="button"
              data-kind="main"
              href={addressOf({ page: 'online', id: next, pass: undefined })}
            >
              {capital(texts.online.watch)}
            </a>
          )
        )}
      </div>
    </Dialog>
  );
}

function resultOf({ snapshot, teller, texts }: Scene, { ranks }: Outcome): string {
  const winners = snapshot.seats.flatMap((_, seat) => (ranks[seat] === 1 ? [seat] : []));
  if (winners.length === snapshot.seats.length) return texts.draw;
  if (winners.length === 1 && winners[0] === teller.you) return texts.youWin;
  const names = winners.map((seat) => teller.phrase('{seat}', { seat }));
  return capital(texts.wins(listed(names, texts.and), winners.length > 1));
}

/** How many lines are shown at first. If anybody has more, all are folded away behind the last one, which has the sum. */
const FEW_LINES = 3;

/** How a score came about, to be checked by hand. */
function Breakdown({
  lines,
  isLong,
}: {
  readonly lines: readonly string[];
  readonly isLong: boolean;
}): ReactNode {
  const told = lines.map((line, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
    <span key={n} className="quiet breakdown">
      {line}
    </span>
  ));
  if (!isLong || lines.length === 1) return told;
  return (
    <details className="breakdown-lines">
      <summary className="quiet">{lines.at(-1)}</summary>
      {told.slice(0, -1)}
    </details>
  );
}
