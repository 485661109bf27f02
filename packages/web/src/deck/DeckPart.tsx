import type { ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import { CardName } from './CardName.tsx';
import { cardAt, useDeckCards } from './cards.ts';
import { Figure, type PartProps } from './Figure.tsx';
import { Heading } from './Heading.tsx';
import { Rows } from './Rows.tsx';
import { isRows, valueAt } from './tree.ts';
import { heading, partName } from './words.ts';

/** One part of a deck: a table of cards, a group of parts, or a single figure. */
export function DeckPart(props: PartProps): ReactNode {
  const { path, own } = props;
  const { language } = useSettings();
  const part = valueAt(own, path);
  if (part === undefined) return null;
  if (isRows(part)) return <Rows {...props} rows={part} />;
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return <Single {...props} />;
  const name = partName(path.at(-1) ?? '', language);
  return (
    <fieldset className="deck-part">
      {name !== '' && (
        <legend>
          <Heading depth={path.length}>{name}</Heading>
        </legend>
      )}
      {Object.keys(part).map((key) => (
        <DeckPart key={key} {...props} path={[...path, key]} />
      ))}
    </fieldset>
  );
}

/** A figure that is in no list: how often a card occurs, or what it is worth. */
function Single(props: PartProps): ReactNode {
  const { path, own } = props;
  const { language } = useSettings();
  const cards = useDeckCards();
  const card = cardAt(cards, path, valueAt(own, path));
  const name = card?.edition.cardName(card.match, card.id, language) ?? partName(path.at(-1) ?? '', language);
  return (
    <div className="deck-figure">
      <span className="deck-card" aria-hidden="true">
        {card === undefined ? heading(name) : <CardName card={card} />}
      </span>
      <Figure {...props} label={name} words={cards.edition.deck.words?.[language]?.[path.at(-2) ?? '']} />
    </div>
  );
}
