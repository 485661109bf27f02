import type { Language } from '@stamtafel/games/edition.ts';

const nl = {
  of: 'Voor',
  counting: 'Gelijke spelers spelen dit potje na…',
  enough: 'Genoeg, laat zien',
  failed: 'Het narekenen is niet gelukt.',
  again: 'Probeer nog eens',
  /** The verdict. */
  mostlyCards: 'Het waren vooral de kaarten.',
  mostlyChoices: 'Het waren vooral de keuzes.',
  both: 'Kaarten en keuzes ontlopen elkaar niet.',
  neither: 'Het ging zoals het bij een gelijke strijd gaat: noch de kaarten, noch de keuzes sprongen eruit.',
  account: (even: string, withCards: string, result: string) =>
    `Een gelijk deel van de winst is ${even}; met wat de kaarten deden erbij ${withCards}. Het werd ${result}.`,
  cards: 'Kaarten',
  choices: 'Keuzes',
  unit: 'In procentpunten winstkans, boven of onder een gelijk deel:',
  points: (figure: string, error: string) => `${figure} procentpunt (± ${error})`,
  cardsParts: (deal: string, later: string) => `Uitdelen ${deal}, later schudden en loten ${later}.`,
  choicesOf: 'Keuzes zijn die van de hele tafel: ook wat anderen goed of fout deden.',
  best: 'Beste beslissingen',
  worst: 'Duurste beslissingen',
  none: 'Geen die meer scheelde dan toeval kan zijn.',
  ofMany: (sum: string) =>
    `Geen die in haar eentje meer scheelde dan toeval kan zijn: de ${sum} van de keuzes komt van veel kleine samen, ook die van anderen.`,
  notLooked: 'De beslissingen zijn nog niet bekeken: je bent te vroeg gestopt.',
  move: (n: number) => `Zet ${n}`,
  how: 'Hoe dit geteld is',
  method: (rollouts: string) =>
    `Computers die allemaal even goed zijn en op het eerste gezicht kiezen, hebben dit potje ${rollouts} keer uitgespeeld: vanaf de deal, en van vlak vóór en vlak ná elke beslissing. Het verschil is wat de beslissing scheelde, vergeleken met wat zulke spelers daar doen. Er is gekeken met open kaarten: wie met wat hij wist goed koos maar pech had, kan er slecht afkomen. Wat nog geschud moest worden, werd telkens opnieuw geschud. Achter ± staat hoeveel het ernaast kan zitten (95 %).`,
};

const en: typeof nl = {
  of: 'For',
  counting: 'Equally strong players are replaying this match…',
  enough: 'Enough, show me',
  failed: 'The count failed.',
  again: 'Try again',
  mostlyCards: 'It was mostly the cards.',
  mostlyChoices: 'It was mostly the choices.',
  both: 'Cards and choices weigh about the same.',
  neither: 'It went as an even match goes: neither the cards nor the choices stood out.',
  account: (even, withCards, result) =>
    `An even share of the win is ${even}; with what the cards did, ${withCards}. It turned out to be ${result}.`,
  cards: 'Cards',
  choices: 'Choices',
  unit: 'In percentage points of the win, above or below an even share:',
  points: (figure, error) => `${figure} percentage points (± ${error})`,
  cardsParts: (deal, later) => `The deal ${deal}, later shuffles and draws ${later}.`,
  choicesOf: 'Choices are those of the whole table, including what others did well or badly.',
  best: 'Best decisions',
  worst: 'Costliest decisions',
  none: 'None that mattered more than chance can explain.',
  ofMany: (sum) =>
    `None that by itself mattered more than chance can explain: the ${sum} of the choices comes from many small ones together, those of others included.`,
  notLooked: 'The decisions were not looked at: you stopped too early.',
  move: (n) => `Move ${n}`,
  how: 'How this was counted',
  method: (rollouts) =>
    `Computers that are all equally good and choose at first sight have played this match out ${rollouts} times: from the deal, and from just before and just after every decision. The difference is what the decision changed, compared with what such players do there. It is judged with open cards: a player who chose well with what they knew but had bad luck may come off badly. What was still to be shuffled was shuffled again each time. The figure after ± is how far off it may be (95%).`,
};

export const luckTexts: { readonly [L in Language]: typeof nl } = { nl, en };
