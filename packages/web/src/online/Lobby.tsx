import type { Edition } from '@stamtafel/games/edition.ts';
import { unsaid } from '@stamtafel/kernel';
import type { TableAction, TableInfo } from '@stamtafel/protocol';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { Pass } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import { usual } from '../home/house-rules.ts';
import { valueName } from '../home/OptionFields.tsx';
import type { Words } from '../session/session.ts';
import { useTexts } from '../texts/texts.ts';
import { HouseTrouble, house } from './api.ts';
import { Chat } from './Chat.tsx';
import { Invitation } from './Invitation.tsx';
import { Join } from './Join.tsx';
import { remember, remembered } from './keys.ts';
import { mayTalk } from './may-talk.ts';
import { PageHead } from './PageHead.tsx';
import { Seats } from './Seats.tsx';
import { ShareTable } from './ShareTable.tsx';
import type { OnlineTable, TableNow } from './table.ts';

interface Props {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly now: TableNow;
  readonly edition: Edition;
  readonly pass: Pass | undefined;
}

/** Before the deal: who sits where, the link for the others, what everybody adds to the shuffle. */
export function Lobby({ table, info, now, edition, pass }: Props): ReactNode {
  const texts = useTexts();
  const { online } = texts;
  const sits = info.seats.some(({ yours }) => yours);
  const isFull = info.seats.every(({ kind }) => kind !== 'open');
  const key = pass !== undefined && 'key' in pass ? pass.key : remembered(info.id).key;
  const act = useActs(table, info);
  const say = async (words: Words): Promise<boolean> => {
    const trouble = await table.say(words);
    if (trouble !== undefined) note(online.trouble[trouble.code]);
    return trouble === undefined;
  };
  return (
    <main className="page">
      <LobbyHead edition={edition} line={now.line} />
      <div className="lobby">
        <div className="lobby-main">
          {sits ? (
            <Seats info={info} act={act} />
          ) : (
            <>
              <Invitation game={info.game} />
              <Join
                table={table}
                info={info}
                pass={pass ?? (key === undefined ? undefined : { key })}
                chairs={(sitAt) => <Seats info={info} act={act} sitAt={sitAt} />}
              />
            </>
          )}
          <WaitsFor info={info} />
          {info.host && isFull && <Start act={act} />}
          {sits && <ShuffleAlong info={info} act={act} />}
        </div>
        <div className="lobby-side">
          {!isFull && key !== undefined && (sits || info.host) && (
            <ShareTable table={info.id} pass={{ key }} label={online.share}>
              {info.host && <NewKey act={act} />}
            </ShareTable>
          )}
          {!isFull && key === undefined && sits && (
            <div className="sheet">
              <p>{online.noKey}</p>
              {info.host && <NewKey act={act} />}
            </div>
          )}
          <TableRules edition={edition} info={info} />
          {mayTalk(info) && (
            <section className="sheet chat-sheet" aria-label={online.chat}>
              <h2>{online.chat}</h2>
              <Chat
                lines={now.chat}
                onSay={say}
                onSendAway={info.host ? (line) => void act({ do: 'sendAway', line }) : undefined}
              />
            </section>
          )}
        </div>
      </div>
    </main>
  );
}

/** Which game is about to begin, and whether the house is heard. */
export function LobbyHead({
  edition,
  line,
}: {
  readonly edition: Edition;
  readonly line: TableNow['line'];
}): ReactNode {
  const { online } = useTexts();
  const { language } = useSettings();
  return (
    <>
      <PageHead title={online.lobby(edition.texts[language].title)} edition={edition}>
        <span className="line-state" data-line={line} title={online.line[line]}>
          <span className="unseen">{online.line[line]}</span>
        </span>
      </PageHead>
      {line === 'lost' && <p className="strip">{online.line.lost}</p>}
    </>
  );
}

type Act = (action: TableAction) => Promise<string | undefined>;

/** What is done at a table before the deal; gives the invitation, if there is one. */
export function useActs(table: OnlineTable, { id }: TableInfo): Act {
  const { online } = useTexts();
  return async (action) => {
    try {
      const acted = await house.act(id, action);
      if (acted.key !== undefined) remember(id, { key: acted.key });
      table.learn(acted.table);
      return acted.invite;
    } catch (error) {
      note(online.trouble[error instanceof HouseTrouble ? error.code : 'fault']);
      return undefined;
    }
  };
}

/** What has to happen before the cards are dealt. */
export function WaitsFor({ info }: { readonly info: TableInfo }): ReactNode {
  const { online } = useTexts();
  const seconds = useSecondsLeft(info);
  return (
    <p className="hint">
      <span role="status">{online[waitsFor(info)]}</span>{' '}
      {seconds !== undefined && (
        <span role="timer" aria-label={online.dealsIn(seconds)}>
          {online.dealsIn(seconds)}
        </span>
      )}
    </p>
  );
}

/** Until the deal, counted down here; undefined while nobody counts. */
function useSecondsLeft(info: TableInfo): number | undefined {
  const { dealsIn } = info;
  const [left, setLeft] = useState(dealsIn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a new info says holds from when it came
  useEffect(() => {
    setLeft(dealsIn);
    if (dealsIn === undefined) return undefined;
    const end = performance.now() + dealsIn;
    const timer = setInterval(() => setLeft(Math.max(0, end - performance.now())), 250);
    return () => clearInterval(timer);
  }, [info]);
  return left === undefined ? undefined : Math.ceil(left / 1000);
}

function waitsFor({
  seats,
  awaitWords,
}: TableInfo): 'waitingForPeople' | 'waitingForWords' | 'waitingForShuffle' | 'waitingForRematch' {
  if (seats.some(({ kind }) => kind === 'open')) return 'waitingForPeople';
  if (awaitWords) return 'waitingForWords';
  return seats.every(({ present }) => present) ? 'waitingForShuffle' : 'waitingForRematch';
}

export function Start({ act }: { readonly act: Act }): ReactNode {
  const { online } = useTexts();
  return (
    <button type="button" className="button" data-kind="main" onClick={() => void act({ do: 'start' })}>
      {online.start}
    </button>
  );
}

export const NewKey = ({ act }: { readonly act: Act }): ReactNode => {
  const { online } = useTexts();
  return (
    <button type="button" className="text-button" onClick={() => void act({ do: 'newKey' })}>
      {online.newKey}
    </button>
  );
};

/** The player's words for the shuffle: mixed in, and shown to all. */
function ShuffleAlong({ info, act }: { readonly info: TableInfo; readonly act: Act }): ReactNode {
  const { online } = useTexts();
  const [words, setWords] = useState('');
  const isDone = info.seats.some(({ yours, ready }) => yours && ready);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void act({ do: 'contribute', words: words.trim() });
  };
  return (
    <details className="options" open={info.awaitWords}>
      <summary>{online.shuffleAlong}</summary>
      <form className="option-list" onSubmit={submit}>
        <p className="quiet">{online.shuffleWhy}</p>
        {isDone ? (
          <p>{online.shuffleDone}</p>
        ) : (
          <div className="share-link">
            <input
              aria-label={online.shuffleWords}
              placeholder={online.shuffleWords}
              maxLength={64}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
            <button type="submit" className="button">
              {words.trim() === '' ? online.shuffleSkip : online.shuffleAlong}
            </button>
          </div>
        )}
      </form>
    </details>
  );
}

/** What differs from the box, the clock, and who may watch. */
export function TableRules({
  edition,
  info,
}: {
  readonly edition: Edition;
  readonly info: TableInfo;
}): ReactNode {
  const { online } = useTexts();
  const { language } = useSettings();
  const changed = Object.keys(edition.game.options).flatMap((id) => {
    const value = info.options[id] ?? unsaid(edition.game, info.rules, id);
    if (id === edition.deck.option && typeof value === 'object')
      return [{ name: online.cards, value: online.ownDeck }];
    if (value === usual(edition, id, 'usual') || typeof value === 'object') return [];
    const name = edition.texts[language].options[id]?.name ?? id;
    return [{ name, value: valueName(edition, id, value, language) }];
  });
  const { clock } = info;
  return (
    <section className="sheet" aria-label={online.rulesOfTable}>
      <h2>{online.rulesOfTable}</h2>
      <dl className="facts-list">
        {changed.length === 0 && (
          <div>
            <dt>{online.houseRules}</dt>
            <dd>{online.houseRulesBoxed}</dd>
          </div>
        )}
        {changed.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{online.clock}</dt>
          <dd>{clockText(clock, language) ?? online.clocks.none}</dd>
        </div>
        <div>
          <dt>{online.watching}</dt>
          <dd>{online.watchings[info.watching]}</dd>
        </div>
      </dl>
    </section>
  );
}

function clockText(clock: TableInfo['clock'], language: string): string | undefined {
  const amount = (value: number, unit: 'second' | 'minute' | 'day'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  switch (clock.kind) {
    case 'none':
      return undefined;
    case 'move':
      return `${clock.seconds % 60 === 0 ? amount(clock.seconds / 60, 'minute') : amount(clock.seconds, 'second')} ${language === 'nl' ? 'per zet' : 'a move'}`;
    case 'match':
      return `${amount(clock.seconds / 60, 'minute')} + ${amount(clock.increment, 'second')}`;
    case 'days':
      return `${amount(clock.days, 'day')} ${language === 'nl' ? 'per zet' : 'a move'}`;
  }
}
