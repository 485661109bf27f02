import { entryOf } from '@stamtafel/games/catalogue.ts';
import type { Edition } from '@stamtafel/games/edition.ts';
import { knowsRules } from '@stamtafel/kernel';
import type { TableInfo } from '@stamtafel/protocol';
import { TABLE_ID } from '@stamtafel/protocol/table-id.ts';
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Lost } from '../app/Lost.tsx';
import { Reload } from '../app/Reload.tsx';
import { addressOf, go, type Pass, type Role } from '../app/router.ts';
import { settingsNow, useSettings } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import { useLoaded } from '../app/useLoaded.ts';
import { loadLook } from '../games/index.ts';
import type { GameLook } from '../games/look.ts';
import { isShown, openRemotely } from '../session/remote.ts';
import { Table } from '../table/Table.tsx';
import { nl } from '../texts/nl.ts';
import { textsIn, useTexts } from '../texts/texts.ts';
import type { TroubleCode } from './api.ts';
import { Invitation } from './Invitation.tsx';
import { Join } from './Join.tsx';
import { remember, remembered } from './keys.ts';
import { Lobby } from './Lobby.tsx';
import type { LineState } from './line.ts';
import { PageHead } from './PageHead.tsx';
import { ScreenLobby } from './ScreenLobby.tsx';
import { StandsStill, standsStill } from './StandsStill.tsx';
import { OnlineTable, type TableNow, viewersOf } from './table.ts';
import { type TurnedDown, useTurnedDown } from './turned-down.ts';
import { useScreen } from './useScreen.ts';
import '../styles/table.css';
import '../styles/parts.css';
import '../styles/online.css';

export interface Props {
  readonly id: string;
  readonly pass: Pass | undefined;
  readonly as: Role;
}

/** A table in the house: its lobby, the table itself, or why it cannot be shown. */
export function OnlinePage(props: Props): ReactNode {
  const { online } = useTexts();
  return TABLE_ID.test(props.id) ? <TablePage {...props} /> : <Lost text={online.trouble['not-found']} />;
}

function TablePage({ id, pass, as }: Props): ReactNode {
  const [table, setTable] = useState<OnlineTable>();
  useEffect(() => {
    const opened = new OnlineTable(id);
    setTable(opened);
    return () => opened.close();
  }, [id]);
  const texts = useTexts();
  return table === undefined ? (
    <p className="breath">{texts.dealing}</p>
  ) : (
    <Opened table={table} pass={pass} as={as} />
  );
}

const say = (code: TroubleCode): void => note(textsIn(settingsNow().language).online.trouble[code]);
const sayTurnedDown = (how: TurnedDown): void => note(textsIn(settingsNow().language).online.turnedDown[how]);

function Opened({
  table,
  pass,
  as,
}: Pick<Props, 'pass' | 'as'> & {
  readonly table: OnlineTable;
}): ReactNode {
  const { online, dealing } = useTexts();
  const { language } = useSettings();
  const now = useSyncExternalStore(table.subscribe, table.now);
  const { info } = now;
  const game = useGame(info?.game);
  useKept(table.id, info, pass);
  useScreen(as === 'screen', table.id, info);
  useTurnedDown(table, sayTurnedDown);
  const edition = game?.edition;
  const isKnown = edition !== undefined && info !== undefined && knowsRules(edition.game, info.rules);
  const shown = isKnown && info.phase !== 'gathering' && isShown(table);
  const session = useMemo(
    () =>
      shown && edition !== undefined
        ? openRemotely(edition, table, { botNames: nl.botNames, onTrouble: say, as })
        : undefined,
    [shown, edition, table, as],
  );
  if (info === undefined) return <Unopened now={now} />;
  if (info.sentAway) return <Lost text={online.removed} />;
  if (session === undefined && standsStill(info)) return <StandsStill table={table} info={info} />;
  // A game that this page has never heard of.
  if (entryOf(info.game) === undefined) return <OldVersion />;
  if (game === undefined) return <p className="breath">{dealing}</p>;
  if (!isKnown) return <OldVersion />;
  const mySeats = info.seats.filter(({ yours }) => yours).length;
  // A player on this device has a chair here: a screen for all would show their hand.
  if (as === 'screen' && mySeats > 0) return <NoScreen id={info.id} />;
  if (info.phase === 'gathering' && as === 'screen')
    return <ScreenLobby table={table} info={info} now={now} edition={game.edition} />;
  if (info.phase === 'gathering')
    return <Lobby table={table} info={info} now={now} edition={game.edition} pass={pass} />;
  if (pass !== undefined && 'invite' in pass && info.phase !== 'over')
    return (
      <main className="page">
        <PageHead title={online.lobby(game.edition.texts[language].title)} edition={game.edition} />
        <Invitation game={info.game} />
        <Join table={table} info={info} pass={pass} />
      </main>
    );
  if (session !== undefined) return <Table session={session} look={game.look} />;
  if (mySeats === 0 && info.watching === 'off')
    return <Lost text={online.noWatching} hint={online.chairGone} />;
  if (mySeats === 0 && info.watching === 'delayed' && now.line === 'online')
    return <Lost text={online.watchesLater} hint={online.watchesLaterHint} />;
  return <Waiting line={now.line} />;
}

function NoScreen({ id }: { readonly id: string }): ReactNode {
  const { online } = useTexts();
  return (
    <Lost text={online.screenSits}>
      <a className="button" data-kind="main" href={addressOf({ page: 'online', id, pass: undefined })}>
        {online.toOwnChair}
      </a>
    </Lost>
  );
}

/** Nothing is known of the table yet, or never will be. */
function Unopened({ now }: { readonly now: TableNow }): ReactNode {
  const { online } = useTexts();
  const code = now.trouble?.code;
  if (code === 'outdated') return <OldVersion />;
  if (code !== undefined && code !== 'offline' && code !== 'busy')
    return <Lost text={online.trouble[code]} />;
  return <Waiting line={now.line} />;
}

/** Longer than a slow network takes: from then on a way out is offered. */
const LONG_WAIT_MS = 8000;

/** Nothing to see yet. The table still comes when it comes. */
function Waiting({ line }: { readonly line: LineState }): ReactNode {
  const { online } = useTexts();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return <p className="breath">{online.line[line]}</p>;
  return (
    <Lost text={line === 'online' ? online.noAnswer : online.line[line]}>
      <Reload />
    </Lost>
  );
}

function OldVersion(): ReactNode {
  const { online } = useTexts();
  return (
    <Lost text={online.oldVersion}>
      <Reload />
    </Lost>
  );
}

interface Game {
  readonly edition: Edition;
  readonly look: GameLook;
}

function useGame(id: string | undefined): Game | undefined {
  const entry = id === undefined ? undefined : entryOf(id);
  const load = useCallback(async (): Promise<Game | undefined> => {
    if (entry === undefined) return undefined;
    const [edition, look] = await Promise.all([entry.load(), loadLook(entry.id)]);
    return { edition, look };
  }, [entry]);
  return useLoaded(load);
}

/**
 * The promise of the shuffle is kept here; once the player sits, the address no longer shows the key. Another
 * invitation may be for one more chair.
 */
function useKept(id: string, info: TableInfo | undefined, pass: Pass | undefined): void {
  const commitment = info?.phase === 'gathering' ? info.fairness?.commitment : undefined;
  useEffect(() => {
    if (commitment !== undefined && remembered(id).commitment === undefined) remember(id, { commitment });
  }, [id, commitment]);
  const sits = info !== undefined && viewersOf(info).some((seat) => seat < info.seats.length);
  useEffect(() => {
    if (!sits || pass === undefined) return;
    if ('key' in pass || pass.invite === remembered(id).invite) go({ page: 'online', id, pass: undefined });
  }, [id, pass, sits]);
}
