import { type ReactNode, useState } from 'react';
import { addressOf } from '../app/router.ts';
import type { GameLook } from '../games/look.ts';
import { Moves } from '../parts/Moves.tsx';
import { AtHand } from '../rules/AtHand.tsx';
import { RulesDialog } from '../rules/RulesDialog.tsx';
import { ActionBar } from '../table/ActionBar.tsx';
import { Announcer } from '../table/Announcer.tsx';
import { Explaining } from '../table/Explaining.tsx';
import { LogPanel } from '../table/Log.tsx';
import { Prompt } from '../table/Prompt.tsx';
import { Shout } from '../table/Shout.tsx';
import { SceneProvider } from '../table/scene.ts';
import { useShell } from '../table/shell.ts';
import { WhyHint } from '../table/WhyHint.tsx';
import { Balloon } from './Balloon.tsx';
import type { LessonSession } from './session.ts';

interface Props {
  readonly session: LessonSession;
  readonly look: GameLook;
}

/** The table of a lesson: the usual one, with a teacher who explains it. */
export function LessonTable({ session, look }: Props): ReactNode {
  const shell = useShell(session, look);
  const { scene } = shell;
  const { snapshot, match, teller, texts, decision } = scene;
  const [rule, setRule] = useState<string>();
  return (
    <SceneProvider value={scene}>
      <div className="table lesson" data-game={match.game.id} data-asked={decision !== null || undefined}>
        <header className="table-bar">
          <a className="icon-button" href={addressOf({ page: 'home' })} title={texts.home}>
            <span aria-hidden="true">‹</span>
            <span className="unseen">{texts.home}</span>
          </a>
          <h1>{texts.lesson.lessonOf(teller.texts.title)}</h1>
          <nav>
            <AtHand edition={session.edition} />
          </nav>
        </header>
        <Balloon session={session} />
        <main className="table-board" aria-label={teller.texts.title}>
          <Moves match={match} view={snapshot.view} version={snapshot.version}>
            <look.Board scene={scene} />
          </Moves>
          <Shout />
        </main>
        <section className="table-asks" aria-label={texts.choices}>
          {decision !== null && <Prompt onRule={setRule} />}
          <ActionBar shell={shell} />
        </section>
        <LogPanel />
        <Announcer table={session.tutor.tables} />
        <WhyHint />
      </div>
      {shell.explanation !== undefined && (
        <Explaining explanation={shell.explanation} onRule={setRule} onClose={shell.closeExplanation} />
      )}
      {rule !== undefined && (
        <RulesDialog edition={session.edition} rule={rule} onClose={() => setRule(undefined)} />
      )}
    </SceneProvider>
  );
}
