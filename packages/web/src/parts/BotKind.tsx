import type { Seat } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import { useScene } from '../table/scene.ts';
import { usePersona } from './usePersona.ts';

/** Of a computer: "Vaars", and with more detail "computer, Vaars, kelderrat". Nothing for people. */
export function BotKind({ seat }: { readonly seat: Seat }): ReactNode {
  const { texts, snapshot } = useScene();
  const { language } = useSettings();
  const persona = usePersona(seat)?.[language];
  const info = snapshot.seats[seat];
  if (info?.kind !== 'bot') return null;
  if (info.level === undefined) return <span className="seat-kind">{texts.bot}</span>;
  const level = texts.levels[info.level];
  const full = [texts.bot, level, persona].filter((part) => part !== undefined).join(', ');
  return (
    <span className="seat-kind" title={full}>
      <span aria-hidden="true">
        {level}
        {persona !== undefined && <span className="seat-persona"> · {persona}</span>}
      </span>
      <span className="unseen">{full}</span>
    </span>
  );
}

/** A calm sign that a computer thinks. */
export function Thinks(): ReactNode {
  const { texts } = useScene();
  return (
    <span className="thinks" aria-hidden="true" title={texts.thinks}>
      <i />
      <i />
      <i />
    </span>
  );
}
