import type { ReactNode } from 'react';
import { Lost } from '../app/Lost.tsx';
import { Reload } from '../app/Reload.tsx';
import { addressOf, go } from '../app/router.ts';
import { settingsNow, useSettings } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import { useRead } from '../app/useRead.ts';
import { loadLook } from '../games/index.ts';
import { keepMatch } from '../session/keep.ts';
import { matchOf } from '../session/local.ts';
import type { KeptMatch } from '../session/messages.ts';
import { withSomebody } from '../session/somebody.ts';
import { textsIn, useTexts } from '../texts/texts.ts';
import { type Reading, readLink } from './link.ts';
import { words } from './link-words.ts';
import { momentIn, type Opened, opened } from './opened.ts';
import { ReplayTable } from './ReplayTable.tsx';

type Sent = Extract<Reading, { is: 'match' }>;
type Opening = Opened | Exclude<Reading, Sent>;

export interface Props {
  readonly link: string;
  readonly at: string | undefined;
}

/** #/potje/LINK: a match played by others, from its deal to its end. It is kept only when asked. */
export function SentPage({ link, at }: Props): ReactNode {
  const { replay } = useTexts();
  const { language } = useSettings();
  const say = words[language];
  const opening = useRead(link, read);
  switch (opening.is) {
    case 'opening':
      return <p className="breath">…</p>;
    case 'open': {
      const { sitters, record } = opening.kept;
      return (
        <ReplayTable
          key={at}
          {...opening}
          begin={momentIn(at, opening.replay)}
          addressAt={(moment) => addressOf({ page: 'sent', link, at: String(moment) })}
          onKeep={async () => {
            const match = matchOf(sitters, record);
            await keepMatch(match);
            go({ page: 'replay', id: match.id, at: undefined });
            note(replay.kept);
          }}
        />
      );
    }
    case 'broken':
      return <Lost text={say.broken} hint={say.brokenHint} />;
    case 'too-long':
      return <Lost text={say.tooLong} hint={say.tooLongHint} />;
    case 'later':
      return <Lost text={say.later} />;
    case 'unknown-game':
      return <Lost text={say.unknownGame} />;
    case 'other-rules':
      return <Lost text={say.otherRules} hint={say.otherRulesHint} />;
    case 'impossible':
      return <Lost text={say.impossible} hint={opening.problem.in(language)} />;
    case 'offline':
      return (
        <Lost text={say.offline}>
          <Reload />
        </Lost>
      );
  }
}

async function read(link: string): Promise<Opening> {
  const reading = await readLink(link);
  if (reading.is !== 'match') return reading;
  const { edition, record } = reading;
  const sitters = withSomebody(reading.sitters, textsIn(settingsNow().language).player);
  const look = await loadLook(edition.game.id);
  // Nothing in the drawer has this name.
  const kept: KeptMatch = {
    id: `potje-${record.entries.at(-1)?.hash.slice(0, 16) ?? ''}`,
    sitters,
    record,
    changed: 0,
  };
  return opened(edition, look, kept);
}
