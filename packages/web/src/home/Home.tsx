import { type CatalogueEntry, catalogue } from '@stamtafel/games/catalogue.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { Aside } from '../app/Boundary.tsx';
import { later } from '../app/later.tsx';
import { addressOf } from '../app/router.ts';
import { SettingsButton } from '../app/SettingsButton.tsx';
import { SettingsDialog } from '../app/SettingsDialog.tsx';
import { useSettings } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import type { Sitter } from '../session/messages.ts';
import { speak, useTexts } from '../texts/texts.ts';
import { covers } from './covers.tsx';
import { ListedTables, MyTables } from './OnlineTables.tsx';
import { OwnTables } from './OwnTables.tsx';
import type { Chosen } from './objection.ts';
import { Played } from './Played.tsx';
import { Running } from './Running.tsx';
import { type SetUp, setUpOf } from './setup.ts';
import { sit, sitters } from './sit.ts';

const NewTable = later(async () => (await import('./NewTable.tsx')).NewTable);
const ForgetMe = later(async () => (await import('./ForgetMe.tsx')).ForgetMe);
const SetUpDialog = later(async () => (await import('./SetUpDialog.tsx')).SetUpDialog);

/** The shelf: five boxes, one click from the first card. */
export function Home(): ReactNode {
  const texts = useTexts();
  const { language } = useSettings();
  const [settings, setSettings] = useState(false);
  /** How often the house was asked to forget: the player counts as a new person after that. */
  const [newcomer, setNewcomer] = useState(0);
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
            onClick={() => void speak(language === 'nl' ? 'en' : 'nl').catch(() => note(texts.partMissing))}
          >
            {texts.languages[language === 'nl' ? 'en' : 'nl']}
          </button>
          <SettingsButton onOpen={() => setSettings(true)} />
        </nav>
      </header>
      <Running />
      <OwnTables newcomer={newcomer}>
        <MyTables />
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
        <ListedTables newcomer={newcomer} />
        <Played />
      </OwnTables>
      <footer className="home-foot">
        <a className="button" href={addressOf({ page: 'about' })}>
          {texts.about}
        </a>
      </footer>
      {settings && (
        <SettingsDialog onClose={() => setSettings(false)}>
          <Suspense>
            <Aside>
              <ForgetMe onForgotten={() => setNewcomer(newcomer + 1)} />
            </Aside>
          </Suspense>
        </SettingsDialog>
      )}
    </main>
  );
}

function BoxGame({ entry }: { readonly entry: CatalogueEntry }): ReactNode {
  const texts = useTexts();
  const { language, name } = useSettings();
  const [open, setOpen] = useState<'together' | 'setup'>();
  const close = (): void => setOpen(undefined);
  const [dealing, setDealing] = useState(false);
  const title = entry.title[language];
  const counts = [...entry.players].sort((a, b) => a - b);
  const deal = (sitters: readonly Sitter[], options: Chosen): void => {
    close();
    setDealing(true);
    sit(entry, sitters, options).catch(() => {
      setDealing(false);
      note(texts.cannotDeal);
    });
  };
  const playAlone = (setUp: SetUp): void => deal(sitters(texts, [name || texts.you], setUp), setUp.options);
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
          onClick={() => playAlone(setUpOf(entry.id, entry.players))}
        >
          {texts.playNow}
        </button>
        <a
          className="button"
          href={addressOf({ page: 'lesson', game: entry.id })}
          aria-label={texts.lesson.learnNamed(title)}
        >
          {texts.lesson.learn}
        </a>
        <a
          className="button"
          href={addressOf({ page: 'make', game: entry.id, as: 'player' })}
          aria-label={texts.online.friendsNamed(title)}
        >
          {texts.online.friends}
        </a>
        <div className="box-others">
          <button type="button" aria-label={texts.setUpNamed(title)} onClick={() => setOpen('setup')}>
            {texts.setUp}
          </button>
          <button type="button" aria-label={texts.togetherNamed(title)} onClick={() => setOpen('together')}>
            {texts.together}
          </button>
          <a
            href={addressOf({ page: 'rules', game: entry.id, rule: undefined })}
            aria-label={texts.rulesNamed(title)}
          >
            {texts.rules}
          </a>
          <a href={addressOf({ page: 'deck', game: entry.id })} aria-label={texts.deck.ownCardsNamed(title)}>
            {texts.deck.ownCards}
          </a>
        </div>
      </div>
      <Suspense>
        {open === 'setup' && (
          <Aside onMissing={close}>
            <SetUpDialog entry={entry} onClose={close} onPlay={playAlone} />
          </Aside>
        )}
        {open === 'together' && (
          <Aside onMissing={close}>
            <NewTable
              entry={entry}
              onClose={close}
              onSit={(people, setUp) => deal(sitters(texts, people, setUp), setUp.options)}
            />
          </Aside>
        )}
      </Suspense>
    </article>
  );
}
