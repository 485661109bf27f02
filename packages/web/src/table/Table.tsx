import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { SettingsDialog } from '../app/SettingsDialog.tsx';
import { note } from '../app/toast.tsx';
import type { GameLook } from '../games/look.ts';
import { Moves } from '../parts/Moves.tsx';
import { RulesDialog } from '../rules/RulesDialog.tsx';
import type { Session } from '../session/session.ts';
import { ActionBar, BackToResult } from './ActionBar.tsx';
import { Announcer } from './Announcer.tsx';
import { rematchOf } from './again.ts';
import { Countdown } from './Countdown.tsx';
import { Curtain } from './Curtain.tsx';
import { ExplanationDialog } from './ExplanationDialog.tsx';
import { JumpProvider, LogDialog, LogPanel } from './Log.tsx';
import { OrderChoice, Orders } from './OrderChoice.tsx';
import { Prompt } from './Prompt.tsx';
import { Recap } from './Recap.tsx';
import { SceneProvider } from './scene.ts';
import { useShell } from './shell.ts';
import { TableBar } from './TableBar.tsx';
import { useKey } from './useKey.ts';
import { useNudge } from './useNudge.ts';

// Only a table of a house has these; whoever plays alone does not fetch them.
const Strip = lazy(async () => ({ default: (await import('../online/Strip.tsx')).Strip }));
const TableDialog = lazy(async () => ({ default: (await import('../online/TableDialog.tsx')).TableDialog }));
const TipDialog = lazy(async () => ({ default: (await import('./TipDialog.tsx')).TipDialog }));
const EndScreen = lazy(async () => ({ default: (await import('./EndScreen.tsx')).EndScreen }));

/** What lies open over the table. */
export type Over = 'nothing' | 'tip' | 'rules' | 'settings' | 'log' | 'table';

/** The table, whatever the game: its bar, the board, what is asked, what can be done, and the story. */
export function Table({ session, look }: { readonly session: Session; readonly look: GameLook }): ReactNode {
  const shell = useShell(session, look);
  const { scene } = shell;
  const { snapshot, match } = scene;
  const { around, raceAt } = snapshot;
  const { house } = session;
  // Behind the curtain of a table in a house lies somebody's own view: nothing of it is drawn.
  const isCovered = snapshot.curtain !== null && snapshot.viewer < match.seats;
  useNudge(snapshot, scene.teller.texts.title);
  const [over, setOver] = useState<Over>('nothing');
  const [rule, setRule] = useState<string>();
  // After the end: the table itself instead of the result.
  const [isLooking, setIsLooking] = useState(false);
  const canTip = session.hint !== null && scene.decision !== null && over === 'nothing';
  useKey('t', canTip, () => setOver('tip'));
  const openRule = (id: string | undefined): void => {
    setRule(id);
    setOver('rules');
  };
  const close = (): void => setOver('nothing');
  useKey('r', over === 'nothing', () => openRule(undefined));
  // Whoever looks at the table after the end is shown that somebody wants a rematch.
  const next = rematchOf(snapshot);
  useEffect(() => {
    if (next !== undefined) setIsLooking(false);
  }, [next]);
  // Only a match that is over can be looked back at: before, it would show more than one may know.
  const jump =
    snapshot.outcome === null
      ? undefined
      : (event: number): void =>
          void import('../replay/lookBack.ts')
            .then(({ lookBack }) => lookBack(session, `v${event}`))
            .catch(() => note(scene.texts.more.noMatch));
  return (
    <SceneProvider value={scene}>
      <JumpProvider value={jump}>
        <div className="table" data-game={match.game.id} data-asked={snapshot.decision !== null || undefined}>
          <TableBar over={over} onOpen={setOver} />
          <main className="table-board" aria-label={scene.teller.texts.title}>
            {!isCovered && (
              <Moves match={match} view={snapshot.view} version={snapshot.version}>
                <look.Board scene={scene} />
              </Moves>
            )}
            <Recap />
            {around !== null && house !== null && (
              <Suspense>
                <Strip around={around} house={house} />
              </Suspense>
            )}
            {raceAt !== null && <Countdown at={raceAt} />}
          </main>
          <section className="table-asks" aria-label={scene.texts.choices}>
            {!isCovered && (
              <>
                <Prompt onRule={openRule} />
                <OrderChoice />
                {snapshot.outcome !== null && isLooking ? (
                  <BackToResult onResult={() => setIsLooking(false)} />
                ) : (
                  <ActionBar shell={shell} />
                )}
              </>
            )}
          </section>
          {!isCovered && (
            <>
              <LogPanel />
              <Announcer />
            </>
          )}
        </div>
        {shell.explanation !== undefined && (
          <ExplanationDialog
            explanation={shell.explanation}
            onRule={openRule}
            onClose={shell.closeExplanation}
          />
        )}
        {over === 'rules' && <RulesDialog edition={session.edition} rule={rule} onClose={close} />}
        {over === 'settings' && (
          <SettingsDialog onClose={close}>
            <Orders />
            <p className="quiet">{scene.texts.largeHint}</p>
          </SettingsDialog>
        )}
        {over === 'log' && <LogDialog onClose={close} />}
        <Suspense>
          {over === 'tip' && session.hint !== null && <TipDialog ask={session.hint} onClose={close} />}
          {over === 'table' && around !== null && house !== null && (
            <TableDialog around={around} house={house} onClose={close} />
          )}
        </Suspense>
        {snapshot.curtain !== null && <Curtain seat={snapshot.curtain} />}
        {snapshot.outcome !== null && over === 'nothing' && !isLooking && (
          <Suspense>
            <EndScreen outcome={snapshot.outcome} onLook={() => setIsLooking(true)} />
          </Suspense>
        )}
      </JumpProvider>
    </SceneProvider>
  );
}
