import { entryOf } from '@stamtafel/games/catalogue.ts';
import { listed as inWords } from '@stamtafel/games/telling/tell.ts';
import type { TableInfo } from '@stamtafel/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { addressOf } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { house } from '../online/api.ts';
import { useTexts } from '../texts/texts.ts';

const MOST = 6;

/** The tables of this house that concern a visitor: his own, and those that anybody may come to. Nothing without a house. */
export function OnlineTables(): ReactNode {
  const { online } = useTexts();
  const [mine, setMine] = useState<readonly TableInfo[]>([]);
  const [listed, setListed] = useState<readonly TableInfo[]>([]);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      if (!navigator.onLine) return;
      const [own, open] = await Promise.all([house.mine(), house.listed()]).catch(() => [[], []]);
      if (gone) return;
      setMine(own.filter(({ phase }) => phase !== 'over').slice(0, MOST));
      setListed(open.filter(({ id }) => own.every((other) => other.id !== id)).slice(0, MOST));
    };
    const again = (): void => {
      if (!document.hidden) void look();
    };
    void look();
    document.addEventListener('visibilitychange', again);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  return (
    <>
      <Tables id="my-tables" title={online.mine} tables={mine} />
      <Tables id="open-tables" title={online.listed} tables={listed} />
    </>
  );
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
  if (tables.length === 0) return null;
  return (
    <section className="running" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {tables.map(({ id: table, game, seats, phase }) => {
          const name = entryOf(game)?.title[language] ?? game;
          const people = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
          const free = seats.filter(({ kind }) => kind === 'open').length;
          const names = inWords(people, texts.and);
          return (
            <li key={table}>
              <a
                href={addressOf({ page: 'online', id: table, pass: undefined })}
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
