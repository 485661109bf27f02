import type { RuleId } from '../rule-ids.ts';

/** The rules, one text per rule. Names of cards and places stay Dutch, as printed, with a gloss. */
export const rulesEn: Record<RuleId, string> = {
  'BMS-001':
    'Ballen met Stieren (Balls with Bulls) is for exactly two coaches: one has Team Oranje (Orange), the other Team Wit (White).',
  'BMS-002':
    'Whoever has the Koeien Cup (Cows’ Cup) is the attacker. The other is the defender and always defends.',
  'BMS-003': 'You attack strictly in turn. After every attack the Cup goes to the other, whatever happened.',
  'BMS-004': 'In an attack only the attacker can score. With Counter the defender can score after all.',
  'BMS-005': 'Each goal adds exactly 1 to its scorer’s total. Everybody can see the score.',

  'BMS-010': 'You pick exactly 11 of your 16 bulls: your Basis-elf (first eleven).',
  'BMS-011': 'You pick at the same time, and your opponent never gets to see your pick.',
  'BMS-012':
    'The bulls you do not pick sit on your reservehekje (bench): a face-down, shuffled pile. You know who is there, but not in which order. With a house rule bulls that have been played join them.',
  'BMS-013': 'Your first eleven are shuffled and form your bull pile.',
  'BMS-014':
    'A draft goes like this: you get 3 action cards, keep 1 and lay it face down in front of you. The other 2 you exchange with each other. Of those you again keep 1, and the last 1 you discard.',
  'BMS-015':
    'You draft exactly four times. That leaves each of you with 8 cards, and 8 cards have been discarded.',
  'BMS-016': 'In each half of a draft you both pick at the same time, without seeing the other’s pick.',
  'BMS-017':
    'What is left over in the draft is discarded face down. Only whoever discarded a card knows for certain which it was.',
  'BMS-018': 'Then each of you gets 3 more action cards from the deck. Nobody looks at them, not even you.',
  'BMS-019': 'Your 11 action cards are shuffled and form your own action pile.',
  'BMS-020': 'The 8 action cards that were not dealt stay out of the match, unseen.',
  'BMS-021': 'You start with 3 cards from your bull pile and 3 from your action pile in hand.',
  'BMS-022': 'The coach who plays at home attacks first.',
  'BMS-023':
    'If you both play at home, or neither does, you take turns to draw a dice card (BMS-240). The higher one attacks first; if they are equal, you both draw again.',
  'BMS-024':
    'The Drag Queen and the 1,5 meter Drinker never take part in this game. They belong to Stieren Versieren and Stier zoekt Bier.',

  'BMS-030':
    'An attack begins like this: the attacker lays one bull from hand face up in the weiland (the meadow, which is the field). That is compulsory.',
  'BMS-031': 'The attacker may add one action card face down, or none.',
  'BMS-032':
    'Then it is up to the defender. They see the attacking bull and whether a face-down card lies with it, and lay one bull from hand face up. That is compulsory.',
  'BMS-033': 'The defender may add one action card face down, or none.',
  'BMS-034':
    'You may lay any action card, whatever its symbol. The symbol only says whether you can use it. A card you cannot use is simply a bluff.',
  'BMS-035': 'A red card and a card locked by Sabotage can be neither laid nor played.',
  'BMS-036':
    'Now the attacker decides whether to use the action card they laid. Using it means turning it up and then carrying it out.',
  'BMS-037':
    'The attacker’s action is carried out before the defender’s, unless the card says otherwise. That is so with Koeienvlaai, Eerlijk spel, Hoef van God, Counter and Wissel.',
  'BMS-038':
    'Then the defender decides whether to use the action card they laid. The attacker’s action has been fully dealt with by then, so they know how it ended.',
  'BMS-039':
    'If you do not use your card, that stands for this attempt. Only Eerlijk spel and Counter wait for a moment of their own.',
  'BMS-040': 'Then it turns out whether it is a goal or not, and the score is updated.',
  'BMS-041':
    'All bulls and all action cards on the field are discarded, including action cards that were laid but not used.',
  'BMS-042':
    'Cards that were used or sacrificed are discarded face up; what was not used goes face down, and only its owner knows what it was. The action cards of both of you go on one shared discard pile, bulls face up on their coach’s discard pile. Only what you discard because your hand is too full goes face down.',
  'BMS-043':
    'What is discarded does not come back: no pile of bulls or actions is ever reshuffled from the discards. With a house rule discarded bulls do go to the bench.',
  'BMS-044':
    'You both refill your hand to six cards. You decide yourself how many come from your bull pile and how many from your action pile.',
  'BMS-045': 'You choose that split before you see a new card. You both choose at the same time.',
  'BMS-046':
    'You must refill as far as your two piles allow. If one has too few cards, the rest comes from the other.',
  'BMS-047':
    'After refilling you should have at least one bull in hand, or you cannot attack or defend. The table offers only splits that manage this, if there is one.',
  'BMS-048': 'Red cards in your hand and cards locked by Sabotage count towards the six.',
  'BMS-049':
    'The limit of six only counts when refilling. If you have more then, you first discard cards of your choice from your hand, face down, until you have six or only red ones are left. You never discard red cards, nor your last bull as long as there is another card you can discard.',
  'BMS-050': 'Finally the Cup goes to the other coach.',
  'BMS-051':
    'If you are the attacker and have no bull in hand, your attack is forfeited. If it was the last, the match is over; otherwise you both refill at once.',
  'BMS-052':
    'If you are the defender and have no bull in hand, you lay neither a bull nor an action card in this attack or free kick.',
  'BMS-053':
    'If the attacker loses their bull to Koeienvlaai (Cow pat) or De Spuger (the Spitter) and has no bull in hand to replace it, the attack is called off. There is no goal, all steps up to and including Counter are skipped, and cards not yet used stay unused. Then the field is cleared, unless this was the last attack.',
  'BMS-054':
    'If you are refilling with no bull in hand and no free place, but have bulls in your pile and an action card in hand, you discard one action card of your choice face down. A bull takes its place.',

  'BMS-060': 'If the attack value is higher than the defence value, it is a goal.',
  'BMS-061': 'If the defence value is higher than the attack value, the attempt has been stopped.',
  'BMS-062': 'If attack value and defence value are equal, the VAR decides: draw a VAR card.',
  'BMS-063':
    'Go down this list: the first thing that applies decides. A locked goal (BMS-065) is a goal, and so is a successful Hoef van God (or Kanonskogel, BMS-111c). Then a verdict (BMS-064) holds. If there is no defending bull, it is a goal. Otherwise you compare the values (BMS-060, BMS-061); if those are equal, you look at the specialities (BMS-251, BMS-252), and otherwise the VAR decides (BMS-062).',
  'BMS-064':
    'A verdict is an explicit “goal” or “no goal” from an action, referee or VAR card. It is provisional until the outcome is settled: a later verdict in the same attempt replaces an earlier one.',
  'BMS-065':
    'A locked goal (Kanonskogel, or allowed by BMS-208) cannot be undone any more: later verdicts, other values and bulls that leave the field no longer count. Free kicks and penalties are not taken. Yellow and red cards, VAR draws and shuffling do go on.',
  'BMS-066':
    'If a VAR card drawn for equal values gives no verdict, no free kick and no penalty, there is no goal. That is only possible with figures of your own.',
  'BMS-067':
    'A bull’s attack value is what his card says, with what he gained or lost, minus 1 for every Modderpoel (Mud pool) beside his coach, plus his speciality. His defence value is what his card says, with what he gained or lost, plus his speciality. There is no limit either way; a value can drop below zero.',
  'BMS-068':
    'What a bull gains or loses belongs to that bull. It is over when he leaves the field, when the attack ends and when a free kick or penalty replaces the attempt. A bull who comes on starts clean.',

  'BMS-070': 'An action card with a schildje (shield) can be used only by the defender.',
  'BMS-071': 'An action card with two hoorns (horns) can be used only by the attacker.',
  'BMS-072': 'An action card without a symbol can be used as attacker and as defender.',
  'BMS-073':
    'Each coach has at most one action card per attempt. Every free kick allows each of you a new one, a penalty none.',
  'BMS-074':
    'You carry out a used card completely, in the order of its text and as far as possible. What is impossible you skip. Only where it says “may” can you decline.',
  'BMS-075': 'You may use a card even if it changes nothing.',
  'BMS-076':
    'If you use an action card and your opponent still has a laid card that was not used, they first get the chance to react, before any dice card, choice or effect. If their card is Eerlijk spel, they may use it; otherwise they can only pass.',

  'BMS-101': 'Bodycheck (Body check): your opponent’s bull gets −3 attack, and you get a yellow card.',
  'BMS-101a': 'Bodycheck (Body check): your opponent’s bull on the field gets −3 attack.',
  'BMS-101b':
    'Bodycheck (Body check): then you get a yellow card, even if there was no bull or he did not feel a thing.',
  'BMS-102':
    'Cheerleader Bertha: your opponent must exchange their bull on the field for a bull from their hand.',
  'BMS-102a':
    'Cheerleader Bertha: your opponent must exchange their bull on the field for a bull from their hand. They choose which, and the old bull goes to their hand.',
  'BMS-102b':
    'Cheerleader Bertha: if your opponent has no bull on the field or no bull in hand, nothing happens.',
  'BMS-103':
    'Counter: after your opponent’s attempt you try to score yourself. If your attack value is higher than their defence value, you draw a dice card and 5 or 6 is a goal.',
  'BMS-103a':
    'Counter is used only after the outcome of the attack is known, whether or not there was a goal. The match must not be over and you must still have a bull on the field.',
  'BMS-103b':
    'Counter: if the attack value of your bull on the field is higher than the defence value of your opponent’s (no bull counts as 0), you draw a dice card. With 1 to 4 nothing happens, with 5 or 6 it is a goal for you. If your value is not higher, nothing happens.',
  'BMS-103c':
    'Counter: everything the bulls have gained or lost at that moment counts. A Modderpoel (Mud pool) beside you lowers your attack value.',
  'BMS-104': 'Doorgestoken kaart (Put-up job): you get a free kick (BMS-210).',
  'BMS-105': 'Eerlijk spel (Fair play): the action card your opponent is just using has no effect.',
  'BMS-105a':
    'Eerlijk spel (Fair play) is used only at the moment your opponent uses an action card (BMS-076), and it works at once. Their card then does nothing at all, and a yellow or red card they would have got for it is dropped too.',
  'BMS-105b':
    'Eerlijk spel (Fair play) cancels only the action card that was just used in this attack. No Modderpoel already lying there, no earlier Sabotage, no speciality and not De Spuger.',
  'BMS-105c':
    'A card cancelled by Eerlijk spel (Fair play) counts as used. A cancelled Modderpoel is discarded.',
  'BMS-106':
    'Gluren bij de buren (Peeping at the neighbours): you, and only you, look at all cards in your opponent’s hand. You do not see cards that are laid, locked or in a pile.',
  'BMS-107':
    'Hands (Handball): draw a dice card. With 1 or 2 the referee saw nothing: verdict no goal. With 3 to 5 you draw a VAR card. With 6 you get a red card, and then the verdict is goal.',
  'BMS-108':
    'Hoef van God (Hoof of God): if attack value and defence value differ by 3 or more after the defender’s action, you always score.',
  'BMS-108a':
    'Hoef van God (Hoof of God) is carried out after the defender’s action, when the outcome is settled. If attack value and defence value then differ by 3 or more, you score, whatever the verdict.',
  'BMS-108b':
    'Hoef van God (Hoof of God): the difference counts in both directions, so also when the defence value is 3 or more higher. You can agree that it only counts when the attack value is higher.',
  'BMS-108c':
    'Hoef van God (Hoof of God) fails if there is no attacking bull on the field. If there is no defending bull, the defence value counts as 0. If the defender’s action brings a free kick or penalty, the card is discarded without doing anything.',
  'BMS-109':
    'Hooli-gans (Hooligans): draw a dice card. With 1 or 2 the referee steps in: draw a referee card. With 3 or 4 the verdict is no goal, with 5 or 6 goal for the attacker, even if the defender used the card.',
  'BMS-110': 'Joelende koeien (Cheering cows): your bull on the field gets +2 attack.',
  'BMS-111':
    'Kanonskogel (Cannonball): if attack value and defence value differ by 0 or 1, the attacker always scores.',
  'BMS-111a':
    'Kanonskogel (Cannonball) works as soon as the attacker uses it. If attack value and defence value then differ by 0 or 1, in either direction, the goal is locked (BMS-065).',
  'BMS-111b':
    'Kanonskogel (Cannonball): if the difference is 2 or more at that moment, the card does nothing, not even if the defender changes the values later. Without a defending bull it does nothing either; it is a goal anyway then (BMS-063).',
  'BMS-111c':
    'Kanonskogel (Cannonball): you can agree that the difference is looked at with the result, after the defender’s action. If it is 0 or 1 then and both bulls are there, the attacker scores, whatever the verdict. If a free kick or penalty comes, the card is discarded without doing anything.',
  'BMS-112':
    'Koeienvlaai (Cow pat): before the attacker’s action, draw a dice card. With 3 to 6 their bull slips, and they must play another from hand.',
  'BMS-112a':
    'Koeienvlaai (Cow pat) is used only at the moment you lay it as defender, also in a free kick. So it works before the attacker’s action.',
  'BMS-112b':
    'Koeienvlaai (Cow pat): with 1 or 2 the pat is dodged and nothing happens. With 3 to 6 the attacker discards their bull on the field and plays another of their choice from hand; the action card they laid stays. If they have no other bull, BMS-053 applies.',
  'BMS-113': 'Kopstoot (Headbutt): you put your opponent’s bull out, but get a red card yourself.',
  'BMS-113a':
    'Kopstoot (Headbutt): your opponent’s bull on the field is knocked out and discarded at once. Their side stays empty until the attempt is over; a free kick or penalty after that simply starts from hand again. If it was the attacker’s bull, the verdict is no goal.',
  'BMS-113b': 'Kopstoot (Headbutt): then you get a red card, even if there was no bull to knock out.',
  'BMS-114': 'Krachtvoer (Power feed): your bull on the field gets +2 defence.',
  'BMS-115': 'Matchfixing (Match fixing): you look at the top two VAR cards and put them back as you like.',
  'BMS-115a':
    'Matchfixing (Match fixing): you, and only you, look at the top two VAR cards and put them back in the order you choose.',
  'BMS-115b':
    'Matchfixing (Match fixing): if only one VAR card is left, you look at that one. If there is none, the discarded VAR cards are first shuffled into a new pile.',
  'BMS-116':
    'Modderpoel (Mud pool): lay this card beside your opponent’s field. As long as it lies there, their attackers have −1 attack.',
  'BMS-116a':
    'Modderpoel (Mud pool) goes beside your opponent’s field and stays there, even when the other cards are discarded. From that moment their bulls have −1 attack when they attack.',
  'BMS-116b':
    'Modderpoel (Mud pool) counts in normal attacks, free kicks and penalties, and for the attack value in a Counter. If there are several, they all count.',
  'BMS-116c':
    'Modderpoel (Mud pool) beside you? At the moment you would use the action card you laid, you may sacrifice it instead, whatever its symbol. One Modderpoel is then discarded at once; the sacrificed card is shown and does nothing.',
  'BMS-116d': 'Nobody can react to the sacrifice of a card for a Modderpoel (Mud pool).',
  'BMS-117': 'Nieuwe hoefijzers (New horseshoes): your bull on the field gets +1 attack and +1 defence.',
  'BMS-118':
    'Sabotage: two cards drawn blind from your opponent’s hand are locked until the end of the next attack.',
  'BMS-118a':
    'Sabotage: two random cards from your opponent’s hand are laid face down on the table and locked. Red cards do not count here. If they have fewer, it is as many as they have.',
  'BMS-118b':
    'Sabotage: until the end of the next attack they cannot use those cards. Then the cards return to their hand, just before refilling.',
  'BMS-118c':
    'Sabotage: as long as the cards are locked, they count towards the six. So they refill to at most four others, and with red cards to fewer still.',
  'BMS-119': 'Schwalbe (Dive): draw a referee card.',
  'BMS-120':
    'Sliding (Sliding tackle): draw a dice card. With 1 or 2 the verdict is no goal. With 3 to 5 nothing happens. With 6 nothing either, except that you get a red card.',
  'BMS-121': 'Slijmen bij de scheids (Sucking up to the ref): draw a VAR card.',
  'BMS-122':
    'Strategie aanpassen (Change of plan): put as many cards as you like from your hand under your piles and draw as many in return.',
  'BMS-122a':
    'Strategie aanpassen (Change of plan): put as many cards as you like (0 is fine too) from your hand under your own piles, bulls under bulls and actions under actions, in the order you choose. Red cards and locked cards take no part.',
  'BMS-122b':
    'Strategie aanpassen (Change of plan): then you draw exactly as many cards from the top. You choose beforehand how many from each pile; no bull is required.',
  'BMS-123':
    'Tackle: draw a dice card. With 1 or 2 you get a yellow card. With 3 or 4 the attacking bull gets −2 attack, with 5 or 6 −3.',
  'BMS-124':
    'Van ruilen komt huilen (Swapping ends in tears): you look at your opponent’s hand and swap an action card of yours for one of theirs.',
  'BMS-124a':
    'Van ruilen komt huilen (Swapping ends in tears): you, and only you, look at your opponent’s hand. Then you swap one action card from your hand for one action card from theirs; you choose both.',
  'BMS-124b':
    'Van ruilen komt huilen (Swapping ends in tears): if you both have an action card in hand, you must swap. Otherwise you only look. Cards that are laid or locked are out of reach.',
  'BMS-125':
    'Wissel (Substitution): at the end of this attack you may fill up your hand with bulls of your choice from your reservehekje (bench).',
  'BMS-125a':
    'Wissel (Substitution): at the end of this attack, before you refill from your piles, you may pick out as many bulls as you like from your reservehekje (bench), up to six cards in hand (red and locked cards count). Then the bench is shuffled. If no place is free, nothing comes of it.',
  'BMS-125b':
    'Wissel (Substitution): the end of your turn is the end of this attack, whether you attack or defend. A free kick or penalty later in the attack changes nothing about that. If you use the card twice in one attack, you still choose only once.',
  'BMS-126':
    'Wissel-truc (Substitution trick): draw the top two bulls of your reservehekje (bench) and exchange one of them for your bull on the field.',
  'BMS-126a':
    'Wissel-truc (Substitution trick): draw the top two bulls of your reservehekje (bench) and exchange one of them, of your choice, for your bull on the field. That is compulsory.',
  'BMS-126b':
    'Wissel-truc (Substitution trick): the other bull you drew and the bull that goes off go to the bench, which is shuffled.',
  'BMS-126c':
    'Wissel-truc (Substitution trick): if only one bull is on the bench, that one comes on. If the bench is empty, or you have no bull on the field, nothing happens.',

  'BMS-201':
    'Draw the top card, show it and carry it out: first yellow, then red, then the VAR shuffle and then the decision.',
  'BMS-202':
    'A drawn referee or VAR card goes face up on its own discard pile. If a pile is empty when a card is needed, the discarded cards are shuffled into a new pile.',
  'BMS-203':
    'Shuffle the VAR: all five VAR cards, the one just drawn included, are shuffled into a new face-down pile.',
  'BMS-204':
    'Doelpunt goedgekeurd (goal allowed): the verdict is goal, even if the values say otherwise. Doelpunt afgekeurd (goal disallowed): the verdict is no goal.',
  'BMS-205': 'De VAR raadplegen (consult the VAR): draw a VAR card and carry it out.',
  'BMS-206':
    'On these cards, “attacker” and “defender” are the roles in this attack, no matter who caused the draw. Free kicks and penalties are always for the attacker.',
  'BMS-207': 'A referee card without a decision does not hold up the attack: you go on with the next step.',
  'BMS-208':
    'With a house rule a goal that is allowed is locked at once (BMS-065): no action and no later card undoes it. Without that rule it is a verdict that can still be replaced (BMS-064).',
  'BMS-210':
    'A vrije trap (free kick) replaces the attempt in progress. The action cards that were used or sacrificed are discarded face up. The bulls on the field go back to their coaches’ hands.',
  'BMS-211':
    'With a free kick or penalty the verdict disappears, and so does everything bulls gained or lost and a Hoef van God still waiting. Yellow and red cards, locked cards, a Modderpoel, discarded bulls, swapped cards and a Wissel still to come stay as they are.',
  'BMS-212': 'Free kick: first the defender builds a wall by laying one bull from hand face up.',
  'BMS-213':
    'Free kick: then the attacker lays a bull from hand face up and may add an action card face down. After that the defender may lay an action card face down too.',
  'BMS-214':
    'Then the free kick goes on like a normal attack, from Koeienvlaai (Cow pat) and De Spuger (the Spitter) up to and including Counter. You may choose any bull in your hand, the same one as before too.',
  'BMS-215':
    'If the attacker has no bull in hand, the free kick is called off before there is a wall (BMS-053). If the defender has none, there is no wall and they lay no action card (BMS-052). A free kick can lead to another free kick or a penalty.',
  'BMS-216':
    'Free kick: an action card that was laid and not used goes back to its coach’s hand with the bull. Nobody else gets to see it, and it may be laid again. With a house rule it is discarded face down, without doing anything any more.',
  'BMS-220':
    'A penalty replaces the attempt in progress. The bulls on the field go back to hand. All action cards on the field are discarded: used ones face up, unused ones face down and without doing anything any more. BMS-211 holds here too.',
  'BMS-221': 'Penalty: the attacker lays one bull from hand face down on the field.',
  'BMS-222':
    'Penalty: the defender sets out two bulls from hand face down. If they have only one, that one. If they have none, the taker is revealed and it is a goal.',
  'BMS-223':
    'Penalty: the two bulls are shuffled and the attacker draws one of them blind. It is turned up and is the keeper; the other goes back to hand.',
  'BMS-224':
    'Penalty: now the taker is revealed. If his attack value is higher than or equal to the keeper’s defence value, it is in! Otherwise it is not. The VAR has no say when they are equal.',
  'BMS-225':
    'In a penalty there are no action cards, no reactions and no Counter. Modderpoel (Mud pool) and the penaltykiller do count, other specialities do not.',
  'BMS-226':
    'If the attacker has no bull in hand for a penalty, there is no goal. The taker and the keeper are discarded afterwards.',

  'BMS-230': 'One yellow card does no harm. It lies face up in front of you.',
  'BMS-231': 'If you get a second yellow card, you hand both in at once and get a red card.',
  'BMS-232':
    'A red card stays in your hand for the rest of the match and counts towards the six. You can never play it, discard it, have it locked, put it under a pile or swap it.',
  'BMS-233':
    'You can have one or two red cards. At the third the match is stopped at once: you lose, whatever the score, and nothing more is dealt with.',
  'BMS-234':
    'The supply of 3 yellow and 4 red cards is always enough: each of you has at most one yellow, plus the one just being given, and two reds. A third red needs no card.',

  'BMS-240':
    'Before every dice card all six are shuffled again. Then you draw the top one, and after that it goes back.',
  'BMS-241': 'You can also play with a die. The chances are exactly the same.',
  'BMS-242': 'Everybody sees the number that was drawn. There are no rerolls.',

  'BMS-250':
    'Specialities work by themselves. They are not action cards, so Eerlijk spel does nothing against them.',
  'BMS-251':
    'Afmaker (finisher): when he attacks and the values are equal in the end, it is a goal, without the VAR.',
  'BMS-252':
    'Doelman (keeper): when he defends and the values are equal in the end, it is no goal, without the VAR. If an afmaker faces a doelman, the VAR decides.',
  'BMS-253':
    'Dikke huid (thick hide): he loses no attack through Bodycheck and Tackle. Their yellow cards still apply, and a Modderpoel counts as usual.',
  'BMS-254': 'Vrije trapper (free-kick taker): he has +2 attack when he attacks in a free kick.',
  'BMS-255': 'Penaltykiller (penalty stopper): he has +2 defence when he is the keeper in a penalty.',
  'BMS-256':
    'Counterspits (counter striker): if he is your bull on the field when you use Counter, 4 to 6 is a goal instead of 5 or 6.',

  'BMS-260':
    'De Spuger (the Spitter) is a bull. Whoever has him picks 11 out of 17 bulls, and the bench then holds 6.',
  'BMS-261':
    'If De Spuger (the Spitter) is on the field opposite a bull, his coach may let him spit, after the cards are laid and a Koeienvlaai (Cow pat) has been dealt with, and before the attacker’s action. That is allowed once per attack, free kicks included, and not in a penalty. The attacker’s Spuger goes before the defender’s; each time what is on the field at that moment counts.',
  'BMS-262':
    'Spitting: draw a dice card. With 1 or 2 his own coach gets a yellow card. With 3 or 4 nothing happens. With 5 or 6 the bull opposite is sent off: he is out for the whole match, and his coach gets a red card.',
  'BMS-263':
    'If your bull was sent off, you play another of your choice from hand. If the attacker has none, BMS-053 applies; if the defender has none, their side stays empty.',

  'BMS-270':
    'At your fifth goal the match is over at once and you have won. Nothing more is dealt with: no Counter, no clearing up.',
  'BMS-271':
    'If a coach has fewer than six cards after refilling, the next attack is the last. With house rules you both get the same number of attacks, or there is no other attack (BMS-277).',
  'BMS-272':
    'If after refilling a coach has six cards, but no bull in hand, among their locked cards or in their pile, the next attack is the last too. The bench does not count. The rulebook does not cover this case; with a house rule that coach plays on without a bull.',
  'BMS-273':
    'After the last attack, Counter included, the match is over. Discarding, refilling and passing the Cup are skipped, and so is anything still pending, such as a Wissel or locked cards.',
  'BMS-274': 'Then the coach with the most goals wins. With equal goals it is a draw.',
  'BMS-275': 'A third red card costs you the match at once (BMS-233).',
  'BMS-276': 'A draw? Then the table offers a new match straight away.',
  'BMS-277':
    'With a house rule no attack follows when somebody cannot refill to six: the attack that was just played was the last, and the match is over once both have refilled.',
  'BMS-278':
    'If neither coach has a bull after refilling, in hand, locked or in the pile, the match is over at once: nobody could attack any more.',

  'BMS-280':
    'After Matchfixing you know the top two VAR cards and their order, until they are drawn or the VAR is shuffled.',
  'BMS-281':
    'After Gluren bij de buren and Van ruilen komt huilen you keep a snapshot of the hand. You can look it up in your own story, but it is not updated. With Van ruilen komt huilen you both know the two swapped cards.',
  'BMS-282':
    'With Wissel-truc only you see the bulls drawn. Everybody sees the bull that comes on, and after the shuffle nobody knows anything about the order of the bench any more.',
  'BMS-283':
    'Whether and when you are asked to use your card or to react depends only on what everybody sees: a laid card that was not used, and a bull on the field. Never on which card it is. Passing or holding always looks the same, in the story too.',
  'BMS-284':
    'What a coach gets to see gives away no hidden card. A face-down card has only a position and a back, never a sign by which you could recognise it later.',
  'BMS-285':
    'For your opponent the cards in your hand have no positions. When one leaves it face down – laid, locked, discarded, under a pile or in a penalty –, whoever knows cards of that hand (from Gluren bij de buren, Van ruilen komt huilen or a bull that came back from the field) learns only that it was one of the cards with that back, not which. Locked cards that return mix with the hand again.',

  'BMS-290':
    'If your time is up, the table plays for you, very meekly. What you may skip, you skip. If you have to choose, it is the first possibility on the card list.\nYour first eleven are shirt numbers 01 to 11. When drawing, you take as many bulls as allowed. Matchfixing leaves the order as it was. In a penalty you draw the left one. With Van ruilen komt huilen your own card comes first.',
  'BMS-291':
    'If you resign, you lose the match at once. You can agree that running out of time loses the match, too.',
};
