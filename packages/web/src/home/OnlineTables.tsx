import { entryOf } from '@stamtafel/games/catalogue.ts';
import type { TableInfo } from '@stamtafel/protocol';
import { type ReactNode, useState } from 'react';
import { addressOf } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { remembered } from '../online/keys.ts';
import { useTexts } from '../texts/texts.ts';
import { useOwnTables } from './OwnTables.tsx';
import { peopleAt } from './people-at.ts';
import { useTables } from './useTables.ts';

/** How many are shown at first; the others come when asked for. */
const FEW = 6;

/** The player's own tables that are not over; those that wait for them come first. */
export function MyTables(): ReactNode {
  const { online } = useTexts();
  const running = useOwnTables().filter(({ phase }) => phase !== 'over');
  const sorted = [...running.filter(({ asked }) => asked), ...running.filter(({ asked }) => !asked)];
  return <Tables id="tables-mine" title={online.mine} tables={sorted} />;
}

/** Tables that anybody may come to. */
export function ListedTables({ newcomer }: { readonly newcomer: number }): ReactNode {
  const { online } = useTexts();
  const tables = useTables('listed', newcomer).filter(({ seats }) => !seats.some(({ yours }) => yours));
  return <Tables id="tables-listed" title={online.listed} tables={tables} />;
}

interface Props {
  readonly id: string;
  readonly title: string;
  readonly tables: readonly TableInfo[];
}

function Tables({ id, title, tables }: Props): ReactNode {
  const texts = useTexts();
  const { online } = texts;
  const { language } = useSettings();
  const [whole, setWhole] = useState(false);
  if (tables.length === 0) return null;
  return (
    <section className="running" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {(whole ? tables : tables.slice(0, FEW)).map((table) => {
          const { seats, phase, asked } = table;
          const name = entryOf(table.game)?.title[language] ?? table.game;
          const free = seats.filter(({ kind }) => kind === 'open').length;
          const names = peopleAt(table, texts);
          return (
            <li key={table.id}>
              <a
                href={addressOf(
                  remembered(table.id).screen === true
                    ? { page: 'screen', id: table.id }
                    : { page: 'online', id: table.id, pass: undefined },
                )}
              >
                <span className="unseen">{online.toTable(name, names)}.</span>
                <strong aria-hidden="true">{name}</strong>
                <span aria-hidden="true">{names}</span>
                {asked ? (
                  <span className="your-turn">{texts.yourTurn}</span>
                ) : (
                  <span className="quiet">{free > 0 ? online.freeChairs(free) : online.phases[phase]}</span>
                )}
              </a>
            </li>
          );
        })}
        {!whole && tables.length > FEW && (
          <li>
            <button type="button" className="open-file" onClick={() => setWhole(true)}>
              {online.moreTables(tables.length - FEW)}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
