import type { RuleId } from '../rule-ids.ts';

/** The rules, one text per rule. Names of cards, places and phases stay Dutch, as printed, with a gloss. */
export const rulesEn: Record<RuleId, string> = {
  'SV-001':
    'Stieren Versieren (Charming Bulls) is for 2, 3 or 4 players. The order around the table is fixed, clockwise.',
  'SV-002':
    'Every location, bull and cow has exactly one kind of symbol; how many of them a card shows is its value. The favourite location of a bull or cow is the one with the same symbol. The Drag Queen is a case apart (SV-713).',
  'SV-003':
    'Locations next to or above each other are adjacent. The one that remains is diagonally opposite.',
  'SV-004': 'A location holds as many cows and bulls as happen to come.',
  'SV-005':
    'Bulls on a location always lie face up. A cow turned up stays up for the rest of the match, wherever she goes.',
  'SV-006':
    'A bull and a cow only become a couple when they have the same symbol. The Drag Queen does not care about that.',
  'SV-007':
    'A maatje (mate) of a bull is another bull of the same player, on the same location and with the same symbol. In a Bull Fight over the Drag Queen it is different (SV-708).',

  'SV-010':
    'Lay the four locations in a square of two by two. Usually VIP Club and De Kroeg (the Pub) are above, De Fitness (the Gym) and De Opera (the Opera) below; you can also draw lots or choose a layout yourselves.',
  'SV-011':
    'Shuffle the 16 cows face down and put the top 5 back into the box unseen. With the Drag Queen there are 17 cows, and then 5 or 6 go back, as you agree.',
  'SV-012':
    'Shuffle the rest again: those 11 cows are the face-down cow pile. Lay the top 4 face down at the locations, one at each, first the upper row from left to right and then the lower. Nobody looks. 7 cows remain in the pile. (With the Drag Queen and 5 cows back in the box there are 12, and 8 remain.)',
  'SV-013':
    'Shuffle the 4 Love Shacks and give each player one: the symbol on it is your sign. Love Shacks left over take no part, and neither do the 20 bulls that belong to each.',
  'SV-014':
    'Shuffle your own 20 bulls into a face-down draw pile and draw 5: that is your hand. Your discard pile is still empty.',
  'SV-015': 'The bonus cards take no part, except the Drag Queen if you choose her.',
  'SV-016':
    'Decide who is the start player. In the rulebook that is whoever imitates a cow best; here lots are usually drawn, but you can agree on something else.',
  'SV-017':
    'You play with the Stamtafel cards or with a card list of your own, the same for everybody and fixed before the match is laid out. A card list of your own has exactly 20 bulls per player (the same ones for all, every symbol at least once) and exactly 16 cows (4 per symbol), with values from 1 to 9; names are up to you. The Drag Queen keeps value 5.',
  'SV-018':
    'If the host appoints the start player, the chair they name starts. If you vote for the best cow, that is the last step of the preparation: whoever has the most votes starts, and in a tie lots are drawn among those players. If nobody votes, or there are 2 players, lots are drawn among everybody.',

  'SV-100':
    'A round has 7 phases, in this order: Koeien trekken (draw cows), Stieren spelen (play bulls), Stieren plaatsen (place bulls), Actiefase (action phase), Stieren aanvullen (refill bulls), Doordraaien (rotate) and Koeientekort (cow shortage).',
  'SV-101':
    'Koeien trekken (draw cows): the start player takes the top cow of the pile and peeks at her symbol and value; nobody else looks. Then they lay her face down on any location, her favourite one too if they like. It cannot be skipped.',
  'SV-102':
    'If the cow pile is already empty, you skip Koeien trekken (draw cows). That can only happen after a cow shortage (SV-163).',
  'SV-103':
    'When Koeien trekken (draw cows) brings the last cow of the pile to a location, this is the last round.',
  'SV-104':
    'Whoever drew a cow in Koeien trekken (draw cows) knows her until she is turned up; the screen goes on showing her to that player and to nobody else. A face-down cow from the preparation or from a cow shortage is known to nobody.',
  'SV-110':
    'Stieren spelen (play bulls): everybody secretly chooses 1 bull from hand and lays it face down in front of them. It is compulsory, simultaneous, and final once everybody has chosen.',
  'SV-111':
    'If you have fewer cards than you must play, you play all you have. With 20 bulls that does not happen.',
  'SV-120':
    'Stieren plaatsen (place bulls): all chosen bulls are turned up together and go together to the location of their own symbol. You cannot choose another location.',
  'SV-130':
    'Actiefase (action phase): the start player begins and it goes clockwise. Everybody gets one turn of at most 2 actions in a row.',
  'SV-140':
    'Stieren aanvullen (refill bulls): everybody draws from their own draw pile until they hold 5 cards. It happens by itself.',
  'SV-150': 'Doordraaien (rotate): the next player clockwise becomes the start player.',
  'SV-160':
    'Koeientekort (cow shortage): only when no cow, face up or down, lies on any location. Then the top cow of the pile goes, seen by nobody, face down to the location with the fewest bulls. Every player’s bulls count; a location without bulls counts as 0. It is one cow only.',
  'SV-161':
    'If several locations share the smallest number of bulls, the new start player chooses one of them.',
  'SV-162':
    'If the pile is already empty when the cow shortage would come, this was the last round and no cow is added. Because of SV-103 and SV-163 that is so in every last round, and in no other.',
  'SV-163':
    'When a cow shortage takes the last cow of the pile, you play exactly one more round. That is the last.',
  'SV-164':
    'A cow that comes in a cow shortage and is not the last of the pile makes the match a round shorter: the pile runs out a round earlier. Round 1 never ends without cows (5 cows take at least 9 actions and there are only 8), so a match lasts at least 5 rounds.',
  'SV-170':
    'In the last round you go straight from the action phase to scoring. Stieren aanvullen (refill bulls), Doordraaien (rotate) and Koeientekort (cow shortage) are dropped.',
  'SV-171':
    'If in the last round no cow lies anywhere any more, the action phase is over at once. Actions and turns that were left lapse; nothing would change the points anyway.',

  'SV-200':
    'There are six actions: A gesprek (talk to a cow), B stier verplaatsen (move a bull), C koe verjagen (chase a cow), D extra stier (add a bull), E versierpoging (woo) and F stiertje wisselen (swap bulls).',
  'SV-201': 'A turn has 2 actions. You may do the same action twice, except D: that one only once per turn.',
  'SV-202': 'An action is a right, not a duty. You may also pass, and then your turn is over.',
  'SV-203':
    'You carry out your actions one after the other. The second goes on from where the first left off: a bull you placed or moved this turn, or who had to leave after a talk, may simply act again.',
  'SV-204':
    'You do everything with your own bulls. You never move other players’ bulls, take them along or count them. A bull is not “used up” by an action unless a rule says so.',
  'SV-205':
    'To escort a cow (B), chase her (C) or woo her (E), she must lie face up. With a face-down cow you can only start a talk (A), even if somebody knows who she is.',
  'SV-210':
    'A. Gesprek (talk): choose one of your bulls and a face-down cow on the same location and turn her over, so that everybody sees her. Any of your bulls there will do, whatever his symbol and whether or not he is on his favourite location.',
  'SV-211':
    'If the bull’s value is higher than the cow’s, he put his hoof in it: he must go at once to the location diagonally opposite, before he gets hers in his face.',
  'SV-212':
    'If his value is equal or lower, he stays where he is after a pleasant talk. You can agree that he must leave with an equal value too.',
  'SV-213':
    'You compare only the values (SV-211 and SV-212); the symbols do not matter. Only the bull who did the talking leaves.',
  'SV-214': 'You cannot start a talk with a cow who already lies face up.',
  'SV-220': 'B. Stier verplaatsen (move a bull): move one of your bulls to an adjacent location.',
  'SV-221':
    'The bull may take one companion along to the same location: a cow (SV-222) or a maatje (mate, SV-223), but not both.',
  'SV-222':
    'You can escort a cow if she lies face up on the bull’s location, has the same symbol as he has and is not on her favourite location. The bull’s value does not matter, and any adjacent location will do.',
  'SV-223': 'The maatje (mate) is another of your bulls on the same location with the same symbol.',
  'SV-230':
    'C. Koe verjagen (chase a cow): choose a face-up cow who is not on her favourite location. Your own bulls on that location with a symbol other than hers must together have a value as high as hers or higher; there must be at least one such bull.',
  'SV-231':
    'Your bulls with her symbol do not count. Those that do may have different symbols. You need not point them out, they stay where they are and it costs you nothing.',
  'SV-232':
    'You choose which of the three other locations you chase the cow to. Diagonally opposite is fine, and so is her favourite location.',
  'SV-240':
    'D. Extra stier (add a bull): lay one bull from your hand face up on the location of its symbol. You may do so once per turn, and only with 3 or 4 players.',
  'SV-250':
    'E. Versierpoging (woo): choose one of your bulls, the Romeo, and a face-up cow on the same location. Bull, cow and location must all three have the same symbol.',
  'SV-251':
    'If nobody can or wants to challenge you, the cow and Romeo go to your Love Shack as a couple and nothing else happens. And they lived happily ever after. If somebody does challenge, there is a Bull Fight.',
  'SV-252': 'However it ends, your action is spent. Once announced, a Romeo cannot be withdrawn.',
  'SV-260':
    'F. Stiertje wisselen (swap bulls): put 1 or more cards from your hand on your discard pile and then draw until you have 5.',
  'SV-261':
    'You draw up to 5 cards, also if you had fewer before the swap. With an empty hand you cannot swap.',

  'SV-300':
    'A Bull Fight is not an action but an event. It takes a cow on her favourite location, a Romeo trying to woo her and a rival who challenges.',
  'SV-301':
    'Every other player with at least one bull on that location that has the cow’s symbol may challenge. If you have such a bull only in hand or on another location, it does not count.',
  'SV-302':
    'Whoever challenges points out one such bull: the uitdager (challenger). Challenging is never compulsory.',
  'SV-303':
    'In the normal game there is only one challenger: the first to come forward. How that one is found is for you to agree: usually a lot decides (SV-316), but a race (SV-304) or asking in turn is possible too. If only one player can challenge, that player is simply asked.\nIn turn means clockwise from the left neighbour of Romeo’s player: the first to say yes is the challenger, and the rest are not asked any more.',
  'SV-304':
    'If you agree on a race, everybody who can challenge may answer in any order. The first challenge to reach the table counts; a slow line costs you nothing, up to a fifth of a second. Declining takes only you out, and you cannot challenge afterwards; if everybody declines, it is over. Only here does it matter which of you answers first, and that order is kept.',
  'SV-305':
    'The challenger chooses first: which mates on the location join in (openly) and which cards from hand (face down). All, some or none: anything goes.',
  'SV-306':
    'The challenger may bluff: cards from hand with another symbol may be added, but they count as 0.',
  'SV-307':
    'Then Romeo’s player chooses. They see the challenger’s mates and how many face-down cards there are, and say which of Romeo’s mates join in and which cards from hand with the cow’s symbol: all, some or none. Romeo’s side may not bluff, unless you agree that it may (SV-317).',
  'SV-308': 'Mates must have the cow’s symbol. Other bulls you have on the location cannot join in.',
  'SV-309':
    'Once everybody has chosen, all support stieren (support bulls from hand) are turned up together. Your strength is the value of Romeo or of the challenger, plus the mates that join in, plus the support bulls with the cow’s symbol.',
  'SV-310': 'The greatest strength wins. In a tie Romeo gets the benefit of the doubt.',
  'SV-311':
    'The winner’s bull, Romeo or the challenger, goes with the cow as a couple to the winner’s Love Shack.',
  'SV-312':
    'The mates the winner fought with go to the winner’s discard pile. Mates that did not join in stay.',
  'SV-313':
    'A challenger who loses goes to his owner’s discard pile. That player’s mates stay on the location, whether they joined in or not, and the player simply plays on.',
  'SV-314':
    'A Romeo who loses stays behind on the location with his mates, disappointed, whether they joined in or not.',
  'SV-315':
    'All support bulls go to their owner’s discard pile, fitting or bluff, won or lost. They never enter the location. You refill your hand only in Stieren aanvullen (refill bulls), or with F.',
  'SV-316':
    'Lots for the challenge: everybody who can challenge answers at the same time and in secret: not at all, or with which bull. You can take your answer back until the last one is given. If several want to, a lot picks one of them. Whether the others wanted to as well stays secret; and if nobody wants to, the cow and Romeo go to the Love Shack together (SV-251).',
  'SV-317':
    'You can agree that Romeo’s side may bluff, too: bulls of another symbol may be added from hand and count 0. Afterwards they go to the discard pile as usual (SV-315), so it clears a bad hand.',
  'SV-320':
    'Tactische versie (tactical version): after the attempt everybody who can challenge says, clockwise from Romeo’s player, whether they challenge and with which bull. Whoever says yes is a challenger, so there can be several.',
  'SV-321':
    'Tactical version: the challengers choose in that order (SV-305, SV-306), and Romeo’s player comes last (SV-307). Later players see the mates and the number of cards of earlier ones.',
  'SV-322':
    'Tactical version: the greatest strength wins. If Romeo shares the highest strength with somebody, Romeo wins.',
  'SV-323':
    'Tactical version: if two or more challengers share the highest strength and beat Romeo, Romeo’s player chooses which of them wins.',
  'SV-324':
    'Tactical version: every challenger who does not win has lost (SV-313), even one who beat Romeo or was not chosen (unless SV-325).',
  'SV-325':
    'You can agree that in the tactical version a challenger who was not chosen (SV-323) stays on the location: he shared the highest strength, so nobody has beaten him. His support bulls do go to the discard pile (SV-315). Whoever was weaker has lost as usual.',

  'SV-400':
    'A cow on her favourite location is honkvast (settled): nobody can chase her (C) or escort her (B). She leaves only when she is wooed, or as partner of the Drag Queen (SV-710).',
  'SV-401':
    'Being settled depends on her place alone. However a cow gets there – dealt, laid, taken along or chased –, she is settled at once.',
  'SV-402':
    'Whether a face-down cow is settled is never shown or checked. A face-down cow cannot be moved anyway (SV-205).',

  'SV-450':
    'If you must draw a card and your draw pile is empty, you shuffle your own discard pile into a new draw pile and draw on. You do not shuffle earlier.',
  'SV-451':
    'In Stiertje wisselen (swap bulls) the cards you put away are on the discard pile before you draw. So if there is a shuffle, they may come back.',
  'SV-452':
    'If your draw pile and your discard pile are both empty, you draw no further and play on with fewer cards. That can only happen through F in an 8th round.',
  'SV-453': 'Discard piles lie face up; everybody may look at them.',
  'SV-454': 'A bull in a Love Shack never comes back.',

  'SV-500':
    'With two players each of you lays two bulls face down in Stieren spelen (play bulls). Any symbols will do, the same one twice too.',
  'SV-501':
    'With two players, in Stieren plaatsen (place bulls), the start player first lays both bulls face up, then the other does. What you play was fixed before anything was turned up, and cannot change any more.',
  'SV-502': 'With two players action D does not exist. A, B, C, E and F remain, each at most twice per turn.',
  'SV-503':
    'Everything else is the same with two players, Bull Fights too. The tactical version then makes no difference.',

  'SV-600':
    'The match ends after the last round (SV-103, SV-163, SV-170). Without a cow shortage that is round 7, or with the Drag Queen sometimes round 8 (SV-701).',
  'SV-601':
    'Every couple scores the cow’s value times the bull’s. Your score is the sum of all your couples.',
  'SV-602': 'The highest score wins. Cows and bulls still on locations, in hands or in piles score nothing.',
  'SV-603':
    'With equal scores you share the place. You can also agree that the number of couples counts then, next the couple with the most points, and that you share only after that.',
  'SV-604':
    'The door of the Love Shack stays shut until scoring: on the table you see only how many couples everybody has. You can also agree to show the couples and points. It is never a secret, for everybody saw them happen and the story has it all.',

  'SV-700':
    'The Drag Queen is shuffled in with the cows during preparation (SV-011), so she may end up in the box. In everything not changed below she is an ordinary cow, also in a cow shortage.',
  'SV-701':
    'If 5 cows go back into the box with the Drag Queen, 8 remain in the pile and the match can last 8 rounds. If 6 go back, there are 7.',
  'SV-702':
    'If you draw her in Koeien trekken (draw cows), you lay her face down wherever you like, as with other cows.',
  'SV-703': 'A talk (A) with her goes as with any other cow. Her value is 5.',
  'SV-704':
    'You may woo (E) her on every location and with any of your bulls there. Romeo’s symbol and his favourite location do not matter, but she must lie face up.',
  'SV-705':
    'Every location is her favourite, so she is settled everywhere: you can never chase or escort her (unless SV-714).',
  'SV-706': 'With her every other player who has a bull on her location may challenge, whatever the bull.',
  'SV-707':
    'In a Bull Fight over her, Romeo’s player may not help him: no mates and no support bulls. Their side’s strength is just Romeo’s value. So that player is not asked for help, but still makes the choice of SV-323.',
  'SV-708':
    'In that Bull Fight challengers may use all their own bulls on the location as mates (unless SV-715), and every support bull counts with its value. So there is no point in bluffing.',
  'SV-709':
    'A couple with her scores 5 plus the partner’s value. Multiplying is, after all, a bit difficult for her.',
  'SV-710':
    'You may also couple the Drag Queen with a cow. When wooing (E) you then name, instead of Romeo, another face-up cow on the same location as her partner, whatever her symbol and settled or not. Your own bull is the matchmaker, and if there is a Bull Fight, he fights as Romeo.',
  'SV-711':
    'If you want to couple the Drag Queen with a cow (SV-710) and nobody challenges or the matchmaker wins, the two go to your Love Shack together: 5 plus the cow’s value. The matchmaker stays on the location.',
  'SV-712':
    'If a challenger wins in SV-710, the Drag Queen and that bull are the couple: 5 plus the bull’s value. The partner cow and the matchmaker stay where they are.',
  'SV-713':
    'Wherever symbols are compared, the Drag Queen has them all. Her rules override SV-002, SV-006, SV-007, SV-250, SV-301, SV-307, SV-308, SV-309, SV-601 and SV-806.',
  'SV-714':
    'You can agree that the Drag Queen is settled nowhere. Then any of your bulls on her location can escort her (B), and to chase her (C) all your bulls there count: nobody has another symbol than she has. She can still be wooed everywhere (SV-704).',
  'SV-715':
    'You can agree that in a Bull Fight over the Drag Queen mates must have the challenger’s symbol. Every support bull still counts with its value.',

  'SV-800':
    'The same seed, the same options and the same moves give the same match. All shuffling, a random layout, a random start player and lots after a tied vote or for the challenge come from one source of chance.',
  'SV-801':
    'If a move is not allowed, nothing happens and you are told why. What you can choose and which reason you get depend only on what you may know: escorting, chasing or wooing a face-down cow always gives SV-205, whoever she is.',
  'SV-802':
    'A face-down cow goes by a number, counting the cows as they came to the table, never by who she is. She keeps that number for the whole match.',
  'SV-803':
    'A move can be taken back only while no other player has learnt anything since, and never back past a peek at a cow, a talk, the drawing of a card or a reveal. A bull you chose in Stieren spelen (play bulls), and your answer when lots are drawn for the challenge (SV-316), can be taken back only while not everybody has chosen yet.',
  'SV-804':
    'If your time is up, the table plays for you, very meekly. You play the bull of the lowest value, pass on actions and challenge nobody. A drawn cow goes to the first location.\nThat is the first of the upper row, from left to right, and then of the lower; in a cow shortage, too. Among bulls of equal value you play the first in the order of SV-807 (with 2 players the first two that way). In a Bull Fight you send no help. If you must choose a winning challenger, it is the first one clockwise from Romeo’s player. In the vote you abstain.',
  'SV-805':
    'The race to challenge holds only if at the start there is a person on a device of their own in every chair. Otherwise a lot decides (SV-316). A new table for such people offers the race first, for that is how the rulebook has it. During the match this never changes. If a computer takes over a chair during a race, the table holds its answer back until all people who could challenge have answered.',
  'SV-806':
    'If you must choose your help in a Bull Fight (so not in SV-707) and have a card in hand or a mate on the location, you are always asked, even if only “nothing” is allowed. That way the pace does not betray that you hold no fitting card.',
  'SV-807':
    'Bulls have a fixed order: hart (heart), bier (beer), halter (dumbbell), geld (money), and then from low value to high. With a card list of your own it is the order of the list. They are listed that way, chosen that way when your time is up, and it settles which bull is written first when a mate goes along.',
};
