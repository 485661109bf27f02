import type { Edition, Language } from '@stamtafel/games/edition.ts';
import { type OptionDef, seatLetter } from '@stamtafel/kernel';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';
import {
  arranged,
  changes,
  choose,
  culprit,
  headsOf,
  type Live,
  matters,
  offered,
  playedWith,
  type TableToBe,
  usual,
} from './house-rules.ts';
import { Flaw } from './Objection.tsx';
import { type Chosen, objection } from './objection.ts';
import '../styles/online.css';

interface Props {
  readonly edition: Edition;
  readonly seats: number;
  /** Only what differs from what is usual at such a table. */
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  /** Who sits where, once that is known: a chair is then called by who sits on it. */
  readonly sitting?: readonly string[];
  readonly live?: Live;
  /** What is asked elsewhere in the form. */
  readonly elsewhere?: readonly string[];
}

/** The house rules of a game, each with its explanation; folded away, since the box's own are good. */
export function OptionFields({
  edition,
  seats,
  chosen,
  onChange,
  sitting = [],
  live = 'possible',
  elsewhere = [],
}: Props): ReactNode {
  const { online } = useTexts();
  const { language } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const changed = changes(edition, chosen, live, elsewhere);
  const isBoxed = edition.live === undefined || live === 'usual';
  const played = useMemo(() => playedWith(edition, chosen, live), [edition, chosen, live]);
  const fields = useMemo(
    () => fieldsOf({ edition, seats, chosen: played }, live),
    [edition, seats, played, live],
  );
  const wrong = useMemo(() => culprit({ edition, seats, chosen: played }), [edition, seats, played]);
  return (
    <details
      className="options"
      open={isOpen || wrong !== undefined}
      onToggle={({ currentTarget }) => {
        // An option that makes no sense stays in sight: the list cannot be closed over it.
        if (wrong !== undefined) currentTarget.open = true;
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        {online.houseRules}:{' '}
        <span className="quiet">
          {changed > 0
            ? online.houseRulesChanged(changed)
            : isBoxed
              ? online.houseRulesBoxed
              : online.houseRulesUsual}
        </span>
      </summary>
      <div className="option-list">
        {fields.map(({ id, def, values }) => {
          if (elsewhere.includes(id)) return null;
          const Field = def.arranges === undefined ? OptionField : ArrangeField;
          return (
            <Field
              key={id}
              edition={edition}
              id={id}
              def={def}
              values={values}
              standard={usual(edition, id, live)}
              nameOf={(value) => chairName(value, sitting) ?? valueName(edition, id, value, language)}
              value={played[id] ?? def.standard}
              flaw={id === wrong ? objection(edition, seats, played, language) : undefined}
              onChange={(value) => onChange(choose(edition, chosen, { id, value, at: live }))}
            />
          );
        })}
      </div>
    </details>
  );
}

/** What there is to choose now. Own figures are entered elsewhere. */
const fieldsOf = ({ edition, seats, chosen }: TableToBe, live: Live) =>
  Object.entries(edition.game.options)
    .filter(
      ([id, { values, arranges }]) =>
        ('from' in values || values.length > 0 || arranges !== undefined) && matters(edition, chosen, id),
    )
    .map(([id, def]) => ({
      id,
      def,
      values: offered({ edition, seats, chosen }, id).filter(
        (value) => live !== 'impossible' || value !== edition.live?.[id],
      ),
    }));

interface FieldProps {
  readonly edition: Edition;
  readonly id: string;
  readonly def: OptionDef;
  /** Those that this table can be played with. */
  readonly values: readonly OptionDef['standard'][];
  /** What is usual at this table. */
  readonly standard: unknown;
  readonly nameOf: (value: unknown) => string;
  readonly value: unknown;
  /** Why it cannot be played like this, if it is because of this one. */
  readonly flaw: string | undefined;
  readonly onChange: (value: OptionDef['standard']) => void;
}

function OptionField({
  edition,
  id,
  def,
  values,
  standard,
  nameOf,
  value,
  flaw,
  onChange,
}: FieldProps): ReactNode {
  const { online } = useTexts();
  const { language } = useSettings();
  const field = useId();
  /** The text of a number field while the player types: for a moment that may be no number. */
  const [typing, setTyping] = useState<string>();
  const words = edition.texts[language].options[id];
  const described = flaw !== undefined && { 'aria-invalid': true, 'aria-describedby': `${field}-flaw` };
  const range = 'from' in def.values ? def.values : undefined;
  const names = values.map(nameOf);
  const heads = headsOf(names);
  const whole = nameOf(value);
  const head = heads[names.indexOf(whole)];
  return (
    <div className="option">
      <label htmlFor={field}>{words?.name ?? id}</label>
      {range !== undefined ? (
        <input
          id={field}
          {...described}
          type="number"
          min={range.from}
          max={range.to}
          value={typing ?? String(value)}
          title={online.from(range.from, range.to)}
          onChange={({ target }) => {
            setTyping(target.value);
            const typed = target.valueAsNumber;
            if (!Number.isNaN(typed)) onChange(Math.trunc(typed));
          }}
          onBlur={() => setTyping(undefined)}
        />
      ) : (
        <select
          id={field}
          {...described}
          value={String(value)}
          onChange={({ target }) => {
            const picked = values.find((each) => String(each) === target.value);
            if (picked !== undefined) onChange(picked);
          }}
        >
          {values.map((each, i) => {
            const name = heads[i] ?? '';
            return (
              <option key={String(each)} value={String(each)}>
                {each === standard ? online.usualValue(name) : name}
              </option>
            );
          })}
        </select>
      )}
      <p className="quiet">{words?.explains}</p>
      {head !== undefined && saysMore(whole, head) && <p className="option-chosen">{whole}</p>}
      {flaw !== undefined && <Flaw id={`${field}-flaw`} text={flaw} />}
    </div>
  );
}

/** Things in a chosen order, such as locations on the table: one field per place, so that each is always somewhere. */
function ArrangeField({ edition, id, def, value, flaw, onChange }: FieldProps): ReactNode {
  const { language } = useSettings();
  const wrong = useId();
  const words = edition.texts[language].options[id];
  const { what = [], places = [] } = def.arranges ?? {};
  const order = String(value).split(',');
  const name = (word: string): string => words?.values?.[word] ?? word;
  return (
    <fieldset className="option arrange" aria-describedby={flaw && wrong}>
      <legend>{words?.name ?? id}</legend>
      <p className="quiet">{words?.explains}</p>
      <div className="arrange-places">
        {places.map((place, i) => (
          <label key={place}>
            <span>{name(place)}</span>
            <select
              value={order[i]}
              onChange={({ target }) => onChange(arranged(order, i, target.value).join(','))}
            >
              {what.map((each) => (
                <option key={each} value={each}>
                  {name(each)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {flaw !== undefined && <Flaw id={wrong} text={flaw} />}
    </fieldset>
  );
}

/** How many letters are visible in a field on a phone. */
const MOST_LETTERS = 24;

/** Whether the field itself does not show all of it; a closing full stop is not worth a line of its own. */
const saysMore = (whole: string, head: string): boolean =>
  whole.length > head.length + 1 || head.length > MOST_LETTERS;

/** "A" is the first chair, and only a chair is called so. */
const chairName = (value: unknown, sitting: readonly string[]): string | undefined =>
  sitting.find((_, seat) => seatLetter(seat) === value);

const yesNo = { nl: { true: 'ja', false: 'nee' }, en: { true: 'yes', false: 'no' } } as const;

/** A value of an option in words. */
export function valueName(edition: Edition, id: string, value: unknown, language: Language): string {
  const named = edition.texts[language].options[id]?.values?.[String(value)];
  if (named !== undefined) return named;
  return typeof value === 'boolean' ? yesNo[language][value ? 'true' : 'false'] : String(value);
}
