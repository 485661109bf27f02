import type { TableAction } from '@stamtafel/protocol';
import { type ReactNode, useState } from 'react';
import { Ask } from '../app/Ask.tsx';
import { Dialog } from '../app/Dialog.tsx';
import type { Around, House } from '../session/session.ts';
import { useScene } from '../table/scene.ts';
import { remembered } from './keys.ts';
import { TableRules } from './Lobby.tsx';
import { Seats } from './Seats.tsx';
import { Share } from './Share.tsx';

interface Props {
  readonly around: Around;
  readonly house: House;
  readonly onClose: () => void;
}

/** Around the match: who sits here, the link, what the host can do, and the standing orders. */
export function TableDialog({ around, house, onClose }: Props): ReactNode {
  const { texts, session, teller } = useScene();
  const { online } = texts;
  const [ending, setEnding] = useState(false);
  const { info, orders } = around;
  const { key } = remembered(info.id);
  const act = async (action: TableAction): Promise<string | undefined> => (await house.act(action))?.invite;
  const given = Object.keys(orders);
  return (
    <Dialog title={online.tableTitle} onClose={onClose} className="wide-dialog">
      <Seats info={info} act={act} />
      {info.host && (info.phase === 'playing' || info.phase === 'paused') && (
        <div className="dialog-buttons">
          <button
            type="button"
            className="button"
            onClick={() => void act({ do: info.phase === 'paused' ? 'resume' : 'pause' })}
          >
            {info.phase === 'paused' ? online.resume : online.pause}
          </button>
          <button type="button" className="button" onClick={() => setEnding(true)}>
            {online.end}
          </button>
        </div>
      )}
      {given.length > 0 && (
        <section className="sheet" aria-label={online.ordersTitle}>
          <h3>{online.ordersTitle}</h3>
          <ul className="orders">
            {given.map((asks) => (
              <li key={asks}>
                <span>{teller.texts.prompts[asks] ?? asks}</span>
                <button type="button" className="button small" onClick={() => house.order(asks, 'none')}>
                  {online.orderOff}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {key !== undefined && info.phase !== 'over' && (
        <Share table={info.id} pass={{ key }} label={online.shareAlone} />
      )}
      <TableRules edition={session.edition} info={info} />
      {ending && (
        <Ask
          question={online.endSure}
          yes={online.end}
          onNo={() => setEnding(false)}
          onYes={() => {
            setEnding(false);
            void act({ do: 'end' });
          }}
        />
      )}
    </Dialog>
  );
}
