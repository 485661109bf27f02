import type { RuleId } from '../rule-ids.ts';

/** The rules, one text per rule. Names of cards, beers and phases stay Dutch, as printed, with a gloss. */
export const rulesEn: Record<RuleId, string> = {
  'SZB-001': 'Stier zoekt Bier (Bull seeks Beer) is for 3, 4 or 5 publicans.',
  'SZB-002': 'You play seven rounds and then a bonus round. After that the points are counted.',
  'SZB-003':
    'Every round has six phases, always in this order: Stieren trekken (draw bulls), Bier inslaan (stock beer), Bier tappen (tap beer), Stieren kiezen (choose bulls), Bier serveren (serve beer) and Bierbaas wisselen (change of beer boss).',
  'SZB-004':
    'When the number of glasses is equal, the beers have a rank: oerbier (primal beer) beats bruinbier (brown beer), bruinbier beats witbier (white beer) and witbier beats pils (lager). Where the rulebook says “blond bier”, it simply means witbier.',
  'SZB-005':
    'How much beer you have is always counted in glasses: the figures on the cards added up. The number of cards never counts, except to break a tie (SZB-153).',
  'SZB-006':
    'A bull drinks only his own beer: Pietje Pils pils, Bennie Blond witbier, Bruno de Bruyne bruinbier and Ozzy Oerstier oerbier. You may not lay anything else with him.',
  'SZB-007':
    'A bull is worth the points of the highest step that his glasses have reached; below the first step that is 0. Steps are totals: you do not add them up.',
  'SZB-008':
    'When a bull has reached his quota, the last step on his card, he has had his fill. No beer card may be added to him any more. Or were you trying to get him drunk?',
  'SZB-009':
    'A beer card may go past the quota, as long as the bull was still below it before that card. All the glasses count when a tie is broken (SZB-154).',
  'SZB-010':
    'Beer in your cellar keeps from round to round. Open beer never makes it to the next round: what is left after serving goes down the sink.',

  'SZB-031':
    'With 3 or 4 players draw 2 bulls from the deck, with 5 players 3 bulls, and lay them face up in the middle of the table.',
  'SZB-032':
    'If a bull from an earlier round is still in the middle, he stays there and is on offer beside the new ones. You can also agree that bulls left over go back into the box.',
  'SZB-033': 'At the start of the round every bull and every pair in every pub has room for one card again.',

  'SZB-041':
    'Everybody is dealt six beer cards, face down and one at a time, clockwise from the bierbaas (beer boss). You see only your own.',
  'SZB-042':
    'First pick: you choose exactly two of your six cards and add them to your biervoorraad (beer supply).',
  'SZB-043': 'The four cards left over you pass to your left neighbour.',
  'SZB-044':
    'Second pick: of the four cards from your right neighbour you again choose exactly two and put them on top of your supply. The rest, normally two, you put face down on the discard pile.',
  'SZB-045':
    'You put the cards on top of your supply one by one. You decide the order of the two you choose together; the second pick always lies above the first.',
  'SZB-046': 'You may never change the order of your supply.',
  'SZB-047':
    'At most five cards of your supply lie face down: that is your bierkelder (cellar). Once it is full, you lay every further card open at once, and it counts as tapped this round.',
  'SZB-048':
    'Even with a full cellar you still choose two cards each time. Refusing them or giving them back is not possible.',
  'SZB-049':
    'Everybody picks at the same time and in secret. Sent is sent, but nothing is laid down, passed or shown until everybody has picked; then it all happens at once. So everybody sees what the first pick lays open before the second one starts.',
  'SZB-050':
    'If the beer deck runs out while dealing, shuffle the discard pile into a new beer deck and deal on. If the deck runs out exactly with the last card dealt, you shuffle only when the next card is needed.',
  'SZB-051':
    'If beer deck and discard pile together are too small to give everybody six cards, everybody gets the same number. If there is not even one card per player, you skip Bier inslaan (stock beer).\nThe number is the total divided by the number of players, rounded down; the rest stays in the beer deck. In each pick you take two, or all if you have fewer (in Grand Café fewer is fine too). If Bier inslaan is skipped, nothing is shuffled.',
  'SZB-052':
    'With too little beer the normal game goes like this. With 5 cards you choose 2, pass on 3, choose 2 and discard 1; with 4 you choose 2, pass on 2, choose 2 and discard nothing. With 3 you choose 2, pass on 1 and choose the one you get. With 2 cards you take both, with 1 just that one, and you pass nothing on.',

  'SZB-061':
    'The bierbaas (beer boss) taps first, then the others clockwise. Everybody has exactly one tap turn per round.',
  'SZB-062':
    'In your tap turn you turn up cards from your cellar, one at a time, from the top down, as many as you like. Your turn ends when you stop or when your cellar is empty.',
  'SZB-063': 'Before each card you may have a look at the top one of your cellar, and only at that one.',
  'SZB-064': 'Tapping nothing is fine too: then you pass.',
  'SZB-065': 'You may tap several kinds of beer in one turn.',
  'SZB-066':
    'You may tap less than the players before you, as much or more. There is no need to outbid anyone.',
  'SZB-067':
    'Tapped is tapped! A card that lies open stays open, and after your turn nothing is added and nothing goes back.',
  'SZB-068': 'Beer you already had to lay open while stocking is part of what you tapped, even if you pass.',
  'SZB-069':
    'Your bid is the largest number of glasses of one kind in your open beer. If you have the same number of two kinds, the kind of higher rank counts; the other kinds add nothing.',
  'SZB-070': 'If you have no open beer, your bid is 0.',

  'SZB-081':
    'All players with a bid above 0 are put in order: the most glasses first. With equal glasses the rank of the beer counts. If that is equal too, whoever sits closest to this round’s bierbaas (beer boss), counted clockwise, goes first, the bierbaas before anyone else.',
  'SZB-082':
    'In that order everybody may put one bull from the middle face up into their own pub, until 2 bulls (3 or 4 players) or 3 bulls (5 players) have gone this round.',
  'SZB-083': 'You take at most one bull per round.',
  'SZB-084':
    'Taking a bull is a right, not a duty. If you decline, the next player in the order is asked. Nobody is asked twice in a round.',
  'SZB-085': 'If your bid is 0 you never get a bull, not even when bulls are left over.',
  'SZB-086':
    'Bulls that nobody takes stay in the middle (SZB-032). Even if that makes more of them, no more than 2 go per round (with 5 players 3).',
  'SZB-087':
    'If you seat a new bull on his own at the bar, he has room for one card at once. You may serve him beer this very round.',

  'SZB-101':
    'If you already have a bull of the same kind without a mate, you choose at once: seat the new one on his own at the bar, or tuck him under one of his kind and let them drink together.',
  'SZB-102':
    'You cannot come back to that later: bulls once seated apart never come together, and a pair is never split.',
  'SZB-103':
    'A pair is exactly two bulls. A third of that kind cannot join it, but may form a pair with another bull of that kind who is still alone.',
  'SZB-104':
    'The bull who was there first lies on top. Only his steps and his quota count; what stands on the one below does not matter.',
  'SZB-105':
    'A pair scores twice the points of the top bull. The beer that was there before they drank together counts as well.',
  'SZB-106':
    'The bull you tuck in is the pair’s card for this round: no beer may be added to them this round.',
  'SZB-107': 'A pair drinks like one bull: together they get one card per round.',
  'SZB-108':
    'You may also tuck a bull under one who has had his fill. That only means that no beer card may be added any more.',

  'SZB-111':
    'When serving, each player in turn does everything at once: first the tapped beer, then the cellar. This round’s bierbaas (beer boss) starts, and it goes clockwise.',
  'SZB-112':
    'Tapped beer first: you may lay open beer cards with your own bulls. It must be their kind of beer, the bull must not have had his fill yet and he must still have room this round.',
  'SZB-113':
    'Every bull and every pair gets one card per round, wherever it comes from. So tapped beer, cellar beer and a bull tucked in make at most one card together. You would not want to get them drunk, would you?',
  'SZB-114': 'Different bulls may each get a card in the same round, even if they are of the same kind.',
  'SZB-115':
    'Serving is never compulsory. You choose which open card goes where, and you may leave open beer unserved.',
  'SZB-116':
    'When you are done with your tapped beer, everything you did not serve goes face up on the discard pile. Gone flat, down the sink with it.',
  'SZB-117':
    'Only then may you go down to your cellar. You may look at the top card and then choose: serve it (as in SZB-112 and SZB-113), discard it or stop. After serving or discarding you do the same with the next one, until you stop or the cellar is empty.',
  'SZB-118':
    'What you serve or discard from your cellar is shown to everybody. A card you look at and leave stays secret.',
  'SZB-119':
    'Discarding a card from your cellar is always allowed, even if you could have served it and even if you have no bull at all yet.',

  'SZB-131':
    'Whoever was first in the order of SZB-081 becomes the bierbaas (beer boss), even after declining a bull. So the bierbaas may also stay the same.',
  'SZB-132': 'If nobody had a bid above 0, the bierbaas (beer boss) stays the same.',
  'SZB-133':
    'Then the next round begins with Stieren trekken (draw bulls). After round 7 the bonus round begins.',

  'SZB-141':
    'In the bonus round there are no new bulls, no beer is dealt and nobody taps. Every bull and every pair has room for one card again.',
  'SZB-142':
    'Everybody goes down to the cellar once more (SZB-117, SZB-118 and SZB-119). Whoever is the bierbaas (beer boss) after round 7 starts, and it goes clockwise.',
  'SZB-143': 'A pair you formed in round 7 may be served in the bonus round too.',
  'SZB-144': 'Then the match is over. Beer still in a cellar and bulls still in the middle score nothing.',
  'SZB-151':
    'Your score is the sum of the points of all your bulls (SZB-007); a pair counts double (SZB-105).',
  'SZB-152': 'Whoever has the most points wins.',
  'SZB-153':
    'A tie? Then whoever has the most beer cards wins, counting those at the bulls and in the cellar together. You can also agree to count only the cards at the bulls. The 1,5 meter Drinker (1.5 metre drinker) is not a beer card.',
  'SZB-154': 'Still a tie? Then whoever has the most glasses at their bulls wins.',
  'SZB-155':
    'If it is still a tie, you share the victory. The places below are decided the same way: points first, then beer cards, then glasses. Whoever is equal in all three shares a place.',

  'SZB-161': 'In Grand Café all the normal rules hold, apart from the following changes.',
  'SZB-162':
    'In the first and in the second pick you add 0, 1 or 2 cards to your supply. What is left of the first pick you pass to the left (so 4 to 6 of your six cards); what is left of the second you discard. So in the second pick not everybody has the same number of cards.',
  'SZB-163':
    'You tap at most one kind of beer per round, and beer you have to lay open while stocking counts too. You may not choose cards that would lay open a second kind.',
  'SZB-164':
    'The first beer card you lay open or turn up in a round fixes your kind for that round. You cannot tap a card of another kind, and so nothing below it this round either.',
  'SZB-165':
    'If you can serve the top card of your cellar now – right kind, a bull who has not had his fill, room left –, you may serve it or stop. You may not discard it.',
  'SZB-166':
    'If you cannot serve the top card of your cellar, you may discard that one card or stop. If you discard it, your turn is over at once.',
  'SZB-167':
    'It goes like this in the bonus round too (SZB-165 and SZB-166). Nothing changes for tapped beer.',

  'SZB-171':
    'The 1,5 meter Drinker (1.5 metre drinker) is shuffled in with the beer, and from the back you see no difference. He is dealt, picked, passed, stacked, discarded and reshuffled like a beer card. He counts towards the five cards in your cellar, and as a card in SZB-050, SZB-051 and SZB-052.',
  'SZB-172':
    'He is not beer: he has no kind and no value, adds nothing to your bid and cannot be served. In Grand Café he does not fix your kind either.',
  'SZB-173':
    'When you turn him up in your tap turn, every other player who has open beer at that moment must give one open beer card to the Drinker. The giver chooses which.',
  'SZB-174':
    'Giving goes clockwise, from the left neighbour of whoever turned him up. If you have no open beer, you give nothing and owe nothing later (or you do: SZB-181).',
  'SZB-175':
    'A card given away leaves the giver’s bid at once. It lies with the Drinker, counts for nobody and can be served by nobody.',
  'SZB-176': 'When everybody has given, the tap turn simply goes on: you may tap more or stop.',
  'SZB-177':
    'At the end of Bierbaas wisselen (change of beer boss) the Drinker and all the cards he was given go to the discard pile.',
  'SZB-178':
    'If you have to lay the Drinker open while stocking, he does nothing. He lies there until SZB-177 and is not open beer: you cannot give him away or serve him, and he does not go down the sink after serving. He plays no part in your tap turn.',
  'SZB-179':
    'If he is on top of your cellar during serving or in the bonus round, you can only discard him or leave him. In Grand Café SZB-166 applies to that.',
  'SZB-180':
    'In Grand Café, once your kind is fixed (SZB-164), it stays fixed, even if you gave the cards to the Drinker.',
  'SZB-181':
    'House rule: the rulebook says that every other player must give one tapped beer card. If you agree to take that at its word, whoever has no open beer yet and still has to tap this round owes the Drinker the first beer card they tap. It goes to the Drinker at once, even if it is the only one; whoever taps nothing gives nothing. When the round is over, so is the debt.',

  'SZB-191':
    'If you agree to shuffle the Allesdrinker (drinks-everything bull) in, he is among the 24 bulls before you keep 14 (21 with 5 players); so he may turn out to be absent. If he is sure to take part, you keep 13 (20 with 5 players) of the 24 bulls, add him and shuffle.',
  'SZB-192':
    'You take the Allesdrinker (drinks-everything bull) like any bull. He drinks it all mixed: you may give him beer of every kind, one card per round.',
  'SZB-193':
    'Below 25 glasses he is worth 0 points. From 25 glasses on he scores the points on his card (10 in ours, what you entered in yours) and has had his fill.',
  'SZB-194':
    'The Allesdrinker (drinks-everything bull) is a kind of his own: you cannot tuck him under another bull, nor another bull under him.',

  'SZB-201':
    'When you may look at the top card (SZB-063, SZB-117), you see it by itself as soon as it is up to you. You need not do anything for it and the others hear nothing of it. On a shared screen it appears only after the screen has been handed to you.',
  'SZB-202':
    'The table chooses for you only if there is a single possibility and everybody can see why. If the reason lies in cards the others do not see, you are asked all the same. That happens in Grand Café: when tapping, if your top card is of another kind (you can only stop), and when stocking, if you may only take nothing (your kind is fixed, your cellar is full and you hold none of that kind).',
  'SZB-203':
    'Nothing can be taken back once a pick has been sent, a card has been shown or a hidden card has been looked at. So when you are done with your tapped beer, or that happens by itself, it is final as soon as you see a card from your cellar. That is also true with the memory aid.',
  'SZB-204':
    'If your time is up or you are away, the table plays for you, very meekly. You stock the first two cards in your hand, stop tapping and take the bull who came into the middle first. You serve no tapped beer and stop at the cellar.\nThe first card goes in lower; if you have only one left, it is that one. The hand lies in the order of dealing, also after passing. In Grand Café you stock nothing. You seat the bull on his own. To the Drinker you give the lowest value, and of equal values the lowest rank.',
  'SZB-205':
    'You lose track of cards you pass on. Once the second pick lies there, only the picker knows which of those cards went face down into the cellar and which onto the discard pile. Whoever passed them still knows that exactly these cards, less those lying open, are spread over exactly those places, and nothing more.',
  'SZB-206':
    'When cards are shuffled, nobody knows any more where they lie. Which ones are in the new deck you still know if you saw them discarded.',
  'SZB-207':
    'Knowing is not the same as showing. You know every card of your own cellar and its place, for you chose it and laid it there; computers, hints and worked-out matches may use that. How much of it your screen and your story show is up to the table: only the top card, or the whole cellar as a memory aid.',
  'SZB-220':
    'You may enter the cards from your own box: exactly 24 bulls and exactly 80 beers, at least one of each kind; otherwise you cannot play with them. A bull has 1 to 6 steps, with glasses and points in whole numbers from 1 to 99 that keep rising; a beer has value 1 to 5. You may also enter the points of the Allesdrinker (1 to 99).\nIf pils is not the most plentiful or oerbier not the scarcest, you only get a warning. Bulls are numbered per kind and beers lettered per kind and value (a to z, then aa and so on), in the order entered. The figures are marked as entered by you.',
};
