import { type CatalogueEntry, catalogue } from '@stamtafel/games/catalogue.ts';
import { type ReactNode, useState } from 'react';
import { addressOf, go } from '../app/router.ts';
import { SettingsDialog } from '../app/SettingsDialog.tsx';
import { changeSettings, useSettings } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import { dealLocally } from '../session/local.ts';
import type { Sitter } from '../session/messages.ts';
import type { Texts } from '../texts/nl.ts';
import { useTexts } from '../texts/texts.ts';
import { covers } from './covers.tsx';
import { NewTable } from './NewTable.tsx';
import { OnlineTables } from './OnlineTables.tsx';
import { Played } from './Played.tsx';
import { Running } from './Running.tsx';

/** The shelf: five boxes, one click from the first card. */
export function Home(): ReactNode {
  const texts = useTexts();
  const { language } = useSettings();
  const [settings, setSettings] = useState(false);
  const boxes = [...new Set(catalogue.map(({ box }) => box))];
  return (
    <main className="home">
      <header className="home-head">
        <div>
          <h1>{texts.title}</h1>
          <p>{texts.welcome}</p>
        </div>
        <nav>
          <button
            type="button"
            className="bar-button"
            lang={language === 'nl' ? 'en' : 'nl'}
            onClick={() => changeSettings({ language: language === 'nl' ? 'en' : 'nl' })}
          >
            {texts.languages[language === 'nl' ? 'en' : 'nl']}
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={texts.settings}
            title={texts.settings}
            onClick={() => setSettings(true)}
          >
            <span aria-hidden="true">⚙</span>
          </button>
        </nav>
      </header>
      <Running />
      <OnlineTables />
      <ul className="shelf">
        {boxes.map((box) => (
          <li key={box} className="box" data-box={box}>
            <div className="box-cover" aria-hidden="true">
              {covers[box]?.()}
            </div>
            <div className="box-games">
              {catalogue
                .filter((entry) => entry.box === box)
                .map((entry) => (
                  <BoxGame key={entry.id} entry={entry} />
                ))}
            </div>
          </li>
        ))}
      </ul>
      <Played />
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </main>
  );
}

function BoxGame({ entry }: { readonly entry: CatalogueEntry }): ReactNode {
  const texts = useTexts();
  const { language, name } = useSettings();
  const [together, setTogether] = useState(false);
  const [dealing, setDealing] = useState(false);
  const title = entry.title[language];
  const counts = [...entry.players].sort((a, b) => a - b);
  const deal = (sitters: readonly Sitter[]): void => {
    setDealing(true);
    sit(entry, sitters).catch(() => {
      setDealing(false);
      note(texts.trouble['cannot-open']);
    });
  };
  return (
    <article className="box-game">
      <h2>
        {entry.boxTitle !== undefined && <span className="kicker">{entry.boxTitle}: </span>}
        {title}
      </h2>
      <p className="tagline">{entry.tagline[language]}</p>
      <p className="facts">
        {texts.players(counts.length > 1 ? `${counts[0]}–${counts.at(-1)}` : String(counts[0]))}
        {' · '}
        {texts.minutes(...entry.minutes)}
      </p>
      <div className="box-buttons">
        <button
          type="button"
          className="button"
          data-kind="main"
          disabled={dealing}
          aria-label={texts.playNowNamed(title)}
          onClick={() => deal(sitters(texts, [name || texts.you], entry.players[0] ?? 2))}
        >
          {texts.playNow}
        </button>
        <a
          className="button"
          href={addressOf({ page: 'make', game: entry.id })}
          aria-label={texts.online.friendsNamed(title)}
        >
          {texts.online.friends}
        </a>
        <button
          type="button"
          className="button"
          aria-label={texts.togetherNamed(title)}
          onClick={() => setTogether(true)}
        >
          {texts.together}
        </button>
        <a
          className="button"
          href={addressOf({ page: 'lesson', game: entry.id })}
          aria-label={texts.more.learnNamed(title)}
        >
          {texts.more.learn}
        </a>
        <a
          className="button"
          href={addressOf({ page: 'rules', game: entry.id, rule: undefined })}
          aria-label={texts.rulesNamed(title)}
        >
          {texts.rules}
        </a>
      </div>
      {together && (
        <NewTable
          title={title}
          counts={counts}
          onClose={() => setTogether(false)}
          onSit={(people, seats) => {
            setTogether(false);
            deal(sitters(texts, people, seats));
          }}
        />
      )}
    </article>
  );
}

/** People first, computers on the other chairs. */
function sitters({ botNames }: Texts, people: readonly string[], seats: number): Sitter[] {
  const free = botNames.filter((name) => !people.includes(name));
  return Array.from({ length: seats }, (_, seat): Sitter => {
    const person = people[seat];
    return person === undefined
      ? { kind: 'bot', name: free[seat - people.length] ?? '' }
      : { kind: 'person', name: person };
  });
}

/** Everything that a first card needs is on its way before the table opens. */
async function sit(entry: CatalogueEntry, people: readonly Sitter[]): Promise<void> {
  const edition = await entry.load();
  const id = await dealLocally(entry.id, edition.game.version, people);
  go({ page: 'table', id });
}
