import { seatLetter } from '@stamtafel/kernel';
import type { TableInfo } from '@stamtafel/protocol';
import { typedName } from '@stamtafel/protocol/names.ts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { addressOf, go, type Pass } from '../app/router.ts';
import { changeSettings, useSettings } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import { useTexts } from '../texts/texts.ts';
import { HouseTrouble, house } from './api.ts';
import { remember } from './keys.ts';
import type { OnlineTable } from './table.ts';

interface Props {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly pass: Pass | undefined;
  /** The chairs, where they are in sight: there one is chosen. `sitAt` only where there is a choice. */
  readonly chairs?: (sitAt: ((seat: number) => void) | undefined) => ReactNode;
}

/** A name, and a chair: any that is free, or the one of the invitation. */
export function Join({ table, info, pass, chairs }: Props): ReactNode {
  const texts = useTexts();
  const { online } = texts;
  const settings = useSettings();
  const [name, setName] = useState(settings.name);
  const [busy, setBusy] = useState(false);
  /** The key or invitation that does not open the door. */
  const [refused, setRefused] = useState<string>();
  const field = useId();
  const invite = pass !== undefined && 'invite' in pass ? pass.invite : undefined;
  const key = pass !== undefined && 'key' in pass ? pass.key : undefined;
  const token = invite ?? key;
  const free = info.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));

  const sit = async (seat: number | undefined): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const called = name.trim() || texts.guest((free[0] ?? 0) + 1);
      changeSettings({ name: name.trim() });
      await house.call(called);
      const after = await house.take(table.id, {
        name: called,
        ...(seat !== undefined && { seat }),
        ...(invite !== undefined ? { invite } : key !== undefined && { key }),
      });
      // A key that opened the door is worth keeping, for the others' sake; any other might take the place of a good one.
      if (key !== undefined) remember(table.id, { key });
      if (invite !== undefined) remember(table.id, { invite });
      table.learn(after);
      if (invite !== undefined) go({ page: 'online', id: table.id, pass: undefined });
    } catch (error) {
      const code = error instanceof HouseTrouble ? error.code : 'fault';
      if (code !== 'not-allowed') note(online.trouble[code]);
      else if (token === undefined) note(online.trouble[code]);
      else setRefused(token);
    }
    setBusy(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void sit(undefined);
  };

  const without = (answer: ReactNode): ReactNode => (
    <>
      <div className="sheet">{answer}</div>
      {chairs?.(undefined)}
    </>
  );
  if (refused !== undefined && refused === token)
    return without(
      <>
        <p role="alert">{online.badLink}</p>
        <a className="button" href={addressOf({ page: 'home' })}>
          {texts.home}
        </a>
      </>,
    );
  if (invite === undefined && free.length === 0)
    return without(
      <>
        <p>{info.watching === 'off' ? online.trouble.full : online.fullToWatch}</p>
        <p className="quiet">{online.chairGone}</p>
      </>,
    );
  if (invite === undefined && key === undefined && info.visibility === 'link')
    return without(<p>{online.needKey}</p>);
  const isOne = invite !== undefined || free.length === 1;
  const sitAt = (seat: number): void => void sit(seat);
  return (
    <>
      <form className="sheet join" onSubmit={submit}>
        <label className="field" htmlFor={field}>
          <span>{online.yourName}</span>
          <input
            id={field}
            value={name}
            autoComplete="nickname"
            placeholder={texts.guest((free[0] ?? 0) + 1)}
            onChange={({ target }) => setName(typedName(target.value))}
          />
        </label>
        {(isOne || chairs === undefined) && (
          <div className="join-chairs">
            {isOne ? (
              <button type="submit" className="button" data-kind="main" disabled={busy}>
                {texts.sitDown}
              </button>
            ) : (
              free.map((seat) => (
                <button
                  key={seat}
                  type="button"
                  className="button"
                  data-kind="main"
                  disabled={busy}
                  onClick={() => sitAt(seat)}
                >
                  {online.sitAt(seatLetter(seat))}
                </button>
              ))
            )}
          </div>
        )}
      </form>
      {chairs?.(isOne ? undefined : sitAt)}
    </>
  );
}
