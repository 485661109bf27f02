import { entryOf } from '@stamtafel/games/catalogue.ts';
import { listed as inWords } from '@stamtafel/games/telling/tell.ts';
import type { TableInfo } from '@stamtafel/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { addressOf } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { HouseTrouble, house } from '../online/api.ts';
import { remembered } from '../online/keys.ts';
import { withSomebody } from '../session/somebody.ts';
import { useTexts } from '../texts/texts.ts';

const MOST = 6;
const AGAIN_MS = 15_000;

interface WhichProps {
  readonly which: 'mine' | 'listed';
}

/** Tables of this house: one's own, or those that anybody may come to. Nothing without a house. */
export function OnlineTables({ which }: WhichProps): ReactNode {
  const { online } = useTexts();
  const [tables, setTables] = useState<readonly TableInfo[]>([]);
  useEffect(() => {
    let gone = false;
    let isHouse = false;
    const look = async (): Promise<void> => {
      if (!navigator.onLine) return;
      try {
        const found = await house[which]();
        isHouse = true;
        if (!gone) setTables(found.filter((table) => concerns(which, table)).slice(0, MOST));
      } catch (error) {
        // What is shown stays: a house that once does not answer still has its tables. One that never did is none.
        if (!isHouse && error instanceof HouseTrouble && error.code === 'no-house') end();
      }
    };
    const again = (): void => {
      if (!document.hidden) void look();
    };
    const end = (): void => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
    const timer = setInterval(again, AGAIN_MS);
    document.addEventListener('visibilitychange', again);
    void look();
    return () => {
      gone = true;
      end();
    };
  }, [which]);
  return <Tables id={`tables-${which}`} title={online[which]} tables={tables} />;
}

const concerns = (which: WhichProps['which'], { phase, seats }: TableInfo): boolean =>
  which === 'mine' ? phase !== 'over' : !seats.some(({ yours }) => yours);

interface Props {
  readonly id: string;
  readonly title: string;
  readonly tables: readonly TableInfo[];
}

function Tables({ id, title, tables }: Props): ReactNode {
  const texts = useTexts();
  const { online } = texts;
  const { language } = useSettings();
  if (tables.length === 0) return null;
  return (
    <section className="running" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {tables.map(({ id: table, game, seats, phase }) => {
          const name = entryOf(game)?.title[language] ?? game;
          const people = withSomebody(seats, texts.somebody).flatMap((seat) =>
            seat.kind === 'person' ? [seat.name] : [],
          );
          const free = seats.filter(({ kind }) => kind === 'open').length;
          const names = inWords(people, texts.and);
          return (
            <li key={table}>
              <a
                href={addressOf(
                  remembered(table).screen === true
                    ? { page: 'screen', id: table }
                    : { page: 'online', id: table, pass: undefined },
                )}
                aria-label={online.toTable(name, names)}
              >
                <strong>{name}</strong>
                <span>{names}</span>
                <span className="quiet">{free > 0 ? online.freeChairs(free) : online.phases[phase]}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
