import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@stamtafel/games';
import { ballenMetStierenEdition as edition } from '@stamtafel/games/ballen-met-stieren/edition.ts';
import { type Pitch, pitch } from '@stamtafel/games/ballen-met-stieren/testing/table.ts';
import { sit } from '@stamtafel/kernel/testing';
import { colours } from '../../ink.ts';
import { bare } from '../../layout.ts';
import { golden, sceneOf } from '../../testing/scene.ts';
import { ballenMetStierenDrawing as drawing } from './drawing.ts';

const scene = (t: Pitch, seat: string, language: Language = 'nl') => sceneOf(edition, t, seat, language);

/** A free kick in the middle of an attack, with everything that can lie on a table. */
const kick = () =>
  pitch({
    A: { hand: ['o-16', 'o-09', 'doorgestoken-kaart', 'joelende-koeien', 'tackle'], mud: ['modderpoel'] },
    B: { hand: ['w-02', 'w-07', 'sliding'], locked: ['w-03', 'hands'] },
    varDiscard: ['var-afgekeurd'],
    facts: { attack: 4, score: [2, 1], yellows: [0, 1], reds: [1, 0], last: 6 },
  }).run(
    'A bull o-09',
    'A lay doorgestoken-kaart',
    'B bull w-02',
    'B none',
    'A use',
    'B bull w-07',
    'A bull o-16',
    'A lay joelende-koeien',
    'B lay sliding',
    'A use',
    'B pass',
  );

test('Ballen met Stieren: both sides, the current values, what lies and what hangs over the attack', () => {
  golden(
    drawing.picture(scene(kick(), 'A')),
    `
 Ballen met Stieren · aanval 5 · vrije trap · actie van de verdediger
                                                                Bram 1 – 2 Anna

 ╭─ B Bram ────────────── verdedigt ─╮   ╭─ A Anna ─────────────── valt aan ─╮
 │ Teun Tussenlijn           A 5 V 5 │   │ Krulbal Karel          A 9(6) V 3 │
 │ gedekte actie                     │   │ ingezet: Joelende koeien          │
 │ hand: 1 st · 0 act                │   │ hand: 1 st · 1 act                │
 │ stapels: 7 st · 8 act · hekje 3   │   │ stapels: 7 st · 8 act · hekje 3   │
 │ geel 1 · vast 2                   │   │ rood 1 · modder 1                 │
 ╰───────────────────────────────────╯   ╰───────────────────────────────────╯
 Scheidsrechter 11 · VAR 4
 Aanval 6 is de laatste.
`,
  );
});

test('Ballen met Stieren in sentences; what another has laid stays face down', () => {
  golden(
    drawing.speech(scene(kick(), 'A', 'en')),
    `
Ballen met Stieren: attack 5 · free kick · the defender’s action. Score: Anna 2, Bram 1.
Anna attacks: Krulbal Karel, attack 9 (printed 6), defence 3; used: Joelende koeien.
Bram defends: Teun Tussenlijn, attack 5, defence 5; face-down action.
Anna holds 1 bull and 1 action card.
Bram holds 1 bull and 0 action cards.
Anna’s piles: 7 bulls and 8 actions; 3 on the bench.
Bram’s piles: 7 bulls and 8 actions; 3 on the bench.
With Anna: 1 red card and 1 Modderpoel.
With Bram: 1 yellow card and 2 locked cards.
VAR cards drawn: Doelpunt afgekeurd.
Attack 6 is the last one.
`,
  );
  assert.match(drawing.speech(scene(kick(), 'B')).join(' '), /Sliding \(gedekt\)/);
});

test('Ballen met Stieren: T7 shows the viewer’s own plan so far, and nobody else’s', () => {
  const t = pitch({
    A: { hand: ['o-01', 'hands', 'tackle'], bench: ['o-11', 'o-12'] },
    facts: { attack: 4, wissel: 1 },
    stack: [{ do: 'attack' }, { do: 'passCup' }, { do: 'refilled' }, { do: 'refill' }, { do: 'handsBack' }],
    B: { hand: ['w-01'] },
  }).run('A fetch o-12');
  const mine = drawing.picture(scene(t, 'A')).join('\n');
  assert.match(mine, /aanval 4 · aanvullen/);
  assert.match(mine, /Je haalt: Dribbel-Dries \(A7 V3\)\.\n Vrije plaatsen in je hand: 2\./);
  for (const other of ['B', 'watcher']) assert.doesNotMatch(said(t, other), /Dribbel|haalt/);
});

const said = (t: Pitch, seat: string) => {
  const seen = { ...scene(t, 'A'), view: t.view(seat) };
  return [...drawing.picture(seen), ...drawing.speech(seen)].join('\n');
};

test('Ballen met Stieren: what Matchfixing showed stays in sight of the player who saw it', () => {
  const t = pitch({
    A: { hand: ['o-14', 'o-06', 'matchfixing'] },
    B: { hand: ['w-02'] },
    var: ['var-penalty', 'var-afgekeurd'],
  }).run('A bull o-14', 'A lay matchfixing', 'A use', 'A swapOrder');
  assert.match(said(t, 'A'), /Boven op de VAR-stapel, zoals jij weet: Doelpunt afgekeurd en Penalty/);
  for (const other of ['B', 'watcher']) assert.doesNotMatch(said(t, other), /VAR-stapel/);
});

test('Ballen met Stieren: while the eleven is picked, what is in leaves the list; drafts show what was kept', () => {
  const t = sit(edition.game, { seed: 4 });
  t.play('A', 'choose oranje-09');
  const seen = sceneOf(edition, t, 'A', 'en');
  assert.deepEqual(drawing.speech(seen), [
    'Ballen met Stieren: pick your first eleven.',
    'Your eleven: 1 of 11: Bertus Beuker (A8 D2).',
    'Bram is still choosing.',
  ]);
  assert.equal(drawing.held(seen).length, 15);
  const other = sceneOf(edition, t, 'B', 'en');
  assert.deepEqual([drawing.speech(other)[1], drawing.held(other).length], ['Your eleven: 0 of 11.', 16]);
  for (const seat of ['A', 'B']) while (t.asked()[seat] === 'eleven') t.expire(seat);
  t.play('A', t.options('A')[1] ?? '');
  assert.deepEqual(drawing.speech(sceneOf(edition, t, 'A', 'en')), [
    'Ballen met Stieren: draft 1 of 4.',
    'Bram is still choosing.',
  ]);
  t.play('B', t.options('B')[0] ?? '');
  assert.match(drawing.speech(sceneOf(edition, t, 'A', 'en'))[1] ?? '', /^Kept: [^,]+\.$/);
});

test('Ballen met Stieren: colours add nothing but colour; a watcher is shown no hand', () => {
  const plain = scene(kick(), 'A');
  assert.deepEqual(drawing.picture({ ...plain, ink: colours }).map(bare), drawing.picture(plain));
  assert.deepEqual(drawing.held({ ...plain, view: kick().view('watcher') }), []);
  assert.deepEqual(drawing.held(plain), ['oranje-09', 'tackle#1']);
});
