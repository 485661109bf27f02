import type { Language } from '@stamtafel/games/edition.ts';
import type { Answer } from '@stamtafel/kernel';
import type { Advice, Reason, Suggestion } from './hint.ts';

/** Who does not know better than this has hardly looked: a chance that may be anything is not told. */
export const VAGUE = 0.2;

interface HintTexts {
  readonly forced: string;
  readonly mixed: string;
  readonly equal: string;
  /** Before an option that is less good; it must not sound as if it came after the first. */
  readonly less: string;
  readonly silence: string;
  readonly percent: (n: number) => string;
  readonly chance: (percent: string, error: number) => string;
  readonly hardly: string;
  readonly does: string;
  readonly avoids: string;
  readonly and: string;
  readonly playedOn: string;
}

const texts: { readonly [L in Language]: HintTexts } = {
  nl: {
    forced: 'Er valt niets te kiezen: er is maar één zet.',
    mixed: 'Hier wint wie niet te voorspellen is. Wissel af:',
    equal: 'Even goed',
    less: 'Ook te overwegen',
    silence: 'niets zeggen',
    percent: (n) => `${n} %`,
    chance: (percent, error) => `${percent} kans op de winst, ± ${error}`,
    hardly: 'nog nauwelijks bekeken',
    does: 'omdat dit',
    avoids: 'terwijl een andere keuze',
    and: 'en',
    playedOn: 'omdat het bij doorspelen het beste uitkomt',
  },
  en: {
    forced: 'There is nothing to choose: there is only one move.',
    mixed: 'It pays to be unpredictable here. Mix these:',
    equal: 'Just as good',
    less: 'Also worth a thought',
    silence: 'say nothing',
    percent: (n) => `${n}%`,
    chance: (percent, error) => `${percent} chance of winning, ± ${error}`,
    hardly: 'hardly looked at yet',
    does: 'because it',
    avoids: 'while another choice',
    and: 'and',
    playedOn: 'because it does best when the match is played out',
  },
};

const percent = (share: number): number => Math.round(100 * share);

/** Advice in sentences, one a line; `label` puts an answer into words. */
export function adviceLines(
  { isForced, isMixed, suggestions }: Advice,
  language: Language,
  label: (answer: Answer) => string,
): string[] {
  const say = texts[language];
  if (isForced) return [say.forced];
  const named = ({ answer }: Suggestion): string => (answer === undefined ? say.silence : label(answer));
  const chance = ({ share, error }: Suggestion): string =>
    error > VAGUE ? say.hardly : say.chance(say.percent(percent(share)), Math.max(1, percent(error)));
  if (isMixed)
    return [
      say.mixed,
      ...suggestions.map((one) => {
        const told = `${say.percent(percent(one.mix))}: ${named(one)} (${chance(one)})`;
        return one.reasons.length > 0 ? `${told}, ${because(one.reasons, say)}.` : `${told}.`;
      }),
    ];
  return suggestions.map((one, place) => {
    const told = `${named(one)} (${chance(one)})`;
    if (place === 0) return `${told}, ${because(one.reasons, say)}.`;
    return `${one.equal ? say.equal : say.less}: ${told}.`;
  });

  function because(reasons: readonly Reason[], words: HintTexts): string {
    const of = (wanted: Reason['is']): string =>
      reasons.flatMap((reason) => (reason.is === wanted ? [reason[language]] : [])).join(` ${words.and} `);
    const [does, avoids] = [of('does'), of('avoids')];
    const parts = [
      ...(does === '' ? [] : [`${words.does} ${does}`]),
      ...(avoids === '' ? [] : [`${words.avoids} ${avoids}`]),
    ];
    return parts.length > 0 ? parts.join(', ') : words.playedOn;
  }
}
