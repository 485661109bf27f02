import { Fragment, type ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';
import { Figure, type PartProps } from './Figure.tsx';
import { type Json, withValue } from './tree.ts';
import { pairNames } from './words.ts';

interface Props extends PartProps {
  readonly pairs: readonly (readonly Json[])[];
  readonly label: string;
}

/** A list of pairs as fields: `5 → 1`, `10 → 2`, one more, one less. */
export function Pairs({ path, own, house, onChange, pairs, label }: Props): ReactNode {
  const { deck } = useTexts();
  const { language } = useSettings();
  const names = pairNames(path.at(-1) ?? '', language);
  const put = (n: number, next: Json | undefined): void =>
    onChange((now) => withValue(now, [...path, String(n)], next));
  return (
    <div className="deck-pairs">
      {pairs.map((_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair is told by its place
        <span key={n} className="deck-pair">
          {names.map((name, which) => (
            <Fragment key={name}>
              {which > 0 && <span aria-hidden="true">→</span>}
              <Figure
                path={[...path, String(n), String(which)]}
                own={own}
                house={house}
                onChange={onChange}
                label={`${label} ${n + 1} ${name}`}
                like={0}
                firm
              />
            </Fragment>
          ))}
        </span>
      ))}
      <span className="deck-pair">
        <button
          type="button"
          className="icon-button"
          aria-label={deck.addPair(label)}
          title={deck.addPair(label)}
          onClick={() => put(pairs.length, pairs.at(-1))}
        >
          <span aria-hidden="true">+</span>
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={deck.removePair(label)}
          title={deck.removePair(label)}
          disabled={pairs.length === 1}
          onClick={() => put(pairs.length - 1, undefined)}
        >
          <span aria-hidden="true">−</span>
        </button>
      </span>
    </div>
  );
}
