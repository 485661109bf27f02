/** The sections on single cards and on house rules. */
import type { MeanInterval } from '../statistics.ts';
import { type CardWorth, differsFromZero, type EffectFound, gain } from './findings.ts';
import { html, type Markup } from './markup.ts';
import { axis, type Reach, type Scale, strip } from './plots.ts';
import type { Told } from './subject.ts';

/** How much more than expected those with the card won, with its interval, in percentage points. */
export const worthOf = ({ rate: { share, low, high, expected } }: CardWorth): Reach => ({
  low: 100 * (low - expected),
  middle: 100 * (share - expected),
  high: 100 * (high - expected),
});

export function cardsSection(told: Told): Markup {
  const { say, figures, findings, cardName, fullCardName, cardLine } = told;
  const { cards, cardsWithout } = findings;
  const scale = scaleAroundZero(cards.map(worthOf));
  const rows = cards.map((card) => {
    const { rate, kind, matches } = card;
    const sure = rate.difference?.sure === true;
    const tone = sure && rate.difference ? rate.difference.towards : 'none';
    return html`<div class="row${sure ? ' sure' : ''}"><span class="who">${cardName(kind)} <small title="${cardLine(kind)}">${cardLine(kind)}</small></span>
<span class="drawn">${strip(scale, worthOf(card), 0, tone)}</span>
<span class="figure" title="${figures.share(rate)}, ${say.cardMatches(figures.whole(matches))}"><small>${figures.percent(rate.share)}</small> ${figures.change(worthOf(card))}</span></div>
`;
  });
  const without = cardsWithout.map(fullCardName).join(', ');
  return html`<section id="cards">
<h2>${say.cards}</h2>
<p class="how">${say.cardsHow}</p>
${
  cards.length === 0
    ? html`<p>${say.cardsNone}</p>`
    : html`<p class="mind">${say.cardsCaveat(cards.length, figures.whole(Math.max(1, cards.length / 20)))}</p>
<div class="rows dense">
${rows}<div class="row last"><span class="who"></span><span class="drawn">${axis(scale, figures.whole)}</span><span class="figure"></span></div>
</div>`
}
${without === '' ? html`` : html`<p class="how">${say.cardsWithout(without)}</p>`}
</section>`;
}

/** The cards that stand out at both ends, in words. */
export function cardsVerdict({ say, figures, findings: { cards }, fullCardName }: Told): string[] {
  const sure = cards.filter(({ rate }) => rate.difference?.sure === true);
  const [best, worst] = [sure.at(0), sure.at(-1)];
  const said: string[] = [];
  const points = ({ rate }: CardWorth): string => figures.signed(100 * gain(rate));
  if (best && gain(best.rate) > 0)
    said.push(say.bestCard(fullCardName(best.kind), points(best), figures.percent(best.rate.share)));
  if (worst && gain(worst.rate) < 0) said.push(say.worstCard(fullCardName(worst.kind), points(worst)));
  return said.length > 0 ? said : [say.noCard];
}

/** Zero in the middle, every interval within. */
function scaleAroundZero(reaches: readonly Reach[]): Scale {
  const furthest = Math.max(0.1, ...reaches.map(({ low, high }) => Math.max(-low, high)));
  return { from: -1.05 * furthest, to: 1.05 * furthest };
}

/** One of the figures that a house rule may change. */
interface Measure {
  readonly name: string;
  /** Measures of one group are drawn to one scale. */
  readonly group: string;
  of(effect: EffectFound): Reach;
}

const reachOf = ({ low, mean, high }: MeanInterval, times: number): Reach => ({
  low: times * low,
  middle: times * mean,
  high: times * high,
});

function measures({ say, seats }: Told): Measure[] {
  // With two seats what one gains the other loses.
  const shown = seats.length === 2 ? seats.slice(0, 1) : seats;
  return [
    ...shown.map((name, seat) => ({
      name: say.shareOf(name),
      group: 'share',
      of: ({ shares, first }: EffectFound) => reachOf(shares[seat] ?? first, 100),
    })),
    { name: say.shareOf(say.first), group: 'share', of: ({ first }) => reachOf(first, 100) },
    { name: say.perMatch, group: 'length', of: ({ decisions }) => reachOf(decisions, 1) },
    { name: say.perSeat, group: 'points', of: ({ points }) => reachOf(points, 1) },
  ];
}

const changesNothing = ({ matches, same }: EffectFound): boolean => matches === same;

export function houseRulesSection(told: Told): Markup {
  const { say, figures, findings, optionName, valueName, changeName } = told;
  const { effects } = findings;
  const telling = effects.filter((effect) => !changesNothing(effect));
  const drawn = measures(told).map((measure) => ({ ...measure, scale: scaleOf(measure, told, telling) }));
  const blocks = telling.map((effect) => {
    const { option, from, to } = effect.change;
    return html`<div class="rule"><h3>${optionName(option)}<small>${say.houseRule(valueName(option, to), valueName(option, from))}</small>
<small>${say.otherCourse(figures.whole(effect.matches - effect.same), figures.whole(effect.matches))}</small></h3>
<div class="rows dense">
${drawn.map(({ name, scale, of }) => {
  const reach = of(effect);
  const tone = reach.low > 0 ? 'more' : reach.high < 0 ? 'less' : 'none';
  return html`<div class="row${tone === 'none' ? '' : ' sure'}"><span class="who">${name}</span>
<span class="drawn">${strip(scale, reach, 0, tone)}</span>
<span class="figure">${figures.change(reach)}</span></div>
`;
})}</div></div>
`;
  });
  const unchanged = effects.filter(changesNothing).map(({ change }) => changeName(change));
  return html`<section id="house-rules">
<h2>${say.houseRules}</h2>
<p class="how">${effects[0] ? say.houseRulesHow(figures.whole(effects[0].matches)) : say.noHouseRules}</p>
<div class="pair">
${blocks}</div>
${unchanged.length === 0 ? html`` : html`<p class="how">${say.unchanged(unchanged.join('; '))}</p>`}
</section>`;
}

const scaleOf = ({ group }: Measure, told: Told, effects: readonly EffectFound[]): Scale =>
  scaleAroundZero(
    measures(told)
      .filter((measure) => measure.group === group)
      .flatMap(({ of }) => effects.map(of)),
  );

/** The house rules that change most how long a match is, and how much it helps to begin, in words. */
export function houseRulesVerdict({ say, figures, findings: { effects }, changeName }: Told): string[] {
  const largest = (of: (effect: EffectFound) => MeanInterval): EffectFound | undefined =>
    effects
      .filter((effect) => differsFromZero(of(effect), effects.length))
      .sort((a, b) => Math.abs(of(b).mean) - Math.abs(of(a).mean))[0];
  const longer = largest(({ decisions }) => decisions);
  const fairer = largest(({ first }) => first);
  const said: string[] = [];
  if (longer)
    said.push(say.largestOnLength(changeName(longer.change), figures.signed(longer.decisions.mean)));
  if (fairer)
    said.push(say.largestOnFirst(changeName(fairer.change), figures.signed(100 * fairer.first.mean)));
  return said;
}
