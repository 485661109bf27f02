import type { Overview } from '../../overview.ts';

export const overview: Overview = {
  setUp: [
    {
      nl: 'Kies Team Oranje of Team Wit en bekijk je 16 stieren.',
      en: 'Choose Team Oranje (Orange) or Team Wit (White) and look at your 16 bulls.',
    },
    {
      nl: 'Kies in het geheim je Basis-elf van 11 stieren. De rest gaat gedekt op het reservehekje.',
      en: 'Secretly pick your Basis-elf (first eleven) of 11 bulls. The rest go face down on the reservehekje (bench).',
    },
    {
      nl: 'Het staat 0-0: de brilstand. De scheidsrechterkaarten, de VAR-kaarten en de dobbelkaarten worden geschud.',
      en: 'It is 0-0, a clean sheet for both. The referee cards, the VAR cards and the dice cards are shuffled.',
    },
    {
      nl: 'Draft vier keer: uit 3 actiekaarten houd je er 1, de andere 2 ruilen jullie, je houdt er weer 1 en legt de laatste af.',
      en: 'Draft four times: of 3 action cards you keep 1, you exchange the other 2, keep 1 again and discard the last.',
    },
    {
      nl: 'Ieder krijgt nog 3 ongeziene actiekaarten; je 11 actiekaarten worden geschud.',
      en: 'Each of you gets 3 more action cards unseen; your 11 action cards are shuffled.',
    },
    {
      nl: 'Trek 3 stieren en 3 actiekaarten. Wie thuis speelt, krijgt de Koeien Cup en valt als eerste aan.',
      en: 'Draw 3 bulls and 3 action cards. Whoever plays at home gets the Koeien Cup (Cows’ Cup) and attacks first.',
    },
  ],
  sections: [
    {
      title: { nl: 'Een aanval', en: 'An attack' },
      lines: [
        {
          name: { nl: '1. Aanvaller', en: '1. Attacker' },
          text: {
            nl: 'legt een stier open, en als hij wil een actie gedekt.',
            en: 'lays a bull face up, and an action face down if he likes.',
          },
          rules: ['BMS-030', 'BMS-031'],
        },
        {
          name: { nl: '2. Verdediger', en: '2. Defender' },
          text: { nl: 'doet daarna hetzelfde.', en: 'then does the same.' },
          rules: ['BMS-032', 'BMS-033'],
        },
        {
          name: { nl: '3. Acties', en: '3. Actions' },
          text: {
            nl: 'Eerst beslist de aanvaller of hij zijn kaart inzet, dan de verdediger.',
            en: 'First the attacker decides whether to use the card, then the defender.',
          },
          rules: ['BMS-036', 'BMS-037', 'BMS-038'],
        },
        {
          name: { nl: '4. Doelpunt?', en: '4. Goal?' },
          text: {
            nl: 'Aanval hoger dan verdediging: doelpunt. Lager: niet. Gelijk: de VAR beslist.',
            en: 'Attack higher than defence: goal. Lower: none. Equal: the VAR decides.',
          },
          rules: ['BMS-060', 'BMS-061', 'BMS-062'],
        },
        {
          name: { nl: '5. Daarna', en: '5. Afterwards' },
          text: {
            nl: 'Alles uit het weiland, allebei aanvullen tot zes uit stieren en acties, en de Cup gaat naar de ander.',
            en: 'Everything off the field, both refill to six from bulls and actions, and the Cup goes to the other.',
          },
          rules: ['BMS-041', 'BMS-044', 'BMS-050'],
        },
      ],
    },
    {
      title: { nl: 'Kaarten', en: 'Cards' },
      lines: [
        {
          name: { nl: 'Schildje', en: 'Shield' },
          text: { nl: 'Alleen voor de verdediger.', en: 'For the defender only.' },
          rules: ['BMS-070'],
        },
        {
          name: { nl: 'Hoorns', en: 'Horns' },
          text: { nl: 'Alleen voor de aanvaller.', en: 'For the attacker only.' },
          rules: ['BMS-071'],
        },
        {
          name: { nl: 'Zonder symbool', en: 'No symbol' },
          text: { nl: 'Voor allebei.', en: 'For both.' },
          rules: ['BMS-072'],
        },
        {
          name: { nl: 'Vrije trap', en: 'Free kick' },
          text: {
            nl: 'Stieren en niet ingezette acties terug. Eerst de muur van de verdediger, dan de aanvaller; acties mogen.',
            en: 'Bulls and unused actions back. First the defender’s wall, then the attacker; actions are allowed.',
          },
          rules: ['BMS-210', 'BMS-212', 'BMS-213', 'BMS-216'],
        },
        {
          name: { nl: 'Penalty', en: 'Penalty' },
          text: {
            nl: 'Eén nemer tegen een keeper, blind gekozen uit twee. Gelijk is ook raak. Geen acties.',
            en: 'One taker against a keeper, drawn blind from two. A tie is a goal too. No actions.',
          },
          rules: ['BMS-221', 'BMS-223', 'BMS-224', 'BMS-225'],
        },
      ],
    },
    {
      title: { nl: 'Kaarten van de scheids, en het einde', en: 'The referee’s cards, and the end' },
      lines: [
        {
          name: { nl: 'Geel en rood', en: 'Yellow and red' },
          text: {
            nl: 'Twee keer geel is rood. Rood houdt een plek in je hand bezet; bij de derde verlies je de wedstrijd.',
            en: 'Two yellows make a red. A red takes up a place in your hand; with the third you lose the match.',
          },
          rules: ['BMS-231', 'BMS-232', 'BMS-233'],
        },
        {
          name: { nl: 'Vijf doelpunten', en: 'Five goals' },
          text: { nl: 'winnen meteen.', en: 'win at once.' },
          rules: ['BMS-270'],
        },
        {
          name: { nl: 'Laatste aanval', en: 'Last attack' },
          text: {
            nl: 'Kan iemand niet meer tot zes aanvullen, dan volgt nog één aanval. De meeste doelpunten winnen.',
            en: 'If somebody cannot refill to six, one more attack follows. The most goals win.',
          },
          rules: ['BMS-271', 'BMS-273', 'BMS-274'],
        },
      ],
    },
  ],
};
