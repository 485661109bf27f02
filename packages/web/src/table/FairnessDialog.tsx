import type { Edition } from '@stamtafel/games/edition.ts';
import { type MatchRecord, seedOf, verifyRecord } from '@stamtafel/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { HouseTrouble } from '../online/api.ts';
import { remembered } from '../online/keys.ts';
import { useScene } from './scene.ts';

type Check =
  | { readonly is: 'checking' | 'hidden' | 'unreachable' | 'not-kept' }
  | { readonly is: 'bad'; readonly problem: string }
  | { readonly is: 'fine'; readonly record: MatchRecord };

/** Plays the whole match again in this browser and checks every shuffle against what was promised before the deal. */
export function FairnessDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { texts, session, snapshot } = useScene();
  const { online } = texts;
  const [check, setCheck] = useState<Check>({ is: 'checking' });
  const promised = snapshot.around === null ? undefined : remembered(session.id).commitment;
  useEffect(() => {
    let gone = false;
    session
      .record()
      .then(checked(session.edition), noRecord)
      .then((next) => {
        if (!gone) setCheck(next);
      });
    return () => {
      gone = true;
    };
  }, [session]);
  return (
    <Dialog title={online.check} onClose={onClose} className="fairness">
      {content()}
    </Dialog>
  );

  function content(): ReactNode {
    switch (check.is) {
      case 'checking':
        return <p role="status">{online.checking}</p>;
      case 'hidden':
        return <p>{online.checkHidden}</p>;
      case 'unreachable':
        return <p>{online.trouble.offline}</p>;
      case 'not-kept':
        return <p>{texts.replay.noMatch}</p>;
      case 'bad':
        return (
          <p role="alert">
            <strong>{online.checkBad}</strong> {check.problem}
          </p>
        );
      case 'fine':
        return <Account record={check.record} promised={promised} />;
    }
  }
}

const checked =
  ({ game }: Edition) =>
  (record: MatchRecord): Check => {
    try {
      const [flaw] = verifyRecord(game, record).flaws;
      return flaw === undefined ? { is: 'fine', record } : { is: 'bad', problem: flaw.problem };
    } catch (error) {
      return { is: 'bad', problem: String(error) };
    }
  };

/** Without a record nothing can be said about it, good or bad. */
function noRecord(error: unknown): Check {
  if (!(error instanceof HouseTrouble)) return { is: 'not-kept' };
  return { is: error.code === 'not-allowed' ? 'hidden' : 'unreachable' };
}

interface AccountProps {
  readonly record: MatchRecord;
  /** What this browser saw before the deal. */
  readonly promised: string | undefined;
}

function Account({ record, promised }: AccountProps): ReactNode {
  const { texts, teller } = useScene();
  const { online } = texts;
  const { fairness, seed, entries } = record;
  const isOther = fairness !== undefined && promised !== undefined && promised !== fairness.commitment;
  return (
    <>
      <p className="end-result" role="status">
        {isOther ? online.checkBad : online.checkOk}
      </p>
      {fairness === undefined ? (
        <>
          <p>{online.checkLocal}</p>
          <code className="hex">{seed}</code>
        </>
      ) : (
        <dl className="facts-list">
          <div>
            <dt>{online.checkPromise}</dt>
            <dd>
              <code className="hex">{fairness.commitment}</code>
              {promised === undefined
                ? online.checkPromiseUnseen
                : isOther
                  ? online.checkPromiseOther
                  : online.checkPromiseSame}
            </dd>
          </div>
          <div>
            <dt>{online.checkWords}</dt>
            <dd>
              {fairness.contributions.map((words, seat) => (
                <span key={teller.name(seat)} className="breakdown">
                  {teller.name(seat)}: {words === '' ? online.checkNoWords : `“${words}”`}
                </span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{online.checkSecret}</dt>
            <dd>
              <code className="hex">{fairness.secret}</code>
            </dd>
          </div>
          {fairness.secret !== undefined && (
            <div>
              <dt>{online.checkSeed}</dt>
              <dd>
                <code className="hex">{seedOf(fairness.secret, fairness.contributions)}</code>
              </dd>
            </div>
          )}
        </dl>
      )}
      <p>{online.checkReplayed(entries.length)}</p>
    </>
  );
}
