import {
  lengthSection,
  lengthSentence,
  pointsSection,
  seatsSection,
  seatsVerdict,
  turnsSection,
  turnsVerdict,
} from './balance.ts';
import { html, type Markup } from './markup.ts';
import { style } from './style.ts';
import { type Subject, type Told, told } from './subject.ts';
import { cardsSection, cardsVerdict, houseRulesSection, houseRulesVerdict } from './worth.ts';

/** A whole report as one HTML file that needs nothing else: no scripts, no fonts, no network. */
export function page(subject: Subject): string {
  const report = told(subject);
  const { edition, language, say, figures, findings, wanted, match } = report;
  const { title, tagline } = edition.texts[language];
  const { markup } = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="generator" content="stamtafel simulate"/>
<title>${say.title(title)}</title>
<style>${{ markup: style }}</style>
</head>
<body>
<header>
<p class="house">Stamtafel</p>
<h1>${title}</h1>
<p>${tagline}</p>
<p class="count">${say.subtitle(figures.whole(findings.matches), match.seats)}</p>
${findings.matches < wanted ? html`<p class="mind">${say.cutShort(figures.whole(wanted))}</p>` : html``}
</header>
<main>
${inShort(report)}
${seatsSection(report)}
${turnsSection(report)}
${lengthSection(report)}
${pointsSection(report)}
${cardsSection(report)}
${houseRulesSection(report)}
${counted(report)}
</main>
</body>
</html>
`;
  return markup;
}

function inShort(report: Told): Markup {
  const { say, findings, parts } = report;
  const said = [
    ...seatsVerdict(report),
    ...(findings.turns.length > 0 ? turnsVerdict(report) : []),
    lengthSentence(report, findings.decisions, say.decisions),
    lengthSentence(report, findings.parts, parts),
    ...cardsVerdict(report),
    ...houseRulesVerdict(report),
  ];
  return html`<section id="in-short">
<h2>${say.inShort}</h2>
<ul>
${said.map((sentence) => html`<li>${sentence}</li>\n`)}</ul>
</section>`;
}

function counted({ say, edition, match, botOf, seats, command, optionName, valueName }: Told): Markup {
  const chosen = new Map<string, unknown>(Object.entries(match.options));
  const unusual = Object.entries(edition.game.options).flatMap(([option, { standard }]) => {
    const value = chosen.get(option);
    if (value === standard) return [];
    return [`${optionName(option)}${typeof value === 'object' ? '' : `: ${valueName(option, value)}`}`];
  });
  return html`<section id="counted">
<h2>${say.counted}</h2>
<dl>
<dt>${say.players}</dt><dd>${seats.map((name, seat) => `${name}: ${botOf(seat)}`).join(', ')}</dd>
<dt>${say.settings}</dt><dd>${unusual.length === 0 ? say.usual : unusual.join('; ')}</dd>
<dt>${say.repeat}</dt><dd><code>${command}</code></dd>
</dl>
<p class="how">${say.boundaries}</p>
</section>`;
}
