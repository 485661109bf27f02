import type { TableAction } from '@stamtafel/protocol';
import { type ReactNode, useState } from 'react';
import { Ask } from '../app/Ask.tsx';
import { Dialog } from '../app/Dialog.tsx';
import type { Around, House } from '../session/session.ts';
import { Orders } from '../table/OrderChoice.tsx';
import { useScene } from '../table/scene.ts';
import { remembered } from './keys.ts';
import { TableRules } from './Lobby.tsx';
import { Seats } from './Seats.tsx';
import { ShareTable } from './ShareTable.tsx';

interface Props {
  readonly around: Around;
  readonly house: House;
  readonly onClose: () => void;
}

/** Around the match: who sits here, the link, what the host can do, and the standing orders. */
export function TableDialog({ around, house, onClose }: Props): ReactNode {
  const { texts, session } = useScene();
  const { online } = texts;
  const [ending, setEnding] = useState(false);
  const { info } = around;
  const { key } = remembered(info.id);
  const act = async (action: TableAction): Promise<string | undefined> => (await house.act(action))?.invite;
  return (
    <Dialog title={online.tableTitle} onClose={onClose} className="wide-dialog">
      <Seats info={info} act={act} comeBack={house.comeBack} />
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
      <Orders />
      {key !== undefined && info.phase !== 'over' && (
        <ShareTable table={info.id} pass={{ key }} label={online.shareAlone} />
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
