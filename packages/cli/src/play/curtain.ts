import type { Kind, Seat } from '@stamtafel/kernel';
import { isHotSeat, type Session } from './session.ts';

/** Between two people at one screen: nothing of one player's hand is left when the other looks. */
export async function drawCurtain<K extends Kind>(session: Session<K>, seat: Seat): Promise<void> {
  if (session.viewer === seat && !session.covered) return;
  session.viewer = seat;
  session.covered = false;
  if (!isHotSeat(session)) return;
  const { paper, lines, teller } = session;
  const name = teller.name(seat);
  paper.hide();
  session.lastSpeech = [];
  paper.print(['', ` ${paper.ink.bold(teller.words.handOver(name))}`, '']);
  await lines.ask(` ${teller.words.pressEnter(name)}`);
}
