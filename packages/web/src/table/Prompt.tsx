import { listed } from '@stamtafel/games/telling/sentence.ts';
import { forgotten } from '@stamtafel/games/telling/story.ts';
import { NONE } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import type { Snapshot } from '../session/session.ts';
import { wanted } from './gathering.ts';
import { type Scene, useScene } from './scene.ts';

/** One sentence that always says what is asked of you now, with the rule behind it; or who the table waits for. */
export function Prompt({ onRule }: { readonly onRule: (id: string) => void }): ReactNode {
  const scene = useScene();
  const { decision, texts, snapshot, look, teller } = scene;
  const isAsked = decision !== null && !decision.optional && snapshot.beginsAt === null;
  return (
    <p className="prompt" data-asked={isAsked || undefined}>
      {isAsked && <strong>{texts.yourTurn}. </strong>}
      {watches(snapshot) && snapshot.around?.as === 'player' && <strong>{texts.online.youWatch} </strong>}
      <span>{promptOf(scene)}</span>
      {decision !== null &&
        look.refused?.(decision).map((pick) => (
          <button
            key={pick}
            type="button"
            className="rule-chip"
            data-why-pick={pick}
            onClick={() => scene.touch({ pick })}
          >
            {texts.whyNotThis(teller.label({ pick }))}
          </button>
        ))}
      {decision !== null && decision.rule !== '' && (
        <button
          type="button"
          className="rule-chip"
          aria-label={texts.ruleOf(decision.rule)}
          onClick={() => onRule(decision.rule)}
        >
          {decision.rule}
        </button>
      )}
    </p>
  );
}

/** A watcher at a table of the house: nothing on it is theirs. */
const watches = ({ around, outcome, seats, viewer }: Snapshot): boolean =>
  around !== null && outcome === null && viewer >= seats.length;

export function promptOf({ beat, decision, gathering, snapshot, teller, texts, view }: Scene): string {
  if (beat !== null && decision === null) return teller.event(forgotten(teller, beat));
  if (snapshot.outcome !== null) return texts.theEnd;
  if (snapshot.seats[snapshot.viewer]?.kept) return texts.online.keptForYou;
  // Before a race no one is asked or waited for.
  if (snapshot.beginsAt !== null) return texts.online.raceReady;
  if (decision !== null && !decision.optional) {
    if (gathering?.prompt !== undefined) return gathering.prompt;
    const asked = teller.prompt(decision, view);
    const count = gathering && wanted(gathering, decision.options);
    return count === undefined ? asked : `${asked} ${texts.wanted(count)}`;
  }
  const names = snapshot.waiting.map((seat) => teller.object(seat));
  const who = listed(names, texts.and);
  if (watches(snapshot))
    return names.length === 0 ? '' : texts.online.asked(who, names.length, teller.deed(view));
  const waits = names.length === 0 ? '' : texts.waitingFor(who);
  const sealed = view.sealed === NONE ? '' : texts.sealed;
  return [sealed, waits, decision !== null && decision.options.length > 0 ? texts.mayInterrupt : '']
    .filter((part) => part !== '')
    .join(' ');
}
