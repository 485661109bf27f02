/** The sections on who wins, how long it takes, and how many points there are. */
import { type Rate, type Spread, spreadScale } from './findings.ts';
import { html, type Markup } from './markup.ts';
import { axis, barAxis, bars, histogram, type Scale, strip } from './plots.ts';
import type { Told } from './subject.ts';
import { verdict } from './verdict.ts';

export function seatsSection(told: Told): Markup {
  const { say, findings, seats, bots, botOf } = told;
  const rows = seats.map((name, seat) => ({ name, note: botOf(seat), tone: `seat-${seat}` }));
  return html`<section id="seats">
<h2>${say.seats}</h2>
${sentences(seatsVerdict(told))}
${new Set(bots).size > 1 ? html`<p class="mind">${say.unequal}</p>` : html``}
${rates(told, findings.seats, rows)}
<p class="how">${say.seatsHow}</p>
</section>`;
}

export function turnsSection(told: Told): Markup {
  const { say, findings } = told;
  if (findings.turns.length === 0) return html``;
  const rows = findings.turns.map((_, turn) => ({ name: say.turn(turn + 1), note: '', tone: 'plain' }));
  return html`<section id="turns">
<h2>${say.turns}</h2>
${sentences(turnsVerdict(told))}
${rates(told, findings.turns, rows)}
<p class="how">${say.turnsHow}</p>
</section>`;
}

export const seatsVerdict = ({ say, figures, findings, seats }: Told): string[] =>
  verdict(findings.seats, seats, say.seatsEven, say, figures);

export const turnsVerdict = ({ say, figures, findings: { turns } }: Told): string[] =>
  verdict(
    turns,
    turns.map((_, turn) => say.turn(turn + 1)),
    say.turnsEven,
    say,
    figures,
  );

const sentences = (said: readonly string[]): Markup =>
  html`<div class="verdict">${said.map((sentence) => html`<p>${sentence}</p>`)}</div>`;

interface Row {
  readonly name: string;
  readonly note: string;
  readonly tone: string;
}

function rates({ figures }: Told, shares: readonly Rate[], rows: readonly Row[]): Markup {
  const scale = scaleAround(shares);
  return html`<div class="rows">
${shares.map((rate, i) => {
  const { name, note, tone } = rows[i] ?? { name: '', note: '', tone: 'plain' };
  const reach = { low: rate.low, middle: rate.share, high: rate.high };
  return html`<div class="row"><span class="who">${name} <small>${note}</small></span>
<span class="drawn">${strip(scale, reach, rate.expected, tone)}</span>
<span class="figure">${figures.share(rate)}</span></div>
`;
})}<div class="row last"><span class="who"></span><span class="drawn">${axis(scale, (share) => `${figures.whole(100 * share)} %`)}</span><span class="figure"></span></div>
</div>`;
}

/** What is expected lies in the middle, every interval within, and a hair's breadth does not fill the page. */
function scaleAround(shares: readonly Rate[]): Scale {
  const expected = shares[0]?.expected ?? 0.5;
  const furthest = Math.max(...shares.map(({ low, high }) => Math.max(expected - low, high - expected)));
  const reach = Math.max(0.05, furthest * 1.1);
  return { from: Math.max(0, expected - reach), to: Math.min(1, expected + reach) };
}

export function lengthSection(told: Told): Markup {
  const { say, findings, parts } = told;
  return html`<section id="length">
<h2>${say.length}</h2>
<div class="pair">
${lengthOf(told, findings.decisions, say.decisions)}
${lengthOf(told, findings.parts, parts)}
</div>
<p class="how">${say.lengthHow}</p>
</section>`;
}

/** What a spread of lengths says in one sentence. */
export function lengthSentence({ say, figures }: Told, spread: Spread, what: string): string {
  const [only, another] = spread.counts;
  if (only !== undefined && another === undefined) return say.lengthAlways(figures.whole(only[0]), what);
  const { median, p10, p90 } = spread;
  return say.lengthSays(figures.whole(median), figures.whole(p10), figures.whole(p90), what);
}

function lengthOf(told: Told, spread: Spread, what: string): Markup {
  const says = lengthSentence(told, spread, what);
  const heading = html`<h3>${what.charAt(0).toUpperCase() + what.slice(1)}</h3>
<p>${says}</p>`;
  if (spread.counts.length < 2) return html`<div>${heading}</div>`;
  const drawn = bars(spread.counts, spreadScale([spread]));
  const highest = Math.max(...drawn.map(({ times }) => times));
  return html`<div>${heading}
${histogram(drawn, { marked: spread.median, highest, tone: 'plain', says })}
${barAxis(drawn, told.figures.whole)}</div>`;
}

export function pointsSection(told: Told): Markup {
  const { say, figures, findings, seats, edition } = told;
  const scale = spreadScale(findings.points);
  const drawn = findings.points.map(({ counts }) => bars(counts, scale));
  const highest = Math.max(...drawn.flat().map(({ times }) => times));
  const { whole, decimal } = figures;
  return html`<section id="points">
<h2>${say.points}</h2>
<div class="pair">
${findings.points.map(({ median, p25, p75, mean }, seat) => {
  const says = say.pointsSay(whole(median), whole(p25), whole(p75), decimal(mean));
  const own = drawn[seat] ?? [];
  return html`<div><h3>${seats[seat] ?? ''}</h3><p>${says}</p>
${histogram(own, { marked: median, highest, tone: `seat-${seat}`, says: `${seats[seat]}: ${says}` })}
${barAxis(own, whole)}</div>
`;
})}</div>
<p class="how">${say.pointsHow(edition.fewerPointsWin === true)}</p>
</section>`;
}
