import { type Overview, printed } from '../../../overview.ts';

export const overview: Overview = {
  sections: [
    {
      title: { nl: 'Een ronde', en: 'A round' },
      lines: [
        {
          name: { nl: 'Delen', en: 'Deal' },
          text: { nl: 'Ieder vier kaarten: vier speelbeurten.', en: 'Four cards each: four tricks.' },
          rules: ['PD4-005', 'PD4-030'],
        },
        {
          name: { nl: 'Uitkomen', en: 'Lead' },
          text: {
            nl: 'De speler na de deler komt uit met een kaart naar keuze; daarna wie de speelbeurt won.',
            en: 'The player after the dealer leads any card; after that, whoever won the trick.',
          },
          rules: ['PD4-010', 'PD4-025'],
        },
        {
          name: { nl: 'Laatste speelbeurt', en: 'Last trick' },
          text: {
            nl: 'Alleen wie die wint, wint de ronde. Alle anderen verliezen 10 yards.',
            en: 'Only its winner wins the round. Everybody else loses 10 yards.',
          },
          rules: ['PD4-031', 'PD4-033'],
        },
      ],
    },
    {
      title: { nl: 'Bijspelen', en: 'Following' },
      lines: [
        {
          name: { nl: '1. Moet', en: '1. Must' },
          text: {
            nl: 'Zelfde kleur, tegenovergestelde strategie (aanval tegen verdediging).',
            en: 'Same colour and the opposite side (offense against defense).',
          },
          rules: ['PD4-013'],
        },
        {
          name: { nl: '2. Anders', en: '2. Otherwise' },
          text: { nl: 'Zelfde kleur, zelfde strategie.', en: 'Same colour, same side.' },
          rules: ['PD4-014'],
        },
        {
          name: { nl: '3. Geen van beide', en: '3. Neither' },
          text: { nl: 'Een kaart naar keuze.', en: 'Any card.' },
          rules: ['PD4-015'],
        },
        {
          name: { nl: 'De speelbeurt', en: 'The trick' },
          text: {
            nl: 'is voor de hoogste kaart van die kleur en de andere strategie, minstens zo hoog als de leidende; anders voor wie uitkwam.',
            en: 'goes to the highest card of that colour and the opposite side, at least as high as the lead card; otherwise to whoever led.',
          },
          rules: ['PD4-020', 'PD4-021', 'PD4-023'],
        },
      ],
    },
    {
      title: { nl: 'Yards', en: 'Yards' },
      lines: [
        {
          name: printed('First down'),
          text: {
            nl: 'Met die huisregel: klop en de inzet gaat 10 omhoog. De anderen gaan mee, of stoppen voor 10 yards.',
            en: 'With that house rule: knock and the stake rises by 10. The others stay in, or fold for 10 yards.',
          },
          rules: ['PD4-041', 'PD4-047', 'PD4-049', 'PD4-053'],
        },
        {
          name: { nl: '100 yards verloren', en: '100 yards lost' },
          text: {
            nl: 'Je ligt eruit. Wie als laatste overblijft, wint.',
            en: 'You are out. The last one left wins.',
          },
          rules: ['PD4-035', 'PD4-037'],
        },
      ],
    },
  ],
};
