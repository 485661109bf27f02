import type { Edition, Language } from '@stamtafel/games/edition.ts';
import type { Match } from '@stamtafel/kernel';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { CARD_HEIGHT, CARD_WIDTH, type GameLook } from '../games/look.ts';
import { type SeenCard, useScene } from '../table/scene.ts';
import { useDrag } from './drag.ts';
import { HouseBack } from './HouseBack.tsx';

export interface CardProps {
  readonly seen: SeenCard;
  /** Not to be tapped: a picture only. */
  readonly still?: boolean;
}

/**
 * A card in its place. A face is a button with the card's words as its name: it is played, taken up, or says why not.
 * A hidden card is a picture; what can be done with it is its place's business (`<Spot>`).
 */
export function Card({ seen, still = false }: CardProps): ReactNode {
  const scene = useScene();
  const { id, zone, key } = seen;
  const drag = useDrag(id === undefined ? undefined : { card: id }, scene);
  const places = { 'data-card': key, 'data-in': zone };
  if (id === undefined || still)
    return (
      <span className="card" data-hidden={id === undefined || undefined} {...places}>
        <Picture seen={seen} />
      </span>
    );
  const touch = { card: id };
  const own = scene.isLit(touch);
  // With a card taken up, what lies on a lit place stands for that place.
  const asPlace = !own && scene.isLit({ to: zone });
  const isMarked = scene.marks.some(({ card }) => card === id);
  const isUnmarked =
    !isMarked && scene.marks.length > 0 && scene.gathering?.from.some(({ card }) => card === id);
  return (
    <button
      type="button"
      className="card"
      {...places}
      {...drag}
      data-lit={own || undefined}
      data-selected={scene.selected.card === id || isMarked || undefined}
      data-unmarked={isUnmarked || undefined}
      aria-pressed={own ? scene.selected.card === id || isMarked : undefined}
      aria-label={scene.teller.cardLine(id)}
      onClick={(event) => {
        event.stopPropagation();
        scene.touch(asPlace ? { to: zone } : touch);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        scene.inspect(id);
      }}
      onKeyDown={(event) => {
        if (event.key === 'i') scene.inspect(id);
      }}
    >
      <Picture seen={seen} />
      {isMarked && (
        <span className="card-mark" aria-hidden="true">
          ✓
        </span>
      )}
    </button>
  );
}

interface PictureProps {
  readonly seen: Pick<SeenCard, 'id' | 'back'>;
}

/** The card itself: paper, face or back, and the mark of figures that are our own design. Drawn once, however often the table changes. */
export function Picture({ seen: { id, back } }: PictureProps): ReactNode {
  const { look, match, language, session } = useScene();
  const { edition } = session;
  return useMemo(
    () => <Drawn look={look} match={match} edition={edition} language={language} id={id} back={back} />,
    [look, match, edition, language, id, back],
  );
}

/** A picture that comes as soon as there is time, where its place is kept for it: the table itself goes first. */
export function LatePicture({ seen }: PictureProps): ReactNode {
  const isDrawn = useDeferredValue(true, false);
  const id = useDeferredValue(seen.id);
  const back = useDeferredValue(seen.back);
  return isDrawn && <Picture seen={{ id, back }} />;
}

interface DrawnProps extends Pick<SeenCard, 'id' | 'back'> {
  readonly look: GameLook;
  readonly match: Match;
  readonly edition: Edition;
  readonly language: Language;
}

function Drawn({ look, match, edition, language, id, back }: DrawnProps): ReactNode {
  const card = id === undefined ? undefined : match.faces[match.faceByName.get(id) ?? -1];
  const figures = id === undefined ? [] : (edition.sources?.figures(match, id, language) ?? []);
  const designed = figures.some(({ mark }) => mark === 'D');
  return (
    <svg viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true" focusable="false">
      <rect className="card-paper" x="1" y="1" width={CARD_WIDTH - 2} height={CARD_HEIGHT - 2} rx="14" />
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
      {designed && <circle className="card-designed" cx={CARD_WIDTH - 14} cy={CARD_HEIGHT - 14} r="5" />}
    </svg>
  );
}
