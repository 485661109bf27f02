import type { RuleId } from '../rule-ids.ts';

/** The rules, one text per rule. Names of cards and places stay Dutch, as printed, with a gloss. */
export const rulesEn: Record<RuleId, string> = {
  'HR-001': 'How-Ruck! is for exactly two players.',
  'HR-002': 'A match is played in rounds. In each round you first form the teams, then you pull.',
  'HR-003':
    'Every round awards exactly one vat (barrel). So a match takes three to five rounds, and five barrels are always enough. Playing for two barrels takes two or three rounds, playing for one takes just one. The supply stays five.',
  'HR-004':
    'The first player with three barrels wins the match on the spot; nothing more is dealt. You can also agree to play for one or two barrels.',

  'HR-010':
    'Each of you has one side of the rope, with an eindveld (end field) and a startveld (start field) of your own. The puntentabel (track) has twelve fields: the start fields are the two in the middle, the end fields the two outermost. A house rule makes it eight to twenty.',
  'HR-011': 'The five whisky barrels lie ready as the supply.',
  'HR-012':
    'At the start of every round all 55 cards are gathered – from the fields, the aflegstapel (discard pile), hands, piles and what was set aside – and shuffled. The six fields and the discard pile are empty again.',
  'HR-013':
    'Each of you gets 20 cards face down as a voorbereidingsstapel (preparation pile); no peeking yet. Of the shuffled deck the top 20 go to A, the next 20 to B, and the last 15 are set aside. What was on top stays on top.',
  'HR-014':
    'The other 15 cards are set aside face down. They sit this round out, except when you draw for who was faster (HR-070).',
  'HR-015':
    'For the whole match one of you is “the youngest” and the other “the older”. Set it at the table or leave it to chance; nobody asks for your date of birth.',
  'HR-016':
    'All chance comes from one source, in this order: who is the youngest (if left to chance), each round the shuffle of the 55 cards, a drawing of lots for the faster player if needed (HR-076), the shuffle of team A and then of team B, and for every blind Vuile truc with at least two cards the order of the face-down cards, at the moment of choosing. Nothing else is random, nor is an open Vuile truc or one with a single card.',
  'HR-017':
    'Everybody may know which cards take part. A deck of your own has exactly 45 Scots and 10 actions; otherwise you cannot play with it.\nScots are red, blue, green or white, with strength 0 to 9, with or without How-Ruck. Only a white card may be a lady or Nessie: never both, neither is fine. No Nessie or several is allowed, and as many of each action as you like. A Scot is named by colour, strength and number (rood-2-1, with How-Ruck rood-2-hr-1), an action by its own name, with -2, -3 added for further copies.',

  'HR-030': 'Forming the teams also settles who starts the round.',
  'HR-031':
    'You take the top two cards of a voorbereidingsstapel (preparation pile): that is a pair. Look at both – the first was on top, the second below it –, keep one and give the other to your opponent, both face down. Left is for them, right is for you.',
  'HR-032': 'Once a pair is split you take the next two cards. A full preparation pile is ten pairs.',
  'HR-033':
    'The next pair comes by itself and at once, so until your tenth split you always hold exactly one pair. Nobody ever sees more than two undivided cards. Split is split: you cannot swap anything, and the table does not show those cards again (unless the memory aid is on).',
  'HR-034':
    'Every pair gives one card to each team. Whoever does the splitting, both teams end up with exactly 20 cards.',
  'HR-035':
    'When all 20 pairs are split, you take the two piles meant for you: your own and the one from your opponent. Shuffle them together and put them face down in front of you. That is your ploegstapel (team pile).',
  'HR-036':
    'Of every pair you split yourself, you know which card is in which team, but never where in the pile. Of the other pairs you know nothing. With nothing left over you know 10 cards of either team; with three pairs left over the faster player knows 13 and the slower one 7.\nOf a pair that the slower player left (HR-045), they know both cards. Each team got one of them, but which is anybody’s guess.',

  'HR-040':
    'In the race you both split at the same time, each your own preparation pile. The youngest gives the command: “How-Ruck!”',
  'HR-041':
    'You both say you are ready, the youngest gives the command (a computer does so by itself) and three seconds are counted down. At zero the clock starts and you both see your first pair. Every round with a race begins like this.',
  'HR-042': 'The first to have split all 20 cards calls “stop!” and is the faster player.',
  'HR-043':
    'Your tenth split is the call: there is no separate button. The table then shows and sounds “Stop!”',
  'HR-044':
    'After the stop the slower player takes no new pair. The pair in hand – there always is one – may still be split, or left.',
  'HR-045':
    'If you leave that last pair, it goes back on top of your preparation pile in its old order and counts as a leftover. If you have not decided when the time for it is up (usually 20 seconds after the stop), the clock leaves it for you, connected or not.',
  'HR-046':
    'Advantage 1: the faster player splits what is left of the slower player’s preparation pile, always the top two cards: one for themselves and one for the other.',
  'HR-047':
    'The faster player must split all leftovers, once the slower player’s last pair has been split or left. There is no race clock on this, and you see only the pair you are splitting.',
  'HR-048':
    'Advantage 2: the faster player takes a barrel from the supply and puts it on their own startveld (start field).',
  'HR-049': 'Advantage 3: the faster player starts the tug-of-war.',
  'HR-050':
    'The table times every split from the starting signal, less something for your connection: so a slow line costs you little. The time on record counts, in replays too.\nA time is a whole number of milliseconds: the moment of arrival minus a correction, never below zero. That correction is fixed at the starting signal: half the shortest round trip measured until then, rounded down, and at most half the photo-finish margin; computers get none. A split without a time counts with the highest time of this race so far, or else zero.',
  'HR-051':
    'Photo finish: if the slower player is already at work on the tenth pair when the race is stopped, the times at which you each split it are compared. If they hardly differ you finished together (HR-070); otherwise the one with the earlier time is the faster player.\n“Hardly” means within the margin, usually 150 milliseconds. Being at work on it means holding the tenth pair at the stop, and still splitting it. In all other cases – an earlier pair, or the tenth was left – the first to come in is the faster player.',
  'HR-052':
    'The race is called off if, before the stop, the longest race time is up (usually 300 seconds from the starting signal) or you are both disconnected at the same time for more than 5 seconds. What is split and what you hold stays as it is, and you go on calmly for this round (HR-060, HR-061). Pulling the plug gains nothing.\nIf only one of you drops out, the race just goes on: the pair waits, the other can finish, and HR-045 applies.',
  'HR-053':
    'A computer in the race splits each pair after a random delay. Its pace follows from its level, or is fixed if you set it so. The delay is drawn before it sees a card, so its pace tells nothing.\nIn one race it is up to 30% quicker or slower, and with each pair up to 30% again. That chance is separate from the cards’ (HR-016); only the times go on record. It splits its last pair at the planned moment, at the latest when the time for it is up, and leftovers at once.',
  'HR-054':
    'What the clock decides, the table records like any other answer: “leave” (HR-045; you can also choose it yourself) and “race called off” (HR-052; never a choice of a player).\n“Race called off” is recorded once for both of you. Where the times say nothing, the order of arrival counts: what arrives after the stop or the calling off comes after it, whatever its time.',
  'HR-055':
    'It takes two to race: before the first race of a match each of you may, instead of “ready”, ask to split calmly. Then the teams are formed calmly for the whole match (HR-060, HR-061). Once you have raced, there is no more asking.',

  'HR-060':
    'Calm splitting: each of you splits your ten pairs without a clock, however far the other is. On one screen A does all ten first, then you hand over and B does all ten.',
  'HR-061':
    'When you are both done, that counts as calling “stop!” together. A drawn card decides who is the faster player (HR-070), who puts the barrel on their own startveld (start field) and starts. There are no leftovers.',

  'HR-070':
    'Finished together? Then each of you draws one of the 15 cards set aside and shows it. The higher value wins and is the faster player.',
  'HR-071': 'An action card counts as 0 here.',
  'HR-072':
    'With equal values white beats red, red beats blue and blue beats green. Nessie and the ladies are white.',
  'HR-073': 'An action card has no colour, so it loses to every Scot of value 0. Two action cards are equal.',
  'HR-074':
    'Still equal – same value and colour, or two actions – then you both draw again, until the cards differ or run out (HR-076).',
  'HR-075':
    'The drawn cards are put aside. They sit this round out, and you may remember what you have seen.',
  'HR-076':
    'A draws the top card, B the next; it happens by itself. With 15 cards that is at most seven draws each. If the seventh is equal too, lots are drawn for the faster player (equal chances) and the last card stays hidden.',

  'HR-080':
    'Learning game: in the first round you form no teams. The 20 cards you are dealt are, unseen, your ploegstapel (team pile).',
  'HR-081':
    'In such a round the youngest puts a barrel on their own startveld (start field), and the older player starts.',
  'HR-082': 'From the second round on you form the teams as usual.',
  'HR-083':
    'If you agree never to form teams, every round goes like this. From the second round on, whoever started the previous round gets the barrel on their own startveld (start field), and the other one starts. The learning game then makes no difference.',

  'HR-090': 'Each of you takes the top six cards of your ploegstapel (team pile) into your hand.',
  'HR-091':
    'The start player begins, then you take turns. A turn is playing exactly one card from your hand.',
  'HR-092':
    'If you have cards in hand, you must play one. There is no passing, but every card can always be played.',
  'HR-093':
    'A coloured Scot may only go on a field of its own colour: on your side or on your opponent’s. So you have two fields to choose from.',
  'HR-094': 'A white Scot, Nessie too, may go on any of the six fields.',
  'HR-095':
    'If a card lies there already, coloured or white, you simply put the new one on top. What is covered stays where it is.',
  'HR-096': 'A field’s colour is that of its printed frame, never that of the card lying on it.',
  'HR-097':
    'Only the top card of a stack lies open. Wherever a rule speaks of open cards, covered ones do not count.',
  'HR-098':
    'An action card never goes on a field: it goes face up on the shared aflegstapel (discard pile) beside the board.',
  'HR-099':
    'When your card has been dealt with completely, you draw exactly one card from your own ploegstapel (team pile). You do not fill up to six.',
  'HR-100':
    'If your ploegstapel (team pile) is empty, you draw nothing and play on with what you have in hand.',
  'HR-101': 'There is no limit to your hand, and differences are not evened out.',
  'HR-102': 'If you have no cards in hand, you are skipped. The other plays on alone, turn after turn.',
  'HR-103':
    'House rule “own side only”: a Scot, also one you take with Vuile truc, may only go on a field on your own side. Coloured then has one field, white three. Wisselen van kant is not affected.',

  'HR-110':
    'When you play a Scot with the text How-Ruck, you put it down first. Then, before you draw, there is a krachtmeting (contest) in which it already counts.',
  'HR-111':
    'A side’s strength is the sum of its three fields: the strength of the open card, or 2 for the printed Scot if the field is empty.',
  'HR-112':
    'The barrel moves by the difference towards the stronger side, whoever played the card. This is compulsory and automatic, and always by the full difference.',
  'HR-113': 'Equally strong? Then the barrel stays put.',
  'HR-114': 'If the barrel would move past an eindveld (end field), it stops on that field.',
  'HR-115': 'After the krachtmeting (contest) all cards stay where they are and play goes on.',
  'HR-116':
    'The text How-Ruck only works when you play the card, from your hand or through Vuile truc. If the card is uncovered, or moved by an action, nothing happens.',
  'HR-117': 'You cannot skip the contest of a Scot. Only actions can be skipped.',

  'HR-130':
    'An action card goes on the aflegstapel (discard pile), both of you get to see its text, and then the action is carried out.',
  'HR-131':
    'You may play an action card and skip its action. You say so when you play it, before you get to see anything hidden; the card is then simply discarded.',
  'HR-132':
    'If an action cannot do anything, you can only skip it. That goes for Vuile truc when your opponent has no cards in hand, Mucho Macho without an open lady, Wisselen van kant and En daag without any card on the fields, Monsterachtig without an open Nessie on your opponent’s side, and Versterking with an empty ploegstapel (team pile). All other actions can always be carried out.',
  'HR-133': '“You” on a card is whoever plays it, even if it came from the other player’s hand.',
  'HR-134':
    'Cards removed from fields go on the aflegstapel (discard pile), on top of the action card: first those of A, then those of B, each time red, blue, green. The card beneath now lies open; if there is none, the printed Scot counts again.',
  'HR-135': 'A removal looks at the open cards once. What it uncovers stays.',
  'HR-136': 'A printed Scot is not a card: you cannot remove it, move it or name it.',

  'HR-140':
    'Adrenalinestoot (Adrenaline rush): the barrel moves 2 fields your way. On or past your eindveld (end field) you win the round.',
  'HR-141':
    'Vuile truc (Dirty trick): you take a card from your opponent’s hand and play it at once, as if it were yours. All the usual rules apply, How-Ruck included.',
  'HR-142':
    'You choose blind, from face-down cards that have just been mixed; their backs tell you nothing, and the owner’s hand stays in its order. With the house rule “open” you see the whole hand and choose. Whether you skip Vuile truc itself you say beforehand (HR-131).',
  'HR-143': 'Taken is played: you cannot give it back. If it is an action, you may skip that action.',
  'HR-144':
    'If you cannot play the card you took, it goes on the aflegstapel (discard pile). With the standard deck that only happens to actions that cannot do anything.',
  'HR-145': 'Your opponent draws no replacement and plays with one card fewer for the rest of the round.',
  'HR-146':
    'You draw one card in all: the usual one, for Vuile truc, once the card you took has been dealt with completely. For the card you took you draw nothing.',
  'HR-147':
    'If Vuile truc takes another Vuile truc (only with a deck of your own), you carry it out by the same rules or skip it. However long the chain, you draw one card in all.',
  'HR-148': 'How Ruck (Heave ho): there is a krachtmeting (contest) at once.',
  'HR-149': 'Mucho Macho: all open ladies on both sides are removed. The Fainted lady (0) is a lady too.',
  'HR-150': 'Nessie is white but no lady, and could not care less about this macho business: she stays.',
  'HR-151':
    'Zwak wint (Weakness rules): a contest in which the barrel moves by the difference towards the weaker side. Equally strong? Then it stays put.',
  'HR-152': 'Touwbreuk (Rope break): the barrel goes to your startveld (start field), wherever it stood.',
  'HR-153': 'The round does not start over: fields, hands, piles and discard pile stay as they are.',
  'HR-154':
    'You draw your card as usual and then it is your opponent’s turn. If they have no cards in hand, you play on (HR-102).',
  'HR-155':
    'Wisselen van kant (Change sides): you move one open card from one side of the rope to the other.',
  'HR-156': 'A coloured card goes to the field of its colour on the other side.',
  'HR-157': 'A white card, Nessie too, goes on one of the three fields of the other side; you choose.',
  'HR-158':
    'The moved card covers what lies there. On the field it leaves, the card beneath now lies open; if there is none, the printed Scot counts again.',
  'HR-159':
    'The direction is up to you: your own card to the other side or theirs to yours. No contest follows, not even with How-Ruck on the card.',
  'HR-160':
    'En daag (And goodbye): you name a strength. All open cards of that strength go, on both sides, ladies and Nessie (6) included.',
  'HR-161':
    'You may name any strength that occurs in the deck, even if nobody shows it. In the standard deck these are 0, 1, 2, 3, 4 and 6.',
  'HR-162': 'If you name 2, the printed Scots stay where they are: they are not cards.',
  'HR-163':
    'Monsterachtig (Monstrous): if Nessie lies open on your opponent’s side, they lose the round at once. You get the barrel, wherever it stands. Who put Nessie there does not matter.',
  'HR-164': 'A covered Nessie, or Nessie on your own side, does not count.',
  'HR-165':
    'Versterking (Reinforcements): you take the top three cards of your ploegstapel (team pile) into your hand. If there are fewer, you take them all.',
  'HR-166': 'After that you still draw your usual card. So from six cards you go to nine: three more.',

  'HR-170':
    'As soon as the barrel is on or past an eindveld (end field), the round is over. The owner of that field gets the barrel as a trophy, whoever played the card.',
  'HR-171': 'Nothing more of that turn happens: no draw, and a half-finished action is not completed.',
  'HR-172':
    'If nobody has cards in hand any more, the round is over too. The barrel goes to the owner of the half it stands in.',
  'HR-173':
    'The puntentabel (track) has an even number of fields and no middle, so there is always a winner. If the barrel never left its place, it goes to the player on whose startveld (start field) it stands.',
  'HR-174':
    'Only hands count, after the draw. If your hand is empty but you still have a pile (only after several Vuile trucs, with a deck of your own), you are skipped and do not draw; those cards stay out of play, unseen.',
  'HR-175': 'A new round follows at once, unless somebody has won the match.',

  'HR-180':
    'If your time is up, or you are away without a computer in your chair, the table plays for you, very meekly. In the tug-of-war you play the card you have held longest, a Scot on your own side, and you skip an action. During the race nobody splits for you (HR-052).\nForming teams, you are ready, you give the command, you keep the first card (calm splitting and leftovers) and you leave the last pair. A Scot goes on its colour, white on red; the same goes for a card you took. With Vuile truc you draw the first face-down card. With an open Vuile truc it is the one that comes first in the card list, since the order in which your opponent got them is none of your business. With En daag you name the lowest strength. With Wisselen van kant you take the first possible field (first A, then B, each time red, blue, green), and a white card goes to the red field.',
  'HR-181': 'If you resign, your opponent wins the match at once. The barrels stay as they are.',
  'HR-182':
    'You cannot take anything back on your own: every move shows the other something, or shows you a hidden card. Together you can agree to take a move back, but not during a race.',
};
