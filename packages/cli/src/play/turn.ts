import { type Choice, menuOf, numberOf } from '@stamtafel/games/telling/menu.ts';
import {
  type Answer,
  answerText,
  type Decision,
  type Kind,
  pending,
  type Refusal,
  view,
  why,
} from '@stamtafel/kernel';
import { meaningOf } from './attempt.ts';
import { obey } from './commands.ts';
import { tip } from './computer.ts';
import { drawCurtain } from './curtain.ts';
import { echo, wrap } from './layout.ts';
import { read, type Typed } from './read.ts';
import { paragraph, ruleText } from './rulebook.ts';
import { listing, question, showTurn } from './screen.ts';
import { example, goesOnWithSeries, isSeries, seriesOf } from './series.ts';
import { catchUp, type Move, type Session, sceneFor } from './session.ts';

/** A person's turn: look, ask, and ask again until there is an answer. */
export async function takeTurn<K extends Kind>(session: Session<K>, decision: Decision): Promise<Move> {
  const { seat } = decision;
  if (goesOnWithSeries(session, decision)) return 'played';
  session.quiet[seat] = false;
  await drawCurtain(session, seat);
  if (await session.pacer.begin(session.sitting.state, (line) => session.paper.print(` ${line}`)))
    session.lines.forget();
  return new Turn(session, decision).take();
}

/** The list in front of a player: first all choices, then those of one card. */
class Turn<K extends Kind> {
  readonly #session: Session<K>;
  readonly #decision: Decision;
  #menu: readonly Choice[];
  /** The card that was chosen, while it is asked what to do with it. */
  #chosen: Choice | undefined;

  constructor(session: Session<K>, decision: Decision) {
    this.#session = session;
    this.#decision = decision;
    this.#menu = this.#makeMenu();
  }

  #makeMenu(): readonly Choice[] {
    const session = this.#session;
    const decision = this.#decision;
    return menuOf(decision, session.teller, session.drawing.held(sceneFor(session, decision.seat)));
  }

  async take(): Promise<Move> {
    const session = this.#session;
    const decision = this.#decision;
    showTurn(session, decision, this.#menu);
    for (;;) {
      const line = await session.lines.ask(this.#prompt());
      if (catchUp(session) && !this.#isStillAsked()) return this.#tooLate();
      const move = await this.#respond(line);
      if (move !== 'again') return move;
    }
  }

  #prompt(): string {
    const { paper, teller } = this.#session;
    const { words } = teller;
    const most = this.#chosen?.answers.length ?? this.#menu.length;
    if (paper.plain) return '> ';
    const many = isSeries(this.#menu) ? ` · ${words.allAtOnce(example(most))}` : '';
    return ` ${paper.ink.grey(`${words.typeNumber(most)}${many} · ${words.typeHelp}`)} ▸ `;
  }

  /** While the player was typing the clock went on: the answer is still wanted, or it came too late. */
  #isStillAsked(): boolean {
    const { match, sitting } = this.#session;
    const now = pending(match, sitting.state).find(({ seat }) => seat === this.#decision.seat);
    return (
      now?.options.some((option) => answerText(option) === answerText(this.#decision.options[0] ?? option)) ??
      false
    );
  }

  #tooLate(): Move {
    this.#session.notes.push({ text: this.#session.teller.words.tooLate, to: this.#decision.seat });
    return 'played';
  }

  #isMove(line: string): boolean {
    const text = line.trim().toLowerCase();
    return this.#chosen === undefined && this.#decision.options.some((option) => answerText(option) === text);
  }

  async #respond(line: string): Promise<Move | 'again'> {
    const session = this.#session;
    const decision = this.#decision;
    // A move goes before a command: a player who taps beer and says "stop" stops tapping.
    const typed: Typed = this.#isMove(line) ? { do: 'words', text: line.trim() } : read(line);
    switch (typed.do) {
      case 'nothing':
        return this.#enter();
      case 'numbers':
        return this.#number(typed.numbers);
      case 'words':
        return this.#words(typed.text);
      case 'why':
        return this.#why(typed.text);
      case 'moves':
        return this.#listMoves();
      case 'hint':
        return this.#say(...(await tip(session, decision)));
      case 'rules':
        if (typed.text === '') return this.#ruleNow();
        break;
      case 'undo':
        if (this.#chosen !== undefined) return this.#back();
        break;
    }
    const obeyed = await obey(session, decision.seat, typed);
    if (obeyed === 'played' || obeyed === 'left') return obeyed;
    if (obeyed === 'redraw') {
      this.#menu = this.#makeMenu();
      this.#chosen = undefined;
      showTurn(session, decision, this.#menu);
    }
    return 'again';
  }

  #say(...lines: readonly string[]): 'again' {
    this.#session.paper.print(lines.flatMap((line) => wrap(line, { first: ' ' })));
    return 'again';
  }

  async #enter(): Promise<Move | 'again'> {
    if (this.#chosen !== undefined) return this.#back();
    const [only, ...more] = this.#menu;
    if (only !== undefined && more.length === 0) return this.#choose(only);
    const session = this.#session;
    const decision = this.#decision;
    const scene = sceneFor(session, decision.seat);
    session.paper.print([...question(session, scene, decision), ...listing(session, scene, this.#menu)]);
    return 'again';
  }

  async #number(numbers: readonly number[]): Promise<Move | 'again'> {
    const { words } = this.#session.teller;
    const [first = 0, second, ...more] = numbers;
    if (this.#chosen !== undefined) {
      if (first === 0) return this.#back();
      const answer = this.#chosen.answers[first - 1];
      if (answer === undefined || second !== undefined)
        return this.#say(words.noSuchNumber(echo(numbers.join(' ')), this.#chosen.answers.length));
      return this.#answer(answer);
    }
    if (numbers.length > 1 && isSeries(this.#menu)) return this.#several(numbers);
    const choice = this.#menu[first - 1];
    if (choice === undefined || more.length > 0)
      return this.#say(words.noSuchNumber(echo(numbers.join(' ')), this.#menu.length));
    if (second === undefined) return this.#choose(choice);
    const answer = choice.answers[second - 1];
    return answer === undefined
      ? this.#say(words.noSuchNumber(echo(numbers.join(' ')), choice.answers.length))
      : this.#answer(answer);
  }

  async #several(numbers: readonly number[]): Promise<Move | 'again'> {
    const session = this.#session;
    const decision = this.#decision;
    const menu = this.#menu;
    const series = seriesOf(menu, numbers);
    if (series === undefined) return this.#say(session.teller.words.noSuchSeries(example(menu.length)));
    const move = await this.#answer(series.first);
    if (move === 'played' && series.rest.length > 0)
      session.series = { seat: decision.seat, asks: decision.asks, cards: series.rest };
    return move;
  }

  /** A card with one answer is played; one with several opens its own list. */
  async #choose(choice: Choice): Promise<Move | 'again'> {
    const [only, ...more] = choice.answers;
    if (only !== undefined && more.length === 0) return this.#answer(only);
    this.#chosen = choice;
    const session = this.#session;
    const decision = this.#decision;
    const { teller } = session;
    const scene = sceneFor(session, decision.seat);
    const inner = choice.answers.map((answer) => ({
      label: teller.label(answer, decision.seat),
      answers: [answer],
    }));
    const title = wrap(choice.label, { first: ' ' }).map((line) =>
      choice.card === undefined ? line : session.drawing.paint(scene, choice.card, line),
    );
    session.paper.print([
      '',
      ...title,
      ...listing(session, scene, inner),
      `   ${session.paper.ink.amber('0')}  ${session.paper.ink.grey(teller.words.anotherCard)}`,
    ]);
    return 'again';
  }

  async #back(): Promise<'again'> {
    this.#chosen = undefined;
    await this.#enter();
    return 'again';
  }

  async #words(text: string): Promise<Move | 'again'> {
    const { teller } = this.#session;
    const meaning = meaningOf(text, teller, this.#decision, this.#menu);
    switch (meaning.is) {
      case 'answer':
        return this.#answer(meaning.answer);
      case 'choice':
        return this.#choose(meaning.choice);
      case 'several':
        return this.#say(teller.words.ambiguous(echo(text)));
      case 'nothing':
        return this.#say(teller.words.notUnderstood(echo(text)));
    }
  }

  async #answer(answer: Answer): Promise<Move | 'again'> {
    const { sitting, pacer } = this.#session;
    const { seat } = this.#decision;
    const refusal = this.#refusalOf(answer);
    if (refusal !== undefined) return this.#explain(refusal);
    sitting.play(seat, answer, pacer.stamp(sitting.state, seat));
    return 'played';
  }

  /** From the player's own view: the reason never tells more than they may know. */
  #refusalOf(answer: Answer): Refusal | undefined {
    const { match, sitting } = this.#session;
    return why(match, view(match, sitting.state, this.#decision.seat), answer);
  }

  async #why(text: string): Promise<'again'> {
    const { teller } = this.#session;
    const { words } = teller;
    if (text === '') return this.#say(words.whyWhat);
    const meaning = meaningOf(text, teller, this.#decision, this.#menu);
    switch (meaning.is) {
      case 'nothing':
        return this.#say(words.notUnderstood(echo(text)), words.whyWhat);
      case 'several':
        return this.#say(words.allowedAnyway);
      case 'choice':
        return this.#say(words.allowed(meaning.choice.label, String(this.#menu.indexOf(meaning.choice) + 1)));
      case 'answer': {
        const refusal = this.#refusalOf(meaning.answer);
        if (refusal !== undefined) return this.#explain(refusal);
        const number = numberOf(this.#menu, meaning.answer);
        return this.#say(
          number === undefined
            ? words.allowedAnyway
            : words.allowed(teller.label(meaning.answer, this.#decision.seat), number),
        );
      }
    }
  }

  async #explain(refusal: Refusal): Promise<'again'> {
    const { teller, paper } = this.#session;
    const { words } = teller;
    const text = await ruleText(teller, refusal.rule);
    if (text === undefined) return this.#say(words.notOnOffer);
    const general = refusal.rule === this.#decision.rule;
    paper.print([
      ` ${general ? words.refusedNow : words.refusedBecause}`,
      ...paragraph([refusal.rule, text], paper.ink),
    ]);
    return 'again';
  }

  async #ruleNow(): Promise<'again'> {
    const { teller, paper } = this.#session;
    const text = await ruleText(teller, this.#decision.rule);
    if (text === undefined) return this.#say(teller.words.ruleMissing(this.#decision.rule));
    paper.print([` ${teller.words.ruleNow}`, ...paragraph([this.#decision.rule, text], paper.ink)]);
    return 'again';
  }

  /** The answers as files and scenarios write them. */
  #listMoves(): 'again' {
    const { teller, paper } = this.#session;
    const shown = this.#decision.options.slice(0, MOST_MOVES);
    const left = this.#decision.options.length - shown.length;
    paper.print([
      ` ${teller.words.movesTitle}`,
      ...shown.map((answer) => `   ${answerText(answer)}`),
      ...(left > 0 ? [`   ${teller.words.moreMoves(left)}`] : []),
    ]);
    return 'again';
  }
}

const MOST_MOVES = 24;
