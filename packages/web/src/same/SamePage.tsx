import { listed } from '@stamtafel/games/telling/sentence.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Lost } from '../app/Lost.tsx';
import { TablePage } from '../app/pages.ts';
import { Reload } from '../app/Reload.tsx';
import { go } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useRead } from '../app/useRead.ts';
import { loadLook } from '../games/index.ts';
import type { GameLook } from '../games/look.ts';
import { dealAgain, prepareWorker } from '../session/local.ts';
import { useTexts } from '../texts/texts.ts';
import { sittersFor } from './deal.ts';
import { type Reading, readLink } from './read.ts';
import './SamePage.css';
import { words } from './words.ts';

type Deal = Extract<Reading, { is: 'deal' }>;
type Opening = Exclude<Reading, Deal> | (Deal & { readonly look: GameLook });

/** #/zelfde/LINK: the cards of another player's match, to be played from the same chair. */
export function SamePage({ link }: { readonly link: string }): ReactNode {
  const texts = useTexts();
  const { language } = useSettings();
  const say = words[language];
  const opening = useRead(link, read);
  switch (opening.is) {
    case 'opening':
      return <p className="breath">{texts.dealing}</p>;
    case 'deal':
      return <Challenge {...opening} />;
    case 'broken':
      return <Lost text={say.broken} hint={say.brokenHint} />;
    case 'later':
      return <Lost text={say.later} />;
    case 'unknown-game':
      return <Lost text={say.unknownGame} />;
    case 'other-rules':
      return <Lost text={say.otherRules} />;
    case 'offline':
      return (
        <Lost text={say.offline}>
          <Reload />
        </Lost>
      );
    case 'impossible':
      return <Lost text={say.impossible} hint={opening.problem.in(language)} />;
  }
}

async function read(link: string): Promise<Opening> {
  const reading = await readLink(link);
  if (reading.is !== 'deal') return reading;
  return { ...reading, look: await loadLook(reading.entry.id) };
}

/** What was played, by whom, how it ended, and the same cards for the reader. */
function Challenge({ deal, entry, edition, match, look }: Deal & { readonly look: GameLook }): ReactNode {
  const texts = useTexts();
  const { language, name } = useSettings();
  const say = words[language];
  const [dealing, setDealing] = useState(false);
  const sender = deal.sender || texts.somebody;
  const { score, rank, ...help } = deal.result;
  const sitters = sittersFor(deal, name || texts.you, texts.botNames);
  const computers = sitters.flatMap(({ kind, name: bot, level }) =>
    kind === 'bot' && level !== undefined ? [`${bot} (${texts.levels[level]})`] : [],
  );
  useEffect(() => {
    prepareWorker(entry.id);
    void TablePage.load().catch(() => {});
  }, [entry]);
  const play = async (): Promise<void> => {
    setDealing(true);
    go({ page: 'table', id: await dealAgain(deal, sitters) });
  };
  return (
    <main className="same-page">
      <article className="sheet">
        <h1>{say.sentBy(sender, entry.title[language])}</h1>
        <p>
          {say.sentResult(
            sender,
            texts.place(rank),
            look.points?.(match, score, language) ?? texts.points(score),
            say.help(help),
          )}
        </p>
        <p>
          {say.against(listed(computers, texts.and))} {say.chair(deal.seat + 1, match.seats)}
        </p>
        <HouseRules edition={edition} options={deal.options} />
        <div className="dialog-buttons">
          <a className="button" href="#/">
            {texts.home}
          </a>
          <button
            type="button"
            className="button"
            data-kind="main"
            disabled={dealing}
            onClick={() => void play()}
          >
            {say.play}
          </button>
        </div>
      </article>
    </main>
  );
}

/** What differs from the box. */
function HouseRules({ edition, options }: Pick<Deal, 'edition'> & Pick<Deal['deal'], 'options'>): ReactNode {
  const { language } = useSettings();
  const say = words[language];
  const { [edition.deck.option]: own, ...rules } = options;
  const lines = Object.entries(rules).flatMap(([id, value]) => {
    const known = edition.texts[language].options[id];
    return known === undefined ? [] : [`${known.name}: ${known.values?.[String(value)] ?? String(value)}`];
  });
  return (
    <>
      {own !== undefined && <p>{say.ownCards}</p>}
      {lines.length > 0 && (
        <>
          <h2>{say.houseRules}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
