import { memo, type ReactNode, useCallback, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../games/look.ts';
import { CardPicture, type Drawing } from '../parts/Picture.tsx';
import { type CardAt, faceOf } from './cards.ts';
import { heading } from './words.ts';

/** A card as players know it: a small picture, and its name. */
export function CardName({ card: { edition, look, match, id } }: { readonly card: CardAt }): ReactNode {
  const { language } = useSettings();
  return (
    <>
      <span className="deck-picture">
        {look !== undefined && (
          <NearPicture
            look={look}
            match={match}
            edition={edition}
            language={language}
            id={id}
            back={undefined}
          />
        )}
      </span>
      {heading(edition.cardName(match, id, language))}
    </>
  );
}

/** Drawn once it comes near: a form has a hundred. */
const NearPicture = memo(function NearPicture(drawing: Drawing): ReactNode {
  const [isNear, setIsNear] = useState(false);
  const watch = useCallback((paper: HTMLElement | null) => {
    if (paper === null) return undefined;
    whenNear.set(paper, () => setIsNear(true));
    near.observe(paper);
    return () => near.unobserve(paper);
  }, []);
  if (isNear) return <CardPicture {...drawing} />;
  return <img ref={watch} alt="" width={CARD_WIDTH} height={CARD_HEIGHT} />;
}, looksTheSame);

const whenNear = new WeakMap<Element, () => void>();
const near = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen) if (isIntersecting) whenNear.get(target)?.();
  },
  { rootMargin: '400px' },
);

/** A match is another one after every change of any figure; the face of a card hardly ever is. */
function looksTheSame(one: Drawing, other: Drawing): boolean {
  return one.look === other.look && one.language === other.language && faceOf(one) === faceOf(other);
}
