import { listed } from '@stamtafel/games/telling/sentence.ts';
import { tell } from '@stamtafel/games/telling/story.ts';
import { type Kind, RESIGN, type Seat, undo } from '@stamtafel/kernel';
import { lookUpCards } from './card-index.ts';
import { padEnd, wrap } from './layout.ts';
import { readYesNo, type Typed } from './read.ts';
import { log } from './recap.ts';
import { lookUp, overviewCard } from './rulebook.ts';
import { describeTable, handLines, look } from './screen.ts';
import { namesOf, persons, type Session, sceneFor, speak } from './session.ts';

/** What a command did: nothing to the match, something (look again), the table is left; or it was no command. */
type Obeyed = 'done' | 'redraw' | 'played' | 'left' | 'unknown';

/** Carries out what can be typed at any time. */
export async function obey<K extends Kind>(session: Session<K>, seat: Seat, typed: Typed): Promise<Obeyed> {
  const { paper, teller, drawing } = session;
  switch (typed.do) {
    case 'help':
      return printed(session, help(session));
    case 'gist':
      return printed(session, gist(session));
    case 'overview':
      return printed(session, await overviewCard(teller, paper.ink));
    case 'table':
      return printed(session, describeTable(session, sceneFor(session, seat)));
    case 'hand': {
      const scene = sceneFor(session, seat);
      return printed(
        session,
        drawing.held(scene).length === 0 ? [` ${teller.words.emptyHand}`] : handLines(session, scene),
      );
    }
    case 'look':
      return printed(session, look(session, sceneFor(session, seat)));
    case 'log':
      return printed(session, log(session, seat));
    case 'rules':
      return printed(session, await lookUp(teller, typed.text, paper.ink));
    case 'card':
      return printed(session, lookUpCards(teller, typed.text, paper.ink));
    case 'save':
      return save(session, typed.file);
    case 'language':
      return changeLanguage(session, typed.text);
    case 'undo':
      return takeBack(session, seat);
    case 'resign':
      return resign(session, seat);
    case 'quit':
      return leave(session);
    case 'hint':
    case 'nothing':
    case 'numbers':
    case 'words':
    case 'why':
    case 'moves':
      return 'unknown';
  }
}

function printed<K extends Kind>({ paper }: Session<K>, lines: readonly string[]): Obeyed {
  paper.print(lines);
  return 'done';
}

function help<K extends Kind>({ teller, paper }: Session<K>): string[] {
  const { words } = teller;
  const width = Math.max(...words.help.map(([typed = '']) => typed.length));
  return [
    ` ${paper.ink.bold(words.helpTitle)}`,
    ...words.help.flatMap(([typed = '', does = '']) =>
      wrap(does, { first: `   ${paper.ink.amber(padEnd(typed, width))}  ` }),
    ),
  ];
}

/** The game in a few sentences. */
export function gist<K extends Kind>({ drawing, teller }: Session<K>): string[] {
  const text = drawing.gist?.[teller.language] ?? teller.texts.tagline;
  return wrap(text, { first: ' ' });
}

function changeLanguage<K extends Kind>(session: Session<K>, text: string): Obeyed {
  if (text !== 'nl' && text !== 'en') return printed(session, [` ${session.teller.words.languageWhich}`]);
  speak(session, text);
  session.paper.print(` ${session.teller.words.language}`);
  return 'redraw';
}

/** Takes the player's latest answer back, and whatever came after it that others have built upon it. */
async function takeBack<K extends Kind>(session: Session<K>, seat: Seat): Promise<Obeyed> {
  const { sitting, match, teller, pacer } = session;
  const { words } = teller;
  const last = sitting.given.findLastIndex((given) => given.seat === seat);
  const dropped = sitting.given[last];
  if (dropped === undefined) return printed(session, [` ${words.nothingToUndo}`]);
  if (pacer.running(dropped.before)) return printed(session, [` ${words.undoNever}`]);
  const others = persons(session).filter((other) => other !== seat);
  const verdict = undo(match, dropped.before, sitting.state, seat);
  if (verdict === 'never') return printed(session, wrap(words.undoForbidden, { first: ' ' }));
  const free = verdict === 'free';
  if (!free && others.length > 0) {
    const asked = words.undoAsk(
      listed(
        others.map((other) => teller.name(other)),
        words.and,
      ),
      teller.name(seat),
    );
    // The others have to look, so the hand goes out of sight first.
    session.paper.hide();
    session.covered = true;
    if (!(await agrees(session, asked))) {
      session.notes.push({ text: words.undoRefused, to: seat });
      return 'played';
    }
  }
  const telling = 1 + last;
  const story = tell(teller, sitting.heard(seat, telling, free ? telling + 1 : undefined));
  if (free) sitting.withdraw(last);
  else sitting.takeBack(last);
  session.told.forEach((told, viewer) => {
    session.told[viewer] = Math.min(told, telling);
  });
  session.lastSpeech = [];
  const consent = free ? words.undoneFree : others.length === 0 ? words.undoneByBots : words.undoneByAll;
  const taken = story.length > 0 ? story.map((sentence) => `· ${sentence}`) : [teller.label(dropped.answer)];
  for (const text of [`${words.undone} ${consent}`, ...taken]) session.notes.push({ text, to: seat });
  return 'played';
}

async function agrees<K extends Kind>({ lines, paper, teller }: Session<K>, asked: string): Promise<boolean> {
  const all = wrap(asked, { first: ' ' });
  if (all.length > 1) paper.print(all.slice(0, -1));
  for (;;) {
    const answer = readYesNo(await lines.ask(`${all.at(-1) ?? ''} `));
    if (answer !== undefined) return answer;
    paper.print(` ${teller.words.yesOrNo}`);
  }
}

async function resign<K extends Kind>(session: Session<K>, seat: Seat): Promise<Obeyed> {
  const { match, sitting, teller } = session;
  const { words } = teller;
  if (match.game.resigns === undefined) return printed(session, [` ${words.resignNever}`]);
  if (!(await agrees(session, words.resignSure(teller.name(seat)))))
    return printed(session, [` ${words.resignNot}`]);
  sitting.play(seat, { pick: RESIGN });
  return 'played';
}

const usualFile = <K extends Kind>({ match, sitting }: Session<K>): string =>
  `${match.game.id}-${sitting.seed.slice(0, 8)}.json`;

async function save<K extends Kind>(session: Session<K>, file: string): Promise<Obeyed> {
  const { keeper, paper, sitting, teller } = session;
  const { words } = teller;
  const to = file === '' ? (keeper.file ?? usualFile(session)) : file;
  if (to !== keeper.file && keeper.exists(to) && !(await agrees(session, words.overwrite(to))))
    return printed(session, [` ${words.notSaved}`]);
  const trouble = keeper.save(to, sitting.record(namesOf(session)));
  paper.print(
    trouble === undefined
      ? [` ${words.saved(to)}`, ` ${words.savedHint(to)}`]
      : wrap(words.saveTrouble(to, trouble), { first: ' ' }),
  );
  return 'done';
}

/** Up from the table: what is not kept yet can be. */
async function leave<K extends Kind>(session: Session<K>): Promise<Obeyed> {
  const { keeper, lines, paper, teller } = session;
  const { words } = teller;
  if (keeper.file === undefined) {
    const line = await lines.ask(` ${words.saveBeforeStop}`);
    const yes = readYesNo(line);
    if (yes !== false && line !== '') await save(session, yes === true ? '' : line);
  } else paper.print([` ${words.saved(keeper.file)}`, ` ${words.savedHint(keeper.file)}`]);
  paper.print(` ${words.goodbye}`);
  return 'left';
}
