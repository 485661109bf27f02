import { type CatalogueEntry, entryOf } from '@stamtafel/games/catalogue.ts';
import type { Chair, Edition } from '@stamtafel/games/edition.ts';
import { asLive, isLive, needsLive } from '@stamtafel/games/live.ts';
import { seatLetter } from '@stamtafel/kernel';
import type { BotLevel, ClockSetting, NewTable, SeatWish, SitIn } from '@stamtafel/protocol';
import { typedName } from '@stamtafel/protocol/names.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Choice, Switch } from '../app/fields.tsx';
import { likesHurry } from '../app/hurry.ts';
import { Lost } from '../app/Lost.tsx';
import { addressOf, go, type Role } from '../app/router.ts';
import { changeSettings, useSettings } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import { ownOptions } from '../deck/own.ts';
import { AskedFields } from '../home/AskedFields.tsx';
import { answeredBy, askedOf, type People } from '../home/asked.ts';
import { playedWith } from '../home/house-rules.ts';
import { Objection } from '../home/Objection.tsx';
import { OptionFields } from '../home/OptionFields.tsx';
import { type Chosen, objection } from '../home/objection.ts';
import { rememberedLive } from '../home/setup.ts';
import { useEdition } from '../home/useEdition.ts';
import { botLevels } from '../session/messages.ts';
import type { OnlineTexts } from '../texts/online-nl.ts';
import { useTexts } from '../texts/texts.ts';
import { HouseTrouble, house } from './api.ts';
import { remember } from './keys.ts';
import { PageHead } from './PageHead.tsx';
import { useReach } from './reach.ts';
import { useHouse } from './useHouse.ts';
import '../styles/online.css';

type PersonKind = keyof OnlineTexts['chairKinds'];
type ChairKind = PersonKind | BotLevel;
type ClockName = keyof OnlineTexts['clocks'];

const clocks: { readonly [N in ClockName]: ClockSetting } = {
  none: { kind: 'none' },
  move60: { kind: 'move', seconds: 60 },
  move180: { kind: 'move', seconds: 180 },
  match15: { kind: 'match', seconds: 900, increment: 5 },
  match30: { kind: 'match', seconds: 1800, increment: 10 },
  day1: { kind: 'days', days: 1 },
  day3: { kind: 'days', days: 3 },
};
const clockNames: readonly ClockName[] = ['none', 'move60', 'move180', 'match15', 'match30', 'day1', 'day3'];
export interface Props {
  readonly game: string;
  readonly as: Role;
}

/** Makes a table for friends: who sits where, by which house rules. */
export function MakeTable({ game, as }: Props): ReactNode {
  const texts = useTexts();
  const entry = entryOf(game);
  const edition = useEdition(entry);
  if (entry === undefined) return <Lost text={texts.noSuchGame} />;
  if (edition === undefined) return <p className="breath">{texts.dealing}</p>;
  return <Form entry={entry} edition={edition} as={as} />;
}

interface FormProps extends Pick<Props, 'as'> {
  readonly entry: CatalogueEntry;
  readonly edition: Edition;
}

function Form({ entry, edition, as }: FormProps): ReactNode {
  const texts = useTexts();
  const { online } = texts;
  const settings = useSettings();
  const { language } = settings;
  const counts = [...entry.players].sort((a, b) => a - b);
  const [name, setName] = useState(settings.name);
  const [count, setCount] = useState(entry.players[0] ?? 2);
  const [kinds, setKinds] = useState<readonly ChairKind[]>(['me']);
  const [names, setNames] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<Chosen>(() => wishedLive(edition));
  const [clock, setClock] = useState<ClockName>('none');
  const [visibility, setVisibility] = useState<NewTable['visibility']>('link');
  const [watching, setWatching] = useState<NewTable['watching']>('live');
  const [reveal, setReveal] = useState(true);
  const [sitIn, setSitIn] = useState<SitIn>();
  const [awaitWords, setAwaitWords] = useState(false);
  const [making, setMaking] = useState(false);
  const isScreen = as === 'screen';
  const offered = isScreen ? chairKinds.filter((kind) => !isHere(kind)) : chairKinds;
  const seats = Array.from({ length: count }, (_, seat): ChairKind => {
    const kind = kinds[seat] ?? 'open';
    return offered.includes(kind) ? kind : 'open';
  });
  // With days to think it is usual to be away.
  const mayHurry = clocks[clock].kind !== 'days';
  const sitInNow = sitIn ?? (clock === 'none' ? 'asked' : 'minute');
  const noHouse = useHouse();
  const isOnlyHere = useReach()?.length === 0;
  const own = ownOptions(entry.id, edition.deck.option);
  const chairs = seats.map(chairOf);
  const live = isLive(edition, chairs, clocks[clock]) ? 'usual' : 'impossible';
  const people: People = seats.map((kind, seat) => {
    if (kind === 'me') return name.trim() || texts.you;
    if (kind === 'also') return names[seat]?.trim() || texts.guest(seat + 1);
    return isLevel(kind) ? undefined : online.chair(seatLetter(seat));
  });
  const possible = answeredBy(edition, playedWith(edition, chosen, live), people);
  const flaw = objection(edition, count, { ...possible, ...own }, language);

  const call = async (): Promise<string> => {
    const called = name.trim() || texts.guest(1);
    changeSettings({ name: name.trim() });
    await house.call(called);
    return called;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMaking(true);
    try {
      const called = isScreen ? undefined : await call();
      const { table, key } = await house.make({
        game: entry.id,
        options: { ...possible, ...own },
        seats: seats.map((kind, seat) => wishOf(kind, names[seat]?.trim() || texts.guest(seat + 1))),
        visibility,
        clock: clocks[clock],
        // The screen itself watches.
        watching: isScreen ? 'live' : watching,
        reveal,
        ...(mayHurry && { sitIn: sitInNow }),
        awaitWords,
        ...(called !== undefined && { name: called }),
      });
      remember(table.id, { key });
      go(isScreen ? { page: 'screen', id: table.id } : { page: 'online', id: table.id, pass: undefined });
    } catch (error) {
      setMaking(false);
      note(online.trouble[error instanceof HouseTrouble ? error.code : 'fault']);
    }
  };

  const nameOf = (kind: ChairKind): string => {
    if (isLevel(kind)) return online.computer(texts.botLevels[kind]);
    return isScreen ? online.forPhone : online.chairKinds[kind];
  };

  return (
    <main className="page">
      <PageHead title={online.makeTitle(entry.title[language])} edition={edition} />
      <form className="sheet make" onSubmit={(event) => void submit(event)}>
        <Choice
          label={online.thisDevice}
          values={['player', 'screen'] as const}
          names={online.roles}
          value={as}
          onChange={(role) => go({ page: 'make', game: entry.id, as: role })}
        />
        {noHouse === undefined ? (
          <p>{isScreen ? online.makeScreenIntro : online.makeIntro}</p>
        ) : (
          <p className="hint" role="alert">
            {online.noHouse[noHouse]}
          </p>
        )}
        {noHouse === undefined && isOnlyHere && <p className="hint">{online.onlyHere}</p>}
        {!isScreen && (
          <label className="field">
            <span>{online.yourName}</span>
            <input
              value={name}
              autoComplete="nickname"
              placeholder={texts.guest(1)}
              onChange={({ target }) => setName(typedName(target.value))}
            />
          </label>
        )}
        {counts.length > 1 && (
          <Choice
            label={online.howMany}
            values={counts.map(String)}
            names={Object.fromEntries(counts.map((n) => [String(n), String(n)]))}
            value={String(count)}
            onChange={(n) => setCount(Number(n))}
          />
        )}
        <fieldset className="chairs">
          <legend>{online.chairs}</legend>
          {seats.map((kind, seat) => {
            const letter = seatLetter(seat);
            return (
              <div key={letter} className="chair">
                <span className="chair-letter" aria-hidden="true">
                  {letter}
                </span>
                <select
                  aria-label={online.chair(letter)}
                  value={kind}
                  onChange={({ target }) => {
                    const picked = chairKinds.find((each) => each === target.value);
                    if (picked !== undefined) setKinds(seats.with(seat, picked));
                  }}
                >
                  {offered.map((each) => (
                    <option key={each} value={each}>
                      {nameOf(each)}
                    </option>
                  ))}
                </select>
                {kind === 'also' && (
                  <input
                    aria-label={online.nameAt(letter)}
                    placeholder={texts.guest(seat + 1)}
                    value={names[seat] ?? ''}
                    onChange={({ target }) =>
                      setNames(seats.map((_, s) => (s === seat ? typedName(target.value) : (names[s] ?? ''))))
                    }
                  />
                )}
              </div>
            );
          })}
        </fieldset>
        <AskedFields edition={edition} people={people} chosen={chosen} onChange={setChosen} live={live} />
        <OptionFields
          edition={edition}
          seats={count}
          chosen={chosen}
          onChange={setChosen}
          live={live}
          elsewhere={askedOf(edition, possible, people).map(({ option }) => option)}
        />
        <details className="options">
          <summary>
            {isScreen ? online.clockAndDoor : online.moreChoices}:{' '}
            <span className="quiet">
              {online.clocks[clock]}, {online.doors[visibility]}
            </span>
          </summary>
          <div className="option-list">
            <Choice
              label={online.clock}
              values={clockNames}
              names={online.clocks}
              value={clock}
              onChange={setClock}
            />
            {mayHurry && (
              <Choice
                label={online.sitIn}
                values={['asked', 'minute', 'fiveMinutes', 'never'] as const}
                names={online.sitIns}
                value={sitInNow}
                onChange={setSitIn}
              />
            )}
            <Choice
              label={online.door}
              values={['link', 'listed'] as const}
              names={online.doors}
              value={visibility}
              onChange={setVisibility}
            />
            {!isScreen && (
              <Choice
                label={online.watching}
                values={['live', 'delayed', 'off'] as const}
                names={online.watchings}
                value={watching}
                onChange={setWatching}
              />
            )}
            <Switch label={online.reveal} value={reveal} onChange={setReveal} />
            <Switch label={online.awaitWords} value={awaitWords} onChange={setAwaitWords} />
          </div>
        </details>
        {Object.keys(own).length > 0 && <p className="hint">{online.ownCards}</p>}
        {live === 'impossible' && needsLive(edition, asLive(edition, chosen)) && (
          <p className="hint">{edition.liveAmong === 'people' ? online.raceNotFair : online.noRaceHere}</p>
        )}
        <Objection table={{ edition, seats: count, chosen: possible }} flaw={flaw} />
        <div className="dialog-buttons">
          <a className="button" href={addressOf({ page: 'home' })}>
            {texts.cancel}
          </a>
          <button
            type="submit"
            className="button"
            data-kind="main"
            disabled={making || noHouse !== undefined || flaw !== undefined}
          >
            {online.make}
          </button>
        </div>
      </form>
    </main>
  );
}

const chairKinds: readonly ChairKind[] = ['me', 'also', 'open', ...botLevels];

/** A player at this device. */
const isHere = (kind: ChairKind): boolean => kind === 'me' || kind === 'also';

const isLevel = (kind: ChairKind): kind is BotLevel => botLevels.some((level) => level === kind);

function wishOf(kind: ChairKind, name: string): SeatWish {
  switch (kind) {
    case 'me':
      return { kind: 'me' };
    case 'also':
      return { kind: 'me', name };
    case 'open':
      return { kind: 'open' };
    default:
      return { kind: 'bot', level: kind };
  }
}

/** Who will sit there, as far as fairness goes: a person who comes to an open chair brings a device of their own. */
const chairOf = (kind: ChairKind, seat: number): Chair => ({
  kind: isLevel(kind) ? 'bot' : 'person',
  device: isHere(kind) ? 'mine' : `seat ${seat}`,
});

/** What is usual live, unless this person does not like to be hurried; what they asked for themselves is remembered. */
const wishedLive = (edition: Edition): Chosen => ({
  ...(!likesHurry() && usualElsewhere(edition)),
  ...rememberedLive(edition),
});

const usualElsewhere = ({ game, live = {} }: Edition): Chosen =>
  Object.fromEntries(Object.keys(live).map((id) => [id, game.options[id]?.standard]));
