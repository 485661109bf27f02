import { type Overview, printed } from '../../overview.ts';

export const overview: Overview = {
  sections: [
    {
      title: { nl: 'Een ronde', en: 'A round' },
      lines: [
        {
          name: { nl: '1. Koeien trekken', en: '1. Koeien trekken (draw a cow)' },
          text: {
            nl: 'De startspeler bekijkt de bovenste koe en legt haar gedekt op een locatie naar keuze.',
            en: 'The start player looks at the top cow and puts her face down on a location of choice.',
          },
          rules: ['SV-101'],
        },
        {
          name: { nl: '2–3. Stieren', en: '2–3. Bulls' },
          text: {
            nl: 'Ieder kiest er in het geheim één (met z’n tweeën twee); ze gaan naar de locatie van hun symbool.',
            en: 'Everybody chooses one in secret (two players: two); they go to the location of their symbol.',
          },
          rules: ['SV-110', 'SV-120', 'SV-500'],
        },
        {
          name: { nl: '4. Actiefase', en: '4. Actiefase (actions)' },
          text: {
            nl: 'Vanaf de startspeler doet ieder hoogstens twee acties.',
            en: 'From the start player on everybody takes up to two actions.',
          },
          rules: ['SV-130', 'SV-201'],
        },
        {
          name: { nl: '5–7. Opruimen', en: '5–7. Tidying up' },
          text: {
            nl: 'Hand aanvullen tot 5, startspeler schuift door, en zonder koeien op straat komt er één bij.',
            en: 'Hands are refilled to 5, the start player moves on, and if no cow is out, one is added.',
          },
          rules: ['SV-140', 'SV-150', 'SV-160'],
        },
      ],
    },
    {
      title: { nl: 'Acties', en: 'Actions' },
      lines: [
        {
          name: { nl: 'A. Gesprek', en: 'A. Gesprek (talk)' },
          text: {
            nl: 'Draai een koe bij je stier open. Is hij meer waard dan zij, dan gaat hij schuin naar de overkant.',
            en: 'Turn up a cow beside your bull. If he is worth more than she is, he goes to the diagonal location.',
          },
          rules: ['SV-210', 'SV-211'],
        },
        {
          name: { nl: 'B. Stier verplaatsen', en: 'B. Stier verplaatsen (move)' },
          text: {
            nl: 'Eén locatie verder, met één koe of maatje van zijn symbool mee.',
            en: 'One location on, taking one cow or one mate of his symbol along.',
          },
          rules: ['SV-220', 'SV-221'],
        },
        {
          name: { nl: 'C. Koe verjagen', en: 'C. Koe verjagen (chase)' },
          text: {
            nl: 'Stieren van andere symbolen, samen minstens haar waarde: zij gaat waarheen jij wilt.',
            en: 'Bulls of other symbols, together at least her value: she goes where you want.',
          },
          rules: ['SV-230', 'SV-232'],
        },
        {
          name: { nl: 'D. Extra stier', en: 'D. Extra stier (extra bull)' },
          text: {
            nl: 'Eén uit de hand op zijn locatie; één keer per beurt, niet met z’n tweeën.',
            en: 'One from the hand onto his location; once per turn, not with two players.',
          },
          rules: ['SV-240', 'SV-502'],
        },
        {
          name: { nl: 'E. Versierpoging', en: 'E. Versierpoging (woo)' },
          text: {
            nl: 'Stier, open koe en locatie met hetzelfde symbool: een koppel, als niemand uitdaagt.',
            en: 'Bull, face-up cow and location of the same symbol: a couple, if nobody challenges.',
          },
          rules: ['SV-250', 'SV-251'],
        },
        {
          name: { nl: 'F. Stiertje wisselen', en: 'F. Stiertje wisselen (swap)' },
          text: { nl: 'Leg handkaarten af en vul aan tot 5.', en: 'Discard hand cards and draw up to 5.' },
          rules: ['SV-260'],
        },
      ],
    },
    {
      title: { nl: 'Bull Fight en punten', en: 'Bull Fight and points' },
      lines: [
        {
          name: { nl: 'Uitdagen', en: 'Challenging' },
          text: {
            nl: 'Mag wie daar een stier van haar symbool heeft. Willen er meer, dan beslist het lot.',
            en: 'Open to whoever has a bull of her symbol there. If several want to, a lot decides.',
          },
          rules: ['SV-301', 'SV-316'],
        },
        {
          name: printed('Bull Fight'),
          text: {
            nl: 'De uitdager zet eerst maatjes en gedekte kaarten in (bluffen mag), daarna Romeo, zonder bluf. Gelijk: Romeo wint.',
            en: 'The challenger sends mates and face-down cards first (bluffing allowed), then Romeo does, without bluffing. Tie: Romeo wins.',
          },
          rules: ['SV-305', 'SV-306', 'SV-307', 'SV-310'],
        },
        {
          name: { nl: 'Honkvast', en: 'Settled' },
          text: {
            nl: 'Een koe is niet gek: op haar favoriete locatie krijgt niemand haar nog weg.',
            en: 'A cow is no fool: nobody gets her away from her favourite location.',
          },
          rules: ['SV-400'],
        },
        {
          name: { nl: 'Punten', en: 'Points' },
          text: {
            nl: 'Per koppel: waarde van de koe × waarde van de stier. Na de laatste koe is het de laatste ronde.',
            en: 'Per couple: the cow’s value × the bull’s value. The last cow begins the last round.',
          },
          rules: ['SV-103', 'SV-601', 'SV-602'],
        },
      ],
    },
  ],
};
