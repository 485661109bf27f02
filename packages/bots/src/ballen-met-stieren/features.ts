import { type Action, actions } from '@stamtafel/games/ballen-met-stieren/deck.ts';
import { cardsEn } from '@stamtafel/games/ballen-met-stieren/texts/cards.en.ts';
import { cardsNl } from '@stamtafel/games/ballen-met-stieren/texts/cards.nl.ts';
import { type OptionFeature, placesOf } from '../sense.ts';

/** What speaks for an option, in words that end "omdat het …", "because it …". */
const words = {
  // The eleven, and whom to fetch from the bench
  pickAttack: ['een stier met veel aanvalskracht opstelt', 'picks a bull that attacks well'],
  pickDefence: ['een stier met veel verdediging opstelt', 'picks a bull that defends well'],
  pickBest: ['een stier opstelt die één ding heel goed kan', 'picks a bull that is very good at one thing'],
  pickSpecial: ['een stier met een specialiteit opstelt', 'picks a bull with a speciality'],
  pickSpuger: ['De Spuger opstelt', 'picks De Spuger'],
  pickBalance: ['aanval en verdediging in evenwicht houdt', 'keeps attack and defence in balance'],
  fetch: ['een verse stier van het reservehekje haalt', 'fetches a fresh bull from the bench'],
  // Bulls that attack
  shoots: ['een goede kans op een doelpunt geeft', 'gives a good chance of a goal'],
  shootsAided: ['met een kaart uit je hand zal scoren', 'will score with a card from your hand'],
  attackSpends: ['een sterke aanvaller inzet', 'brings on a strong attacker'],
  attackSpares: ['je verdedigers spaart', 'spares your defenders'],
  attackSparesEarly: ['verdedigers spaart voor later', 'spares defenders for later'],
  attackSpecial: ['een specialiteit benut die hier telt', 'uses a speciality that counts here'],
  attackHard: ['het de verdediging moeilijk maakt', 'makes it hard to defend'],
  attackLate: ['nu nog alles op de aanval zet', 'stakes everything on the attack while there is time'],
  // Bulls that defend
  stops: ['de aanval stopt', 'stops the attack'],
  stopsAided: ['met een kaart uit je hand de aanval stopt', 'stops the attack with a card from your hand'],
  defenceSpares: ['je aanvallers spaart', 'spares your attackers'],
  defenceSparesEarly: ['aanvallers spaart voor later', 'spares attackers for later'],
  defenceSpends: ['een goede verdediger spaart', 'spares a good defender'],
  counters: ['een counter mogelijk maakt', 'makes a counter possible'],
  // Penalty
  penaltyShot: ['een harde penalty neemt', 'takes a hard penalty'],
  penaltySave: ['een goede keeper klaarzet', 'sets out a good keeper'],
  penaltyCost: ['een goede stier spaart', 'spares a good bull'],
  // Laying a card
  layScores: ['de kans op een doelpunt vergroot', 'raises the chance of a goal'],
  laySaves: ['een doelpunt kan voorkomen', 'can prevent a goal'],
  layGuards: [
    'beschermt tegen de gedekte kaart van de ander',
    'guards against your opponent’s face-down card',
  ],
  layCounters: ['een counter klaarlegt', 'lays a counter ready'],
  layNone: ['kaarten spaart', 'saves cards'],
  layNoneLate: ['kaarten spaart aan het eind', 'saves cards near the end'],
  layUseless: ['een kaart legt die hier niets kan', 'lays a card that can do nothing here'],
  layYellow: ['een gele kaart riskeert', 'risks a yellow card'],
  layRed: ['een rode kaart riskeert', 'risks a red card'],
  layLost: ['de wedstrijd op het spel zet met een rode kaart', 'stakes the match on a red card'],
  layLasting: ['een kaart inzet die lang doorwerkt', 'plays a card with a lasting effect'],
  // Using it
  use: ['de kaart benut die er toch ligt', 'uses the card that lies there anyway'],
  useScores: ['de aanval laat slagen', 'makes the attack succeed'],
  useSaves: ['het doelpunt voorkomt', 'prevents the goal'],
  useLasting: ['een blijvend voordeel geeft', 'gives a lasting advantage'],
  useYellow: ['een gele kaart riskeert', 'risks a yellow card'],
  useRed: ['een rode kaart riskeert', 'risks a red card'],
  useLost: ['de wedstrijd op het spel zet met een rode kaart', 'stakes the match on a red card'],
  react: ['de kaart van de ander opheft', 'cancels your opponent’s card'],
  reactHelps: ['een kaart opheft die jou zou schaden', 'cancels a card that would hurt you'],
  counterUse: ['de tegenaanval waagt', 'dares the counter-attack'],
  sacrifice: ['een Modderpoel opruimt', 'clears a Modderpoel away'],
  sacrificeEarly: [
    'een Modderpoel nog voor veel aanvallen opruimt',
    'clears a Modderpoel for many attacks to come',
  ],
  sacrificeScores: ['zonder Modderpoel scoort', 'scores without the Modderpoel'],
  spit: ['de stier van de ander van het veld kan sturen', 'may have the opposing bull sent off'],
  spitRisk: ['een tweede gele kaart riskeert', 'risks a second yellow card'],
  // Cards to have
  haveAttack: ['een aanvaller in handen houdt', 'keeps an attacker in hand'],
  haveDefence: ['een verdediger in handen houdt', 'keeps a defender in hand'],
  haveBull: ['een stier in handen houdt', 'keeps a bull in hand'],
  under: ['de kaart ruilt voor een nieuwe', 'swaps the card for a new one'],
  orderGood: ['de VAR aan jouw kant zet', 'puts the VAR on your side'],
  // How many bulls to draw
  bulls1: ['je één stier in handen geeft', 'leaves one bull in hand'],
  bulls2: ['je twee stieren in handen geeft', 'leaves two bulls in hand'],
  bulls3: ['je drie stieren in handen geeft', 'leaves three bulls in hand'],
  bulls4: ['je vier stieren in handen geeft', 'leaves four bulls in hand'],
  bulls5: ['je veel stieren in handen geeft', 'leaves many bulls in hand'],
  bullsAttack: ['stieren oplevert voor je aanval', 'gives bulls for your attack'],
  bullsPile: ['trekt van de stapel die het dikst is', 'draws from the thicker pile'],
} as const satisfies { readonly [name: string]: readonly [nl: string, en: string] };

type Named = keyof typeof words;

const named: OptionFeature[] = Object.entries(words).map(([name, [nl, en]]) => ({ name, nl, en }));

const perAction = (
  prefix: string,
  nl: (card: string) => string,
  en: (card: string) => string,
): OptionFeature[] =>
  actions.map((action) => ({
    name: `${prefix}:${action}`,
    nl: nl(cardsNl.actions[action].name),
    en: en(cardsEn.actions[action].name),
  }));

export const optionFeatures: readonly OptionFeature[] = [
  ...named,
  ...perAction(
    'have',
    (card) => `je ${card} in handen geeft`,
    (card) => `gives you ${card}`,
  ),
  ...perAction(
    'attack',
    (card) => `${card} klaarlegt voor de aanval`,
    (card) => `lays ${card} ready for the attack`,
  ),
  ...perAction(
    'defend',
    (card) => `${card} klaarlegt voor de verdediging`,
    (card) => `lays ${card} ready for the defence`,
  ),
];

const placeOf = (name: string): number => optionFeatures.findIndex((feature) => feature.name === name);

/** By name: the place of a feature in the row of an option. */
export const F: { readonly [name in Named]: number } = placesOf(Object.keys(words) as Named[]);

/** The first of a list of features, one for each action. */
export const HAVE = placeOf(`have:${actions[0]}`);
export const ATTACK = placeOf(`attack:${actions[0]}`);
export const DEFEND = placeOf(`defend:${actions[0]}`);
export const WIDTH = optionFeatures.length;

const numbers = new Map<Action | '', number>(actions.map((action, place) => [action, place]));
/** Which of the actions it is. */
export const numberOf = (action: Action | ''): number => numbers.get(action) ?? 0;
