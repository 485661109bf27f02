import { knownOfTeam } from '@stamtafel/games/how-ruck/display.ts';
import { otherThan } from '@stamtafel/games/how-ruck/kind.ts';
import type { Seat } from '@stamtafel/kernel';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../app/Dialog.tsx';
import styles from './MemoryAid.module.css';
import type { HowRuckScene } from './table.ts';
import { words } from './words.ts';

/** HR-036 Option `memoryAid`: what one knows of both teams, for those who agreed not to have to remember it. */
export function MemoryAid({ scene }: { readonly scene: HowRuckScene }): ReactNode {
  const { match, chair, language } = scene;
  const [open, setOpen] = useState(false);
  const texts = words[language];
  if (!match.options.memoryAid) return null;
  return (
    <>
      <button
        type="button"
        className={`button ${styles.aid}`}
        aria-label={texts.known}
        title={texts.known}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">✎</span>
      </button>
      {open && (
        <Dialog title={texts.known} onClose={() => setOpen(false)}>
          <Team scene={scene} seat={chair} />
          <Team scene={scene} seat={otherThan(chair)} />
        </Dialog>
      )}
    </>
  );
}

function Team({ scene, seat }: { readonly scene: HowRuckScene; readonly seat: Seat }): ReactNode {
  const { view, match, teller, language } = scene;
  const texts = words[language];
  const { team, hand } = knownOfTeam(view, match, seat);
  const listed = (ids: readonly string[]): string => ids.map((id) => teller.card(id)).join(', ');
  return (
    <section>
      <h3>{teller.sentence(texts.knownOf, { seat })}</h3>
      <p>{team.length === 0 ? texts.knownNothing : listed(team)}</p>
      {hand.length > 0 && (
        <p>
          {teller.sentence(texts.knownHand, { seat })}: {listed(hand)}
        </p>
      )}
    </section>
  );
}
