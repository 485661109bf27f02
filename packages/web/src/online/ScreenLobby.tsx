import type { Edition } from '@stamtafel/games/edition.ts';
import type { TableInfo } from '@stamtafel/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { remembered } from './keys.ts';
import { LobbyHead, NewKey, Start, TableRules, useActs, WaitsFor } from './Lobby.tsx';
import { useReach } from './reach.ts';
import { Seats } from './Seats.tsx';
import { ShareTable } from './ShareTable.tsx';
import type { OnlineTable, TableNow } from './table.ts';

interface Props {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly now: TableNow;
  readonly edition: Edition;
}

/** The table on the big screen before the deal: what phones scan, and who has sat down. */
export function ScreenLobby({ table, info, now, edition }: Props): ReactNode {
  const { online } = useTexts();
  const act = useActs(table, info);
  const isFull = info.seats.every(({ kind }) => kind !== 'open');
  const { key } = remembered(info.id);
  const addresses = useReach();
  return (
    <main className="page screen-lobby">
      <LobbyHead edition={edition} line={now.line} />
      <div className="lobby" data-full={isFull || undefined}>
        {!isFull && key !== undefined && (
          <ShareTable
            table={info.id}
            pass={{ key }}
            label={addresses?.length === 0 ? online.shareAlone : online.scan}
          >
            {info.visibility === 'listed' && <AtHome address={addresses?.[0]} />}
            {info.host && <NewKey act={act} />}
          </ShareTable>
        )}
        {!isFull && key === undefined && (
          <div className="sheet">
            <p>{online.noKey}</p>
            {info.host && <NewKey act={act} />}
          </div>
        )}
        <div className="lobby-main">
          <Seats info={info} act={act} />
          <WaitsFor info={info} />
          {info.host && isFull && <Start act={act} />}
          <TableRules edition={edition} info={info} />
        </div>
      </div>
    </main>
  );
}

/** A listed table is also found without its link: on the first page of the house, whose address can be typed. */
function AtHome({ address }: { readonly address: string | undefined }): ReactNode {
  const { online } = useTexts();
  return address === undefined ? null : <p>{online.orAtHome(address.replace(/^https?:\/\//, ''))}</p>;
}
