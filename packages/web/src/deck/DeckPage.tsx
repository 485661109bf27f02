import { entryOf } from '@stamtafel/games/catalogue.ts';
import type { ReactNode } from 'react';
import { Lost } from '../app/Lost.tsx';
import { addressOf } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useEdition } from '../home/useEdition.ts';
import { useTexts } from '../texts/texts.ts';
import { DeckEditor } from './DeckEditor.tsx';
import '../styles/deck.css';

/** #/kaarten/GAME: the figures of the player's own copy. */
export function DeckPage({ game }: { readonly game: string }): ReactNode {
  const texts = useTexts();
  const { language } = useSettings();
  const entry = entryOf(game);
  const edition = useEdition(entry);
  if (entry === undefined) return <Lost text={texts.noSuchGame} />;
  return (
    <main className="deck-page">
      <a className="button" href={addressOf({ page: 'home' })}>
        {texts.home}
      </a>
      <h1>{texts.deck.ownCardsOf(entry.title[language])}</h1>
      <p>{texts.deck.ownCardsWhy}</p>
      {edition === undefined ? <p className="breath">…</p> : <DeckEditor edition={edition} />}
    </main>
  );
}
