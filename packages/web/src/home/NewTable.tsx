import type { CatalogueEntry } from '@stamtafel/games/catalogue.ts';
import { typedName } from '@stamtafel/protocol/names.ts';
import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { Choice } from '../app/fields.tsx';
import { addressOf } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';
import { AskedFields } from './AskedFields.tsx';
import { answeredBy, askedOf } from './asked.ts';
import { called } from './called.ts';
import { playedWith } from './house-rules.ts';
import { LevelFields } from './LevelFields.tsx';
import { Objection } from './Objection.tsx';
import { OptionFields } from './OptionFields.tsx';
import { objection } from './objection.ts';
import { levelsFor, type SetUp, setUpOf } from './setup.ts';
import { useEdition } from './useEdition.ts';

interface Props {
  readonly entry: CatalogueEntry;
  readonly onSit: (people: readonly string[], setUp: SetUp) => void;
  readonly onClose: () => void;
}

/** Around one screen: how many people, what they are called, and how many computers fill the other chairs. */
export function NewTable({ entry, onSit, onClose }: Props): ReactNode {
  const texts = useTexts();
  const { language } = useSettings();
  const edition = useEdition(entry);
  const [setUp] = useState(() => setUpOf(entry.id, entry.players));
  const [wanted, setWanted] = useState(setUp.options);
  const [levels, setLevels] = useState(setUp.levels);
  const counts = [...entry.players].sort((a, b) => a - b);
  const most = counts.at(-1) ?? 2;
  const [people, setPeople] = useState(2);
  const [names, setNames] = useState<readonly string[]>([]);
  const [seats, setSeats] = useState(counts.find((count) => count >= 2) ?? 2);
  const field = useId();
  const enough = counts.filter((count) => count >= people);
  const chosen = enough.includes(seats) ? seats : (enough[0] ?? most);
  const persons = called(names, people, texts.guest);
  const options =
    edition === undefined ? wanted : answeredBy(edition, playedWith(edition, wanted, 'impossible'), persons);
  const flaw = edition && objection(edition, chosen, options, language);
  return (
    <Dialog title={texts.newTable(entry.title[language])} onClose={onClose}>
      <form
        className="new-table"
        onSubmit={(event) => {
          event.preventDefault();
          onSit(persons, { seats: chosen, levels, options });
        }}
      >
        <p>{texts.newTableHow}</p>
        <p className="other-way">
          {texts.online.orPhones}{' '}
          <a className="button" href={addressOf({ page: 'make', game: entry.id, as: 'screen' })}>
            {texts.online.tableOnScreen}
          </a>
        </p>
        {most > 2 && (
          <Choice label={texts.people} values={range(2, most)} value={people} onChange={setPeople} />
        )}
        {enough.length > 1 && (
          <Choice
            label={texts.bots}
            values={enough.map((count) => count - people)}
            value={chosen - people}
            onChange={(bots) => setSeats(people + bots)}
          />
        )}
        <fieldset className="names">
          <legend>{texts.namesOfPeople}</legend>
          {range(0, people - 1).map((seat) => (
            <input
              key={seat}
              id={`${field}${seat}`}
              aria-label={texts.guest(seat + 1)}
              placeholder={texts.guest(seat + 1)}
              value={names[seat] ?? ''}
              onChange={(event) => {
                const next = range(0, people - 1).map((other) => names[other] ?? '');
                next[seat] = typedName(event.target.value);
                setNames(next);
              }}
            />
          ))}
        </fieldset>
        <LevelFields
          names={texts.botNames}
          levels={levelsFor({ levels }, chosen - people)}
          onChange={setLevels}
        />
        {edition !== undefined && (
          <>
            <AskedFields
              edition={edition}
              people={persons}
              chosen={options}
              onChange={setWanted}
              live="impossible"
            />
            <OptionFields
              edition={edition}
              seats={chosen}
              chosen={options}
              onChange={setWanted}
              live="impossible"
              elsewhere={askedOf(edition, options, persons).map(({ option }) => option)}
            />
            <Objection table={{ edition, seats: chosen, chosen: options }} flaw={flaw} />
          </>
        )}
        <div className="dialog-buttons">
          <button type="submit" className="button" data-kind="main" disabled={flaw !== undefined}>
            {texts.sitDown}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
