import { NONE, type Seat, type Seats, seatOf } from '@stamtafel/kernel';
import { type Game, type RuleFor, shack } from '../kind.ts';

/** SV-016 The best imitation of a cow starts: by lot, as the host says, or by vote (SV-018). */
export function chooseStartPlayer(g: Game): void {
  const { startPlayer, startSeat } = g.options;
  if (startPlayer === 'host') begin(g, seatOf(g.match, startSeat));
  else if (startPlayer === 'cow-vote' && g.seats > 2) g.next({ do: 'vote' }, { do: 'countVotes' });
  else begin(g, g.lot(g.seats, 'start'));
}

function begin(g: Game, seat: Seat): void {
  g.facts.start = seat;
  g.tell('starts', { seat });
  g.next({ do: 'drawCow' });
}

const ABSTAIN = 9;

/** The seat whose Love Shack this zone is, or NONE. */
function seatOfShack(g: Game, zone: number): Seat {
  for (let seat = 0; seat < g.seats; seat++) if (shack(seat) === zone) return seat;
  return NONE;
}

/** SV-018 Everybody votes at the same time for another player's imitation, named by the Love Shack, or abstains. */
export const vote: RuleFor<'vote'> = {
  id: 'SV-018',
  who(g): Seats {
    let owing = 0;
    for (let seat = 0; seat < g.seats; seat++) if (g.sealed(seat) === NONE) owing |= 1 << seat;
    return owing;
  },
  ask(g, _f, me) {
    for (let seat = 0; seat < g.seats; seat++) if (seat !== me) g.offer('vote', NONE, shack(seat));
    g.offer('abstain');
  },
  refuses(g, _f, me, { pick, to }) {
    if (pick === 'abstain') return undefined;
    if (pick !== 'vote') return 'SV-018';
    const seat = seatOfShack(g, to);
    return seat === NONE || seat === me ? 'SV-018' : undefined;
  },
  /** SV-804 The clock abstains. */
  timeout: (g) => g.offer('abstain'),
  do(g, _f, me, { pick, to }) {
    g.seal(me, pick === 'vote' ? seatOfShack(g, to) : ABSTAIN);
    g.tell('voted', { seat: me });
  },
};

/** SV-018 Most votes starts; the tied draw lots, and without any vote all do. */
export const countVotes: RuleFor<'countVotes'> = {
  do(g) {
    const votes = new Array<number>(g.seats).fill(0);
    for (let seat = 0; seat < g.seats; seat++) {
      const choice = g.sealed(seat);
      if (choice === ABSTAIN) g.tell('abstained', { seat });
      else {
        votes[choice] = (votes[choice] ?? 0) + 1;
        g.tell('votedFor', { seat, other: choice });
      }
    }
    g.unseal();
    const most = Math.max(...votes);
    const tied: Seat[] = [];
    votes.forEach((count, seat) => {
      if (count === most) tied.push(seat);
    });
    begin(g, tied[tied.length === 1 ? 0 : g.lot(tied.length, 'lots')] ?? 0);
  },
};
