import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Aside } from '../app/Boundary.tsx';
import { later } from '../app/later.tsx';
import { SettingsDialog } from '../app/SettingsDialog.tsx';
import { note } from '../app/toast.tsx';
import type { GameLook } from '../games/look.ts';
import { Moves } from '../parts/Moves.tsx';
import { noLookBack } from '../replay/no-look-back.ts';
import { RulesDialog } from '../rules/RulesDialog.tsx';
import type { Session } from '../session/session.ts';
import { ActionBar, BackToResult } from './ActionBar.tsx';
import { Announcer } from './Announcer.tsx';
import { mayLookBack, rematchOf } from './again.ts';
import { Countdown } from './Countdown.tsx';
import { Curtain } from './Curtain.tsx';
import { Explaining } from './Explaining.tsx';
import { eyesOn, useOwnState } from './eyes.ts';
import { JumpProvider, LogDialog, LogPanel } from './Log.tsx';
import { OrderChoice, Orders } from './OrderChoice.tsx';
import { Prompt } from './Prompt.tsx';
import { Recap } from './Recap.tsx';
import { Resign } from './Resign.tsx';
import { Shout } from './Shout.tsx';
import { SoundOffer } from './SoundOffer.tsx';
import { SceneProvider } from './scene.ts';
import { useShell } from './shell.ts';
import { TableBar } from './TableBar.tsx';
import { useHeldHeight } from './useHeldHeight.ts';
import { useIsWide } from './useIsWide.ts';
import { useKey } from './useKey.ts';
import { useNudge } from './useNudge.ts';
import { WhyHint } from './WhyHint.tsx';

// Only a table of a house has these; they are not fetched for playing alone.
const Strip = later(async () => (await import('../online/Strip.tsx')).Strip);
const TableDialog = later(async () => (await import('../online/TableDialog.tsx')).TableDialog);
const TipDialog = later(async () => (await import('./TipDialog.tsx')).TipDialog);
const EndScreen = later(async () => (await import('./EndScreen.tsx')).EndScreen);

/** What lies open over the table. */
export type Over = 'nothing' | 'tip' | 'rules' | 'settings' | 'log' | 'table';

/** The table, whatever the game: its bar, the board, what is asked, what can be done, and the story. */
export function Table({ session, look }: { readonly session: Session; readonly look: GameLook }): ReactNode {
  const shell = useShell(session, look);
  const { scene } = shell;
  const { snapshot, match } = scene;
  const { around, beginsAt } = snapshot;
  const { house } = session;
  // Behind the curtain of a table in a house lies the next player's own view: nothing of it is drawn. Nor does anything
  // stay open that the previous player was looking at.
  const isCovered = snapshot.curtain !== null;
  const isWide = useIsWide();
  useNudge(snapshot, scene.teller.texts.title);
  const [over, changeOver] = useOwnState<Over>(eyesOn(snapshot), 'nothing');
  const setOver = (next: Over): void => changeOver(() => next);
  const [rule, setRule] = useState<string>();
  // After the end: the table itself instead of the result.
  const [isLooking, setIsLooking] = useState(false);
  const asks = useHeldHeight(snapshot.decision !== null || snapshot.outcome !== null);
  const shownResult = over === 'nothing' && !isLooking ? snapshot.outcome : null;
  const canTip = session.hint !== null && scene.decision !== null && over === 'nothing';
  useKey('t', canTip, () => setOver('tip'));
  const openRule = (id: string | undefined): void => {
    setRule(id);
    setOver('rules');
  };
  const close = (): void => setOver('nothing');
  useKey('r', over === 'nothing', () => openRule(undefined));
  // When a player wants a rematch, the result comes back for those who look at the table after the end.
  const next = rematchOf(snapshot);
  useEffect(() => {
    if (next !== undefined) setIsLooking(false);
  }, [next]);
  // Only a match that is over can be looked back at: before, it would show more than one may know. A table may never show it.
  const jump =
    snapshot.outcome === null || !mayLookBack(snapshot)
      ? undefined
      : (event: number): void =>
          void import('../replay/look-back.ts')
            .then(({ lookBack }) => lookBack(session, `v${event}`))
            .catch((error: unknown) => note(noLookBack(error, scene.texts)));
  return (
    <SceneProvider value={scene}>
      <JumpProvider value={jump}>
        <div
          className="table"
          data-game={match.game.id}
          data-asked={snapshot.decision !== null || undefined}
          data-beat={scene.beat?.key}
          data-moment={scene.beat === null ? undefined : snapshot.story.length}
          data-over={snapshot.outcome !== null || undefined}
          data-result={shownResult !== null || undefined}
        >
          <TableBar over={over} onOpen={setOver} />
          <main className="table-board" aria-label={scene.teller.texts.title}>
            {!isCovered && (
              <Moves match={match} view={snapshot.view} version={snapshot.version}>
                <look.Board scene={scene} />
              </Moves>
            )}
            {!isCovered && <Shout />}
            {!isCovered && <Recap />}
            {around !== null && house !== null && (
              <Suspense>
                <Aside>
                  <Strip around={around} house={house} />
                </Aside>
              </Suspense>
            )}
            {beginsAt !== null && <Countdown at={beginsAt} />}
          </main>
          <section ref={asks} className="table-asks" aria-label={scene.texts.choices}>
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
          {shownResult !== null && (
            <Suspense>
              <Aside onMissing={() => setIsLooking(true)}>
                <EndScreen outcome={shownResult} onLook={() => setIsLooking(true)} />
              </Aside>
            </Suspense>
          )}
          {!isCovered && (
            <>
              <LogPanel />
              <Announcer />
              <WhyHint />
              <SoundOffer />
            </>
          )}
        </div>
        {shell.explanation !== undefined && (
          <Explaining explanation={shell.explanation} onRule={openRule} onClose={shell.closeExplanation} />
        )}
        {over === 'rules' && <RulesDialog edition={session.edition} rule={rule} onClose={close} />}
        {over === 'settings' && (
          <SettingsDialog onClose={close}>
            <Orders />
            {/* In the bar there is no room for it. */}
            {!isWide && <Resign className="button" onResign={close} />}
            <p className="quiet">{scene.texts.largeHint}</p>
          </SettingsDialog>
        )}
        {over === 'log' && <LogDialog onClose={close} />}
        <Suspense>
          {over === 'tip' && session.hint !== null && (
            <Aside onMissing={close}>
              <TipDialog ask={session.hint} onClose={close} />
            </Aside>
          )}
          {over === 'table' && around !== null && house !== null && (
            <Aside onMissing={close}>
              <TableDialog around={around} house={house} onClose={close} />
            </Aside>
          )}
        </Suspense>
        {snapshot.curtain !== null && <Curtain seat={snapshot.curtain} />}
      </JumpProvider>
    </SceneProvider>
  );
}
