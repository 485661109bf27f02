import type { Trouble } from '@stamtafel/protocol';

/**
 * Everything that the server refuses: the code that programs go by, and the sentence for people. Each is in
 * docs/refusals.md, and a test provokes each. What stands in braces is filled in.
 */
export const refusals = {
  // What a person may do at a table
  'host-only': { code: 'not-allowed', text: 'Only the host can do this.' },
  'not-your-seat': { code: 'not-allowed', text: 'This is not your seat.' },
  'not-sitting': { code: 'not-allowed', text: 'You do not sit there.' },
  'not-playing-here': { code: 'not-allowed', text: 'You do not play here.' },
  'only-players-rematch': { code: 'not-allowed', text: 'Only those who played here can ask for a rematch.' },
  'only-players-talk': { code: 'not-allowed', text: 'Only players can talk here.' },
  'only-players-shuffle': { code: 'not-allowed', text: 'Only players can add to the shuffle.' },
  'only-watchers-sent': { code: 'not-allowed', text: 'Only watchers can be sent away like this.' },
  'leave-instead': { code: 'not-allowed', text: 'To go yourself, leave the table.' },
  'closed-to-you': { code: 'not-allowed', text: 'The host has closed this table to you.' },
  forgotten: { code: 'not-allowed', text: 'You were forgotten here; you can come back as a new person.' },
  'forgotten-silent': { code: 'not-allowed', text: 'You were forgotten here and can no longer talk.' },
  // Chairs
  'no-such-seat': { code: 'not-found', text: 'There is no such seat.' },
  'nobody-there': { code: 'not-found', text: 'Nobody sits there.' },
  'needs-invitation': { code: 'not-allowed', text: 'You need an invitation to sit at this table.' },
  'invitation-gone': { code: 'not-allowed', text: 'This invitation has been used or withdrawn.' },
  'seen-another-hand': { code: 'not-allowed', text: 'You have seen another hand of this match.' },
  'yours-already': { code: 'taken', text: 'You sit there already.' },
  'seat-taken': { code: 'taken', text: 'This seat is taken.' },
  'all-seats-taken': { code: 'full', text: 'All seats are taken.' },
  'bot-sits-there': { code: 'taken', text: 'A bot sits there already.' },
  'bot-keeps-chair': { code: 'taken', text: 'A bot keeps this chair already.' },
  'player-is-here': { code: 'not-allowed', text: 'The player of that seat is here.' },
  'not-live': {
    code: 'not-live',
    text: 'A race needs everybody present at once, each on their own device, and a clock that does not count in days.',
  },
  // How far the match is
  'not-begun': { code: 'not-allowed', text: 'The match has not begun yet.' },
  'begun-already': { code: 'not-allowed', text: 'The match has begun already.' },
  'dealt-already': { code: 'not-allowed', text: 'The cards are dealt already.' },
  'seats-open': { code: 'not-allowed', text: 'Not all seats are taken yet.' },
  'not-being-played': { code: 'not-allowed', text: 'The match is not being played.' },
  paused: { code: 'paused', text: 'The table is paused.' },
  'not-paused': { code: 'not-allowed', text: 'The table is not paused.' },
  'race-runs-on': { code: 'not-allowed', text: 'A race cannot be paused.' },
  over: { code: 'over', text: 'This match is over.' },
  'put-away': {
    code: 'over',
    text: 'This match is over for so long that it was put away: it can be looked back at, no more.',
  },
  'not-over': { code: 'not-allowed', text: 'This match is not over yet.' },
  'no-shuffles-shown': { code: 'not-allowed', text: 'This table does not show its shuffles.' },
  // Answers
  'gone-on': { code: 'outdated', text: 'The table has gone on since; this was not carried out.' },
  'no-answer-now': { code: 'refused', text: 'This cannot be answered now.' },
  'rule-forbids': { code: 'refused', text: 'Rule {rule} does not allow this.' },
  unfit: { code: 'bad-input', text: '{why}' },
  'no-such-question': { code: 'bad-input', text: 'This game asks no such question.' },
  'race-start-alone': { code: 'bad-input', text: 'What starts a race is an answer by itself.' },
  'race-question-gone': { code: 'outdated', text: 'This answers a question that is no longer there.' },
  'race-start-early': { code: 'outdated', text: 'The race can be started only now; please start it again.' },
  'race-not-started': { code: 'busy', text: 'The race could not be started; please try again.' },
  // Taking back, and what the others agree to
  'nothing-to-take-back': { code: 'not-allowed', text: 'There is nothing to take back.' },
  'never-taken-back': { code: 'not-allowed', text: 'This cannot be taken back.' },
  'others-must-agree': { code: 'not-allowed', text: 'The others have to agree to this.' },
  'gone-on-since-asked': { code: 'outdated', text: 'The table has gone on since the others were asked.' },
  'nobody-to-ask': {
    code: 'nobody-to-ask',
    text: 'Another player has to agree to this, and none of them is here.',
  },
  'nobody-sits-in': {
    code: 'not-allowed',
    text: 'At this table no bot sits in for a player who is away.',
  },
  'asking-already': { code: 'busy', text: 'The players are being asked something else right now.' },
  'no-longer-asked': { code: 'outdated', text: 'This is no longer being asked.' },
  'not-asked': { code: 'not-allowed', text: 'You are not being asked.' },
  // Names and chat
  'name-empty': { code: 'bad-input', text: 'A name needs visible letters.' },
  'line-empty': { code: 'bad-input', text: 'This line is empty.' },
  'line-unknown': { code: 'not-found', text: 'No watcher has said this.' },
  'line-too-soon': { code: 'too-much', text: 'Please slow down: one line at a time.' },
  // Limits
  'table-nearly-full': {
    code: 'too-much',
    text: 'This table’s log is nearly full, so this is no longer possible. The match can still be played to its end.',
  },
  'table-full': { code: 'too-much', text: 'This table’s log is full. The match can only be ended now.' },
  'too-many-tables': { code: 'too-much', text: 'You have too many tables; end one of them first.' },
  'too-many-new-tables': { code: 'too-much', text: 'These are too many new tables; wait a few minutes.' },
  'too-many-looked-at': { code: 'too-much', text: 'You are looking at too many tables at once.' },
  'too-many-requests': { code: 'too-much', text: 'Too many requests; wait a little.' },
  'house-full': {
    code: 'no-room',
    text: 'This house is full: new tables do not fit. Those that are there go on.',
  },
  // Tables that cannot go on, and saving
  'no-such-table': { code: 'not-found', text: 'There is no such table.' },
  frozen: { code: 'frozen', text: 'This table cannot be played on; nothing of it is lost.' },
  'log-unreadable': { code: 'frozen', text: 'The log of this table cannot be read.' },
  'rules-failed': { code: 'fault', text: 'The rules of this game failed on this; nothing has changed.' },
  'cannot-save': {
    code: 'cannot-save',
    text: 'This could not be saved, so it does not count; please try again.',
  },
  'save-unknown': {
    code: 'save-unknown',
    text: 'It is not known whether this was saved; look again before you repeat it.',
  },
  'table-not-saved': { code: 'cannot-save', text: 'The table could not be saved; please try again.' },
  'table-save-unknown': {
    code: 'save-unknown',
    text: 'It is not known whether the table was saved; look at your tables first.',
  },
  'not-all-forgotten': { code: 'cannot-save', text: 'Not everything could be forgotten; please try again.' },
  'being-put-away': { code: 'busy', text: 'The table is being put away right now; please try again.' },
  'written-elsewhere': {
    code: 'busy',
    text: 'Somebody else writes to this table right now; please try again.',
  },
  'table-unreachable': {
    code: 'busy',
    text: 'This table cannot be reached at the moment; please come back in a moment.',
  },
  'done-unknown': {
    code: 'save-unknown',
    text: 'Nobody knows whether this was done; please look again before you repeat it.',
  },
  'house-restarts': { code: 'busy', text: 'The house is restarting; come back in a moment.' },
  'went-wrong': { code: 'busy', text: 'Something went wrong here; please try again.' },
  // Requests
  'no-such-game': { code: 'not-found', text: 'There is no such game.' },
  'no-such-rule': { code: 'not-found', text: 'There is no such rule.' },
  'nothing-here': { code: 'not-found', text: 'There is nothing here.' },
  'hello-first': { code: 'bad-input', text: 'The first message must be hello.' },
  'no-message': { code: 'bad-input', text: 'The message is not one of the protocol.' },
  'field-unfit': { code: 'bad-input', text: '{place}: {why}.' },
  'too-long': { code: 'bad-input', text: 'The request is longer than 16 KiB.' },
  'not-json': { code: 'bad-input', text: 'The body of a request must be JSON.' },
  malformed: { code: 'bad-input', text: 'The request is malformed.' },
  'nobody-known': { code: 'not-allowed', text: 'This connection has no valid cookie or token.' },
  'token-unreadable': { code: 'not-allowed', text: 'This token is not valid.' },
  'token-gone': { code: 'not-allowed', text: 'This token is no longer valid.' },
  'token-not-here': { code: 'not-allowed', text: 'This token is not valid here.' },
  'token-elsewhere': { code: 'not-allowed', text: 'This token is for another table.' },
  'token-plays-only': { code: 'not-allowed', text: 'A token is for playing, not for changing tables.' },
  'foreign-origin': { code: 'not-allowed', text: 'Requests from this origin are not allowed.' },
  'figures-are-local': { code: 'not-allowed', text: 'Figures are for this machine only.' },
  'request-failed': { code: 'fault', text: 'Something went wrong here. Nothing was changed.' },
} as const satisfies { readonly [id: string]: Trouble };

export type RefusalId = keyof typeof refusals;

/** What fills the gaps in a sentence. */
export interface Gaps {
  readonly [name: string]: string;
}

/** What a refused person gets to read. */
export function refusal(id: RefusalId, gaps: Gaps = {}): Trouble {
  const { code, text } = refusals[id];
  return { code, text: text.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap) };
}
