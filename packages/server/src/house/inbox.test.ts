import { deepEqual, throws } from 'node:assert/strict';
import { test } from 'node:test';
import { Inbox } from './inbox.ts';

/** An inbox of names; a turn may post another one while it begins. */
function inboxOf(adding: { readonly [name: string]: string } = {}) {
  const events: string[] = [];
  const inbox = new Inbox<string>(async (name) => {
    events.push(`${name} begins`);
    if (adding[name] !== undefined) inbox.post(adding[name]);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
  });
  return { inbox, events };
}

test('one turn after another, also for what is posted while a turn begins', async () => {
  const { inbox, events } = inboxOf({ first: 'added' });
  inbox.post('first');
  deepEqual(events, ['first begins'], 'at once');
  inbox.post('last');
  deepEqual([inbox.isEmpty, inbox.isClosed], [false, false]);
  await inbox.close();
  deepEqual(
    events,
    ['first', 'added', 'last'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  deepEqual([inbox.isEmpty, inbox.isClosed], [true, true]);
});

test('a closed inbox takes nothing new, and is done at once if it was empty', async () => {
  const { inbox } = inboxOf();
  await inbox.close();
  throws(() => inbox.post('late'), /put away right now/);
});
