import { type Overview, printed } from '../../overview.ts';

export const overview: Overview = {
  sections: [
    {
      title: { nl: 'Een ronde', en: 'A round' },
      lines: [
        {
          name: { nl: '1. Ploegen samenstellen: een race', en: '1. Form the teams: a race' },
          text: {
            nl: 'Verdeel tegelijk 20 kaarten, paar voor paar: één voor jou, één voor de ander, gedekt. Wie het eerst klaar is, roept “stop!”.',
            en: 'You both split 20 cards at once, pair by pair: one for you, one for the other, face down. Whoever is first calls “stop!”.',
          },
          rules: ['HR-040', 'HR-031', 'HR-042'],
        },
        {
          name: { nl: '2. De snelste', en: '2. The faster player' },
          text: {
            nl: 'verdeelt wat de ander nog had, zet een vat op het eigen startveld en begint. Zonder race wijst een getrokken kaart de snelste aan.',
            en: 'splits what the other had left, puts a barrel on their own start field and begins. Without a race a drawn card decides who it is.',
          },
          rules: ['HR-046', 'HR-048', 'HR-049', 'HR-061'],
        },
        {
          name: { nl: '3. Touwtrekken', en: '3. Tug-of-war' },
          text: {
            nl: 'Neem zes kaarten. Om de beurt: speel één kaart, trek er één. Passen kan niet.',
            en: 'Take six cards. In turn: play one card, draw one. There is no passing.',
          },
          rules: ['HR-090', 'HR-091', 'HR-092', 'HR-099'],
        },
      ],
    },
    {
      title: { nl: 'Kaarten', en: 'Cards' },
      lines: [
        {
          name: { nl: 'Schot met kleur', en: 'Coloured Scot' },
          text: {
            nl: 'Op een veld van zijn kleur, bij jou of bij de ander.',
            en: 'On a field of his colour, on your side or the other one.',
          },
          rules: ['HR-093'],
        },
        {
          name: { nl: 'Wit: dames en Nessie', en: 'White: ladies and Nessie' },
          text: { nl: 'Op elk van de zes velden.', en: 'On any of the six fields.' },
          rules: ['HR-094'],
        },
        {
          name: { nl: 'Open kaart', en: 'Open card' },
          text: {
            nl: 'Alleen de bovenste kaart van een veld telt; een leeg veld telt 2.',
            en: 'Only the top card of a field counts; an empty field counts 2.',
          },
          rules: ['HR-097', 'HR-111'],
        },
        {
          name: printed('How-Ruck'),
          text: {
            nl: 'Staat dit op een Schot die je speelt, dan volgt een krachtmeting.',
            en: 'If a Scot you play says so, a contest (krachtmeting) follows.',
          },
          rules: ['HR-110'],
        },
        {
          name: { nl: 'Actie', en: 'Action' },
          text: {
            nl: 'Naar de aflegstapel: voer de actie uit, of zie ervan af.',
            en: 'Onto the discard pile: carry the action out, or skip it.',
          },
          rules: ['HR-130', 'HR-131'],
        },
      ],
    },
    {
      title: { nl: 'Vat en winst', en: 'Barrel and winning' },
      lines: [
        {
          name: { nl: 'Krachtmeting', en: 'Contest' },
          text: {
            nl: 'Het vat schuift het verschil op naar de sterkste kant. Even sterk? Dan blijft het staan.',
            en: 'The barrel moves by the difference in strength towards the stronger side. Equally strong? Then it stays.',
          },
          rules: ['HR-112', 'HR-113'],
        },
        {
          name: { nl: 'Ronde gewonnen', en: 'Round won' },
          text: {
            nl: 'Het vat staat op jouw eindveld; of alle handen zijn leeg en het staat in jouw helft.',
            en: 'The barrel is on your end field; or all hands are empty and it stands in your half.',
          },
          rules: ['HR-170', 'HR-172'],
        },
        {
          name: { nl: 'Spel gewonnen', en: 'Match won' },
          text: { nl: 'Wie drie vaten heeft.', en: 'Whoever has three barrels.' },
          rules: ['HR-004'],
        },
      ],
    },
  ],
};
