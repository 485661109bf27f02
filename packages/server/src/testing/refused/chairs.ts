/** Refusals that have to do with who sits where, and who may do what. */
import { standingIn } from '../../house/loading.ts';
import { vaultOf } from '../../house/vault.ts';
import { decide } from '../../table/decide.ts';
import { calmDuel, TestHouse, trouble } from '../house.ts';
import { SpyLog, testKey } from '../spy.ts';
import {
  anna,
  bert,
  carla,
  gathering,
  me,
  metBy,
  open,
  overDuel,
  type Provoke,
  racing,
  say,
  threePlay,
  undo,
  wim,
} from './provoke.ts';

export const atChairs = {
  async 'host-only'() {
    const { house, table } = await calmDuel();
    return trouble(house.house.act(bert, table, { do: 'pause' }));
  },
  async 'not-your-seat'() {
    const { a, b } = await calmDuel();
    return metBy(await b.play(0, a.sight(0).decision?.options[0]));
  },
  async 'not-sitting'() {
    const { house, table } = await gathering();
    return trouble(house.act(wim, table, { do: 'leave' }));
  },
  async 'not-playing-here'() {
    const { house, table } = await calmDuel();
    return trouble(house.house.act(wim, table, { do: 'bot', seat: 1, level: 'random' }));
  },
  async 'only-players-rematch'() {
    const { house, table } = await overDuel();
    return trouble(house.house.act(wim, table, { do: 'rematch' }));
  },
  async 'only-players-talk'() {
    const { around, table } = await gathering({ watching: 'delayed' });
    return say(await around.client(wim).open(table), table, 'hello');
  },
  async 'only-players-shuffle'() {
    const { house, table } = await gathering();
    return trouble(house.act(wim, table, { do: 'contribute', words: 'salt' }));
  },
  async 'only-watchers-sent'() {
    const { house, around, table } = await gathering({ seats: [open, open] });
    const a = await around.client(anna).open(table);
    await say(a, table, 'I am the host');
    return trouble(house.act(anna, table, { do: 'sendAway', line: a.chat[0]?.n ?? 0 }));
  },
  async 'leave-instead'() {
    const { house, table } = await gathering();
    return trouble(house.act(anna, table, { do: 'remove', seat: 0 }));
  },
  async 'closed-to-you'() {
    const { house, table, key } = await threePlay();
    await house.act(anna, table, { do: 'remove', seat: 1 });
    return trouble(house.take(bert, table, { name: 'Bert', key }));
  },
  async forgotten() {
    const { house, table, key } = await gathering();
    await house.forget(bert);
    return trouble(house.take(bert, table, { name: 'Bert', key }));
  },
  async 'forgotten-silent'() {
    const { house, around, table } = await gathering();
    const w = await around.client(wim).open(table);
    await house.forget(wim);
    return say(w, table, 'still here');
  },
  async 'no-such-seat'() {
    const { house, table, key } = await gathering();
    return trouble(house.take(bert, table, { name: 'Bert', seat: 5, key }));
  },
  async 'nobody-there'() {
    const { house, table } = await gathering();
    return trouble(house.act(anna, table, { do: 'remove', seat: 1 }));
  },
  async 'needs-invitation'() {
    const { house, table } = await gathering();
    return trouble(house.take(bert, table, { name: 'Bert' }));
  },
  async 'invitation-gone'() {
    const { house, table, invites } = await gathering();
    await house.take(bert, table, { name: 'Bert', invite: invites[1] ?? '' });
    await house.act(anna, table, { do: 'remove', seat: 1 });
    return trouble(house.take(carla, table, { name: 'Carla', invite: invites[1] ?? '' }));
  },
  async 'seen-another-hand'() {
    const { house, table, key } = await threePlay();
    await house.act(carla, table, { do: 'leave' });
    await house.act(bert, table, { do: 'leave' });
    return trouble(house.take(bert, table, { name: 'Bert', seat: 2, key }));
  },
  async 'yours-already'() {
    const { house, table } = await gathering();
    const { invite = '' } = await house.act(anna, table, { do: 'handOver', seat: 0 });
    return trouble(house.take(anna, table, { name: 'Anna', invite }));
  },
  async 'seat-taken'() {
    const { house, table, key } = await gathering();
    return trouble(house.take(bert, table, { name: 'Bert', seat: 0, key }));
  },
  async 'all-seats-taken'() {
    const { house, table, key } = await gathering();
    await house.take(bert, table, { name: 'Bert', key });
    return trouble(house.take(carla, table, { name: 'Carla', key }));
  },
  async 'bot-sits-there'() {
    const { house, table } = await gathering({ seats: [me, open, open] });
    const bot = { do: 'bot', seat: 1, level: 'random' } as const;
    await house.act(anna, table, bot);
    return trouble(house.act(anna, table, bot));
  },
  async 'bot-keeps-chair'() {
    const { house, table, b } = await calmDuel(new TestHouse(), { sitIn: 'minute' });
    await b.drop();
    await house.clock.pass(60_000);
    return trouble(house.house.act(anna, table, { do: 'bot', seat: 1, level: 'random' }));
  },
  async 'player-is-here'() {
    const { house, table } = await calmDuel();
    return trouble(house.house.act(anna, table, { do: 'bot', seat: 1, level: 'random' }));
  },
  async 'not-live'() {
    const house = new TestHouse();
    const wish = { game: 'how-ruck', options: { teamForming: 'race' }, seats: [me, me] };
    return trouble(house.make(anna, { ...wish, seats: [me, me] }));
  },
  async 'nothing-to-take-back'() {
    const { a, table } = await calmDuel();
    return undo(a, table, 0);
  },
  async 'never-taken-back'() {
    const { house, table, a } = await racing();
    await house.clock.pass(500);
    await a.play(0);
    return undo(a, table, 0);
  },
  async 'others-must-agree'() {
    const { state, now } = await truthOfDuel();
    const bot = { do: 'bot', person: anna.id, seat: 1, level: 'random' } as const;
    return trouble(Promise.try(() => decide(state(), bot, now)));
  },
  async 'gone-on-since-asked'() {
    const { state, now, a, b, log, table } = await truthOfDuel();
    await a.play(0);
    const asked = state().play;
    await b.play(1);
    const { standing } = await standingIn(table, log, now);
    const back = { do: 'undo', person: anna.id, seat: 0, agreed: true, ...(asked && { asked }) } as const;
    return trouble(Promise.try(() => decide(state(), back, { ...now, standing })));
  },
  async 'nobody-to-ask'() {
    const { house, table, b } = await calmDuel(new TestHouse(), { sitIn: 'minute' });
    await b.drop();
    return trouble(house.house.act(anna, table, { do: 'bot', seat: 1, level: 'random' }));
  },
  async 'nobody-sits-in'() {
    const { house, table, b } = await calmDuel(new TestHouse(), { sitIn: 'never' });
    await b.drop();
    return trouble(house.house.act(anna, table, { do: 'bot', seat: 1, level: 'random' }));
  },
  async 'asking-already'() {
    const { house, table } = await twoAway();
    await house.act(anna, table, { do: 'bot', seat: 2, level: 'random' });
    return trouble(house.act(anna, table, { do: 'bot', seat: 2, level: 'random' }));
  },
  async 'no-longer-asked'() {
    const { a, table } = await calmDuel();
    return a.tell({ do: 'agree', table, seat: 0, request: 4, yes: true });
  },
  async 'not-asked'() {
    const { house, table, a } = await twoAway();
    await house.act(anna, table, { do: 'bot', seat: 2, level: 'random' });
    const request = a.sight(0).wish?.request ?? 0;
    return a.tell({ do: 'agree', table, seat: 0, request, yes: true });
  },
} as const satisfies { readonly [id: string]: Provoke };

/** Three play, and Carla is away. */
async function twoAway() {
  const { house, around, table } = await threePlay();
  const a = await around.client(anna).open(table);
  await around.client(bert).open(table);
  return { house, table, a };
}

/** What the log says, and how a command is judged by it. */
async function truthOfDuel() {
  const log = new SpyLog();
  const duel = await calmDuel(new TestHouse({ log, key: testKey }));
  const now = { at: 0, unseal: vaultOf(testKey).unseal };
  return { ...duel, log, now, state: () => log.truth(duel.table) };
}
