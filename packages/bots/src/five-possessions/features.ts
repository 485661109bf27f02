import { featuresOf } from '../play-design/features.ts';

/** What speaks for a card in a lane, as offense and as defense; "last": in row 4; "few": with one or two lanes open. */
export const { optionFeatures, at } = featuresOf({
  'role.offense': ['lets you attack first', 'jou laat beginnen met aanvallen'],
  'attack.duels': ['wins the most duels in this row', 'in deze rij de meeste duels wint'],
  'attack.duels.few': ['wins where it still counts', 'wint waar het nog telt'],
  'attack.one': ['keeps at least one lane open most often', 'het vaakst minstens één lijn openhoudt'],
  'attack.usual': ['leaves good cards for the other lanes', 'goede kaarten overlaat voor de andere lijnen'],
  'attack.here': ['is strong in this lane', 'op deze lijn sterk is'],
  'attack.dead': ['would be wasted in a closed lane', 'op een dichte lijn verspild zou zijn'],
  'attack.colour': [
    'leaves fewer colours for this lane in the next row',
    'hier in de volgende rij minder kleuren overlaat',
  ],
  'attack.colour.few': [
    'leaves few colours for the last open lanes',
    'weinig kleuren overlaat voor de laatste open lijnen',
  ],
  'attack.expected': ['is what the defense expects here', 'is wat de verdediging hier verwacht'],
  'attack.leave': ['keeps the card for another lane', 'de kaart bewaart voor een andere lijn'],
  'attack.last': ['gives the best chance to win the possession', 'de beste kans geeft op deze possession'],
  'attack.last.here': ['is your strongest card for this lane', 'je sterkste kaart voor deze lijn is'],
  'guard.duels': ['stops the most attacks in this row', 'in deze rij de meeste aanvallen stopt'],
  'guard.duels.few': ['stops attacks where it still counts', 'aanvallen stopt waar het nog telt'],
  'guard.hard': ['stops the strongest attacks', 'de sterkste aanvallen stopt'],
  'guard.all': ['closes all open lanes most often', 'het vaakst alle open lijnen sluit'],
  'guard.usual': ['leaves good cards for the other lanes', 'goede kaarten overlaat voor de andere lijnen'],
  'guard.here': ['stops most of what may come in this lane', 'het meeste stopt wat hier kan komen'],
  'guard.here.hard': ['stops the best that may come in this lane', 'het beste stopt wat hier kan komen'],
  'guard.dead': ['would be wasted opposite a closed lane', 'tegenover een dichte lijn verspild zou zijn'],
  'guard.last': [
    'gives the best chance to stop the last attack',
    'de beste kans geeft de laatste aanval te stoppen',
  ],
  'guard.last.hard': ['stops the strongest last attack', 'de sterkste laatste aanval stopt'],
});

/**
 * How the offense stands, times what the possession is worth. "open r.k": k lanes are open when row r is laid; "hand r":
 * how its cards in hand do against those of the defense, and "stack r" those to come.
 */
export const stateFeatures: readonly string[] = [
  'race',
  'colours',
  ...[2, 3, 4].flatMap((row) => [1, 2, 3, 4].map((lanes) => `open ${row}.${lanes}`)),
  ...[2, 3, 4].flatMap((row) => [`hand ${row}`, `hand ${row}.one lane`]),
  ...[2, 3].flatMap((row) => [`stack ${row}`, `stack ${row}.one lane`]),
];
