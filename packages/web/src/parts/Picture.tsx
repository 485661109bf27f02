import type { Edition, Language } from '@stamtafel/games/edition.ts';
import { cardNamed, type Match } from '@stamtafel/kernel';
import { type ReactNode, useCallback, useMemo } from 'react';
import { CARD_HEIGHT, CARD_WIDTH, type GameLook } from '../games/look.ts';
import { type SeenCard, useScene } from '../table/scene.ts';
import { HouseBack } from './HouseBack.tsx';
import { markup } from './markup.ts';
import { showIn } from './showing.ts';

interface PictureProps {
  readonly seen: Pick<SeenCard, 'id' | 'back'>;
}

/** A card of the table one sits at. */
export function Picture({ seen: { id, back } }: PictureProps): ReactNode {
  const { look, match, language, session } = useScene();
  return (
    <CardPicture
      look={look}
      match={match}
      edition={session.edition}
      language={language}
      id={id}
      back={back}
    />
  );
}

/**
 * The card itself: paper, face or back, and the mark of figures that are our own design. An image rather than elements
 * of the page: a card has dozens, and laying them out again wherever it goes is what holds up a slow phone most.
 */
export function CardPicture({ look, match, edition, language, id, back }: Drawing): ReactNode {
  const address = useMemo(
    () => addressOf({ look, match, edition, language, id, back }),
    [look, match, edition, language, id, back],
  );
  return (
    <img
      ref={useCallback((image: HTMLImageElement | null) => showIn(image, address), [address])}
      className="picture"
      width={CARD_WIDTH}
      height={CARD_HEIGHT}
      alt=""
      draggable={false}
      aria-hidden="true"
    />
  );
}

export interface Drawing extends Pick<SeenCard, 'id' | 'back'> {
  readonly look: GameLook;
  readonly match: Match;
  readonly edition: Edition;
  readonly language: Language;
}

/** Every picture is made once. */
const addresses = new WeakMap<Match, Map<string, string>>();

function addressOf(drawing: Drawing): string {
  const { match, language, id, back } = drawing;
  const known = addresses.get(match) ?? new Map<string, string>();
  addresses.set(match, known);
  const key = [language, id, back].join('\n');
  const address = known.get(key) ?? `data:image/svg+xml,${encodeURIComponent(svgOf(drawing))}`;
  known.set(key, address);
  return address;
}

let family: string | undefined;

/** The letters of the page. Asked once: asking makes the page work out its styles. */
const letters = (): string => {
  family ??= getComputedStyle(document.body).fontFamily;
  return family;
};

/** An image knows nothing of the page: what it takes from there is written into it. */
function svgOf(drawing: Drawing): string {
  const svg = (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
      width={CARD_WIDTH}
      height={CARD_HEIGHT}
      fontFamily={letters()}
      // A font is made ready once for each size, and that takes a phone longer than anything else about a card.
      textRendering="geometricPrecision"
    >
      <Drawn {...drawing} />
    </svg>
  );
  return markup(svg);
}

function Drawn({ look, match, edition, language, id, back }: Drawing): ReactNode {
  const card = cardNamed(match, id);
  const figures = id === undefined ? [] : (edition.sources?.figures(match, id, language) ?? []);
  const designed = figures.some(({ mark }) => mark === 'D');
  return (
    <>
      <rect
        x="1"
        y="1"
        width={CARD_WIDTH - 2}
        height={CARD_HEIGHT - 2}
        rx="14"
        fill="#fffaf0"
        stroke="#2b1b12"
        strokeWidth="2"
      />
      {card !== undefined && id !== undefined ? (
        <look.CardFace
          match={match}
          card={card}
          name={edition.cardName(match, id, language)}
          language={language}
        />
      ) : look.CardBack !== undefined ? (
        <look.CardBack back={back} />
      ) : (
        <HouseBack />
      )}
      {designed && (
        <circle
          cx={CARD_WIDTH - 14}
          cy={CARD_HEIGHT - 14}
          r="5"
          fill="none"
          stroke="#7c5410"
          strokeWidth="3"
        />
      )}
    </>
  );
}
