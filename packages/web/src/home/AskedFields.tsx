import type { Edition } from '@stamtafel/games/edition.ts';
import type { ReactNode } from 'react';
import { Choice } from '../app/fields.tsx';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';
import { askedOf, type People } from './asked.ts';
import { choose, type Live, playedWith } from './house-rules.ts';
import type { Chosen } from './objection.ts';

interface Props {
  readonly edition: Edition;
  readonly people: People;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  readonly live: Live;
}

/** What a table of people is asked about them: who is the youngest. They may leave it to chance. */
export function AskedFields({ edition, people, chosen, onChange, live }: Props): ReactNode {
  const { online } = useTexts();
  const { language } = useSettings();
  const played = playedWith(edition, chosen, live);
  return askedOf(edition, played, people).map(({ option, seats, lots }) => {
    const named = seats.flatMap((value, seat) => {
      const name = people[seat];
      return name === undefined ? [] : [[value, name] as const];
    });
    const now = String(played[option] ?? lots);
    return (
      <Choice
        key={option}
        label={edition.texts[language].options[option]?.name ?? option}
        values={[...named.map(([value]) => value), lots]}
        names={{ ...Object.fromEntries(named), [lots]: online.drawLots }}
        value={named.some(([value]) => value === now) ? now : lots}
        onChange={(value) => onChange(choose(edition, chosen, { id: option, value, at: live }))}
      />
    );
  });
}
