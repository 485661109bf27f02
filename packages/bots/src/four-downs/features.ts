import { featuresOf } from '../play-design/features.ts';

/** What speaks for a card, a claim or an answer; "late": with two cards left or fewer. */
export const { optionFeatures, at } = featuresOf({
  'lead.holds': ['is hard to beat as a lead card', 'als leidende kaart moeilijk te verslaan is'],
  'lead.holds.early': [
    'is hard to beat while everybody still has most cards',
    'moeilijk te verslaan is zolang iedereen nog veel kaarten heeft',
  ],
  'lead.holds.late': ['is hard to beat close to the end', 'vlak voor het einde moeilijk te verslaan is'],
  'lead.sure': ['cannot be beaten by anybody', 'door niemand te verslaan is'],
  'lead.chance': ['gives the best chance to win the round', 'de beste kans geeft om de ronde te winnen'],
  'lead.chance.late': [
    'gives the best chance in the last tricks',
    'de beste kans geeft in de laatste speelbeurten',
  ],
  'lead.rest': [
    'leaves leads that can keep the lead to the end',
    'kaarten overlaat waarmee je de leiding tot het einde kunt houden',
  ],
  'lead.answers': [
    'leaves cards that can take the lead back',
    'kaarten overlaat waarmee je de leiding terug kunt pakken',
  ],
  'lead.draws': ['makes others spend the cards they need', 'anderen dwingt hun goede kaarten te spelen'],
  'lead.again': ['can be followed by another lead of the same kind', 'daarna nog eens kan'],
  'lead.value': ['is a high card', 'een hoge kaart is'],
  'follow.wins': ['takes the lead', 'de leiding overneemt'],
  'follow.wins.late': ['takes the lead close to the end', 'vlak voor het einde de leiding overneemt'],
  'follow.stays': ['is likely to win the trick', 'de speelbeurt waarschijnlijk wint'],
  'follow.chance': ['gives the best chance to win the round', 'de beste kans geeft om de ronde te winnen'],
  'follow.chance.late': [
    'gives the best chance in the last tricks',
    'de beste kans geeft in de laatste speelbeurten',
  ],
  'follow.rest': ['keeps the good leads', 'de goede leidende kaarten bewaart'],
  'follow.answers': [
    'keeps cards that can take the lead later',
    'kaarten bewaart waarmee je later de leiding kunt pakken',
  ],
  'follow.answers.late': [
    'keeps the card that answers most last leads',
    'de kaart bewaart die de meeste laatste leidende kaarten verslaat',
  ],
  'follow.holds': ['gives up a good lead', 'een goede leidende kaart weggeeft'],
  'follow.value': ['spends a high card', 'een hoge kaart kost'],
  'follow.last': ['keeps the best last card', 'de beste laatste kaart bewaart'],
  claim: ['raises the stake', 'de inzet verhoogt'],
  'claim.gain': [
    'raises the stake of a round that looks won',
    'de inzet verhoogt van een ronde die er goed uitziet',
  ],
  'claim.chance': ['puts pressure on with good cards', 'met goede kaarten druk zet'],
  'claim.fold': ['would gain the most if others fold', 'het meest oplevert als anderen stoppen'],
  continue: ['stays in the round', 'in de ronde blijft'],
  'continue.gain': ['costs less than folding on average', 'gemiddeld minder kost dan stoppen'],
  'continue.chance': ['keeps the chance to win the round', 'de kans op de ronde houdt'],
  yes: ['gives more to choose from', 'meer te kiezen geeft'],
});

export const stateFeatures = [
  'race',
  'leads',
  'leads.safe',
  'leads.late',
  'leads.all safe',
  'follows.answers',
  'follows.late',
  'wins trick',
  'wins trick.late',
  'wins trick.safe',
  'stake',
] as const;
