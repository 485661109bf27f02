/** What a report says, in both languages. Figures come in as they are written in the language. */
import type { Language } from '@stamtafel/games';

const nl = {
  title: (game: string) => `${game}: zo speelt het`,
  subtitle: (matches: string, seats: number) => `${matches} wedstrijden tussen ${seats} computers`,
  cutShort: (wanted: string) => `Afgebroken: het hadden er ${wanted} moeten worden.`,
  seat: (letter: string) => `Stoel ${letter}`,
  inShort: 'In het kort',

  seats: 'Stoelen',
  seatsHow:
    'Hoe vaak elke stoel wint. De streep is het 95 %-interval (Wilson), de stippellijn wat gelijke kansen zouden geven. Wie samen wint, deelt de wedstrijd.',
  unequal: 'Let op: op de stoelen zitten verschillende spelers. Wat je hier ziet, kan aan hen liggen.',
  seatsEven: (expected: string, reach: string) =>
    `Geen verschil aangetoond tussen de stoelen: ${expected} verwacht. Een afwijking tot ongeveer ${reach} procentpunt kan bij zoveel wedstrijden verborgen blijven.`,
  seatDiffers: (who: string, more: boolean, share: string, expected: string) =>
    `${who} wint ${more ? 'vaker' : 'minder vaak'} dan toeval: ${share} bij ${expected} verwacht.`,
  seatMayDiffer: (who: string, more: boolean, share: string, expected: string) =>
    `${who} wint misschien ${more ? 'vaker' : 'minder vaak'}: ${share} bij ${expected} verwacht. Met zoveel strepen naast elkaar valt er geregeld één buiten de lijn; speel er meer.`,
  turns: 'Wie begint',
  turnsHow:
    'Dezelfde wedstrijden, op volgorde van de beurt: wie als eerste alleen aan zet is, dan met de klok mee.',
  turn: (n: number) => (n === 1 ? 'Wie begint' : `Als ${n}e`),
  turnsEven: (expected: string, reach: string) =>
    `Niet aangetoond dat beginnen helpt of schaadt: ${expected} verwacht. Een afwijking tot ongeveer ${reach} procentpunt kan bij zoveel wedstrijden verborgen blijven.`,

  length: 'Lengte',
  decisions: 'beslissingen',
  lengthSays: (median: string, from: string, to: string, what: string) =>
    `De helft van de wedstrijden telt hoogstens ${median} ${what}, acht van de tien ${from} tot ${to}.`,
  lengthAlways: (value: string, what: string) => `Elke wedstrijd telt ${value} ${what}.`,
  lengthHow: 'Een beslissing is één antwoord van één speler. De lijn is de mediaan.',

  points: 'Punten',
  pointsHow: (fewer: boolean) =>
    `Hoe vaak elke stoel hoeveel punten haalt${fewer ? '; minder is beter' : ''}. De lijn is de mediaan.`,
  pointsSay: (median: string, from: string, to: string, mean: string) =>
    `mediaan ${median}, helft van ${from} tot ${to}, gemiddeld ${mean}`,

  cards: 'Wat elke kaart waard is',
  cardsHow:
    'Per kaart: hoe vaak de speler won bij wie hij het langst werkte, min hoe vaak diens stoel toch al wint, in procentpunten. Klein ernaast: hoe vaak die speler won. Een kaart werkt voor wie hem op hand, uitgespeeld of bij zich op tafel heeft, geteld in beslissingen; op een gedekte stapel, bij het doorgeven en bij het verdelen van de kaarten telt hij niet. Gelijke kaarten tellen samen.',
  cardsCaveat: (count: number, byChance: string) =>
    `Lees dit met mate. Bij ${count} kaarten naast elkaar vallen er door toeval alleen al ongeveer ${byChance} buiten hun 95 %-interval. Vet en gekleurd is alleen wat overeind blijft als je daarmee rekening houdt (Bonferroni). En wie wint, heeft soms juist daardoor bepaalde kaarten bij zich: dit is samenhang, geen oorzaak.`,
  cardsWithout: (names: string) =>
    `Niets te vergelijken, want bij bijna niemand of altijd bij dezelfde speler: ${names}.`,
  cardsNone: 'Van geen enkele kaart is genoeg gezien; speel meer wedstrijden.',
  cardMatches: (matches: string) => `in ${matches} wedstrijden`,
  bestCard: (name: string, gain: string, share: string) =>
    `De meest waardevolle kaart is ${name}: ${gain} procentpunt (wie hem heeft wint ${share}).`,
  worstCard: (name: string, gain: string) => `De minst waardevolle is ${name}: ${gain}.`,
  noCard: 'Geen kaart springt eruit.',

  houseRules: 'Huisregels',
  houseRulesHow: (matches: string) =>
    `De eerste ${matches} wedstrijden zijn nog eens gespeeld met telkens één huisregel anders: dezelfde startgetallen, dezelfde spelers. Elke streep is het gemiddelde verschil per wedstrijd met zijn 95 %-interval; gekleurd is wat de nul niet raakt. Ook hier: van elke twintig strepen valt er ongeveer één door toeval buiten de nul.`,
  houseRule: (to: string, from: string) => `${to} in plaats van ${from}`,
  otherCourse: (changed: string, matches: string) => `${changed} van de ${matches} wedstrijden liepen anders`,
  shareOf: (who: string) => `${who} wint, in %-punten`,
  first: 'Wie begint',
  perMatch: 'Beslissingen per wedstrijd',
  perSeat: 'Punten per speler',
  unchanged: (names: string) => `Veranderden geen enkele wedstrijd tussen computers: ${names}.`,
  noHouseRules: 'Er zijn geen huisregels vergeleken (--house-rules).',
  largestOnLength: (rule: string, change: string) =>
    `De huisregel die de lengte het meest verandert is ${rule} (${change} beslissingen per wedstrijd).`,
  largestOnFirst: (rule: string, change: string) =>
    `De huisregel die het meest verandert voor wie begint is ${rule} (${change} procentpunt).`,
  on: 'aan',
  off: 'uit',

  counted: 'Zo is er geteld',
  players: 'Spelers',
  settings: 'Huisregels van deze wedstrijden',
  usual: 'de gewone',
  repeat: 'Hetzelfde rapport opnieuw, op elke machine en met elk aantal kernen',
  boundaries:
    'Computers spelen anders dan mensen. Een verschil dat sterke spelers uitbuiten, kan onder zwakke onzichtbaar zijn, en andersom; speel het na met andere spelers (--bots) voor je er een regel op baseert.',
};

export type Words = typeof nl;

const ordinal = (n: number): string => ['', '1st', '2nd', '3rd'][n] ?? `${n}th`;

const en: Words = {
  title: (game) => `${game}: how it plays`,
  subtitle: (matches, seats) => `${matches} matches between ${seats} computers`,
  cutShort: (wanted) => `Cut short: there should have been ${wanted}.`,
  seat: (letter) => `Chair ${letter}`,
  inShort: 'In short',

  seats: 'Chairs',
  seatsHow:
    'How often each chair wins. The bar is the 95% interval (Wilson), the dashed line what equal chances would give. Those who win together share the match.',
  unequal: 'Note: different players sit in the chairs. What you see here may be due to them.',
  seatsEven: (expected, reach) =>
    `No difference shown between the chairs: ${expected} expected. A difference of up to about ${reach} percentage points can stay hidden in this number of matches.`,
  seatDiffers: (who, more, share, expected) =>
    `${who} wins ${more ? 'more' : 'less'} often than chance: ${share} where ${expected} is expected.`,
  seatMayDiffer: (who, more, share, expected) =>
    `${who} may win ${more ? 'more' : 'less'} often: ${share} where ${expected} is expected. With several bars side by side one of them often misses the line by chance; play more.`,
  turns: 'Who begins',
  turnsHow: 'The same matches by turn: from the player who is first asked alone, clockwise.',
  turn: (n) => (n === 1 ? 'Who begins' : ordinal(n)),
  turnsEven: (expected, reach) =>
    `Not shown that beginning helps or harms: ${expected} expected. A difference of up to about ${reach} percentage points can stay hidden in this number of matches.`,

  length: 'Length',
  decisions: 'decisions',
  lengthSays: (median, from, to, what) =>
    `Half of the matches have at most ${median} ${what}, eight in ten ${from} to ${to}.`,
  lengthAlways: (value, what) => `Every match has ${value} ${what}.`,
  lengthHow: 'A decision is one answer of one player. The line is the median.',

  points: 'Points',
  pointsHow: (fewer) =>
    `How often each chair scores how many points${fewer ? '; fewer are better' : ''}. The line is the median.`,
  pointsSay: (median, from, to, mean) => `median ${median}, half from ${from} to ${to}, mean ${mean}`,

  cards: 'What each card is worth',
  cardsHow:
    'Per card: how often the player won for whom it worked longest, minus how often that chair wins anyway, in percentage points. The small figure is how often that player won. A card works for the player who has it in hand, played, or on their side of the table, counted in decisions; it does not count on a face-down pile, while cards are passed on, or while they are divided. Equal cards count together.',
  cardsCaveat: (count, byChance) =>
    `Read this with care. Of ${count} cards side by side about ${byChance} miss their 95% interval by chance alone. Only what stands when that is allowed for (Bonferroni) is bold and coloured. And winners may have certain cards because they are winning: this is correlation, not cause.`,
  cardsWithout: (names) =>
    `Nothing to compare, as hardly any player or always the same one has them: ${names}.`,
  cardsNone: 'No card was seen often enough; play more matches.',
  cardMatches: (matches) => `in ${matches} matches`,
  bestCard: (name, gain, share) =>
    `The most valuable card is ${name}: ${gain} percentage points (its holder wins ${share}).`,
  worstCard: (name, gain) => `The least valuable one is ${name}: ${gain}.`,
  noCard: 'No card stands out.',

  houseRules: 'House rules',
  houseRulesHow: (matches) =>
    `The first ${matches} matches were played again with one house rule changed at a time: the same seeds, the same players. Each bar is the mean difference per match with its 95% interval; what does not touch zero is coloured. Here too about one bar in twenty misses zero by chance.`,
  houseRule: (to, from) => `${to} instead of ${from}`,
  otherCourse: (changed, matches) => `${changed} of the ${matches} matches took another course`,
  shareOf: (who) => `${who} wins, in percentage points`,
  first: 'Who begins',
  perMatch: 'Decisions per match',
  perSeat: 'Points per player',
  unchanged: (names) => `Changed not a single match between computers: ${names}.`,
  noHouseRules: 'No house rules were compared (--house-rules).',
  largestOnLength: (rule, change) =>
    `The house rule that changes the length the most is ${rule} (${change} decisions per match).`,
  largestOnFirst: (rule, change) =>
    `The house rule that changes the most for the first player is ${rule} (${change} percentage points).`,
  on: 'on',
  off: 'off',

  counted: 'How it was counted',
  players: 'Players',
  settings: 'House rules of these matches',
  usual: 'the usual ones',
  repeat: 'The same report again, on any machine and any number of cores',
  boundaries:
    'Computers play unlike people. A difference that strong players exploit may not show among weak ones, and the other way round; play it again with other players (--bots) before you base a rule on it.',
};

export const words: { readonly [L in Language]: Words } = { nl, en };
