import type { Overview } from '../../../overview.ts';

export const overview: Overview = {
  sections: [
    {
      title: { nl: 'Een possession', en: 'A possession' },
      lines: [
        {
          name: { nl: 'Rollen', en: 'Roles' },
          text: {
            nl: 'Aanval tegen verdediging, ieder met 14 kaarten; na elke possession wisselen jullie.',
            en: 'Offense against defense, 14 cards each; after every possession you swap.',
          },
          rules: ['PD5-005', 'PD5-006'],
        },
        {
          name: { nl: 'Rij 1–3', en: 'Rows 1–3' },
          text: {
            nl: 'Allebei vier kaarten gedekt, één per lijn.',
            en: 'Both lay four cards face down, one per lane.',
          },
          rules: ['PD5-011', 'PD5-012', 'PD5-013'],
        },
        {
          name: { nl: 'Rij 4', en: 'Row 4' },
          text: {
            nl: 'De laatste twee kaarten; de aanval legt eerst, zo mogelijk op open lijnen.',
            en: 'The last two cards; the offense lays first, in open lanes where possible.',
          },
          rules: ['PD5-030', 'PD5-031', 'PD5-033'],
        },
        {
          name: { nl: 'Kleurregel', en: 'Colour rule' },
          text: {
            nl: 'Op een open lijn nooit dezelfde kleur als de kaart van de rij ervoor. Alleen voor de aanval.',
            en: 'In an open lane, never the colour of the card in the row before. For the offense only.',
          },
          rules: ['PD5-015', 'PD5-018'],
        },
      ],
    },
    {
      title: { nl: 'Een duel', en: 'A duel' },
      lines: [
        {
          name: { nl: 'Stippen', en: 'Dots' },
          text: {
            nl: 'Tel de kleur van de aanvalskaart op beide kaarten; paars telt paars en blauw.',
            en: 'Count the colour of the offense card on both cards; purple counts purple and blue.',
          },
          rules: ['PD5-022', 'PD5-023'],
        },
        {
          name: { nl: 'Meer', en: 'More' },
          text: {
            nl: 'Heeft de aanval er meer, dan blijft de lijn open.',
            en: 'If the offense has more, the lane stays open.',
          },
          rules: ['PD5-024', 'PD5-025'],
        },
        {
          name: { nl: 'Gelijk of minder', en: 'Equal or fewer' },
          text: { nl: 'De lijn gaat dicht.', en: 'The lane is closed.' },
          rules: ['PD5-024', 'PD5-026'],
        },
      ],
    },
    {
      title: { nl: 'Winst', en: 'Winning' },
      lines: [
        {
          name: { nl: 'Aanval', en: 'Offense' },
          text: { nl: 'wint met één gewonnen duel in rij 4.', en: 'wins with one duel won in row 4.' },
          rules: ['PD5-035'],
        },
        {
          name: { nl: 'Verdediging', en: 'Defense' },
          text: {
            nl: 'wint als alle lijnen dicht zijn, of rij 4 niets oplevert.',
            en: 'wins when all lanes are closed, or row 4 brings nothing.',
          },
          rules: ['PD5-028', 'PD5-036'],
        },
        {
          name: { nl: 'Vijf keer', en: 'Five times' },
          text: {
            nl: 'Elke winst is 20 yards. Wie er vijf heeft, wint; bij 5–4 volgt nog één possession.',
            en: 'Every win is 20 yards. Five wins win the match; at 5–4 one more possession follows.',
          },
          rules: ['PD5-040', 'PD5-041', 'PD5-042'],
        },
      ],
    },
  ],
};
