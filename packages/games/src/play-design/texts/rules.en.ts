import type { RuleId } from '../rule-ids.ts';

export const rulesEn: Record<RuleId, string> = {
  'PD-001':
    'There are 56 cards in the box: a set of 28 with black backs and a set of 28 with white ones. Both hold the same 28 formations, exactly one of each.',
  'PD-002': 'Each set has 14 offense cards and 14 defense cards.',
  'PD-003':
    'A card has a formation with a name, a side (offense or defense), one of the four colours, a value from 4 to 7, a type and 11 dots.',
  'PD-004':
    'At the top you see the value, the type and the side, such as “4 – Run, Offense”. The bar in the card’s colour gives the name of the formation, which is drawn with 11 coloured dots. The little icons in the corners also tell offense from defense. In 5 possessions we add how many dots count, on a light patch at the foot.',
  'PD-005':
    'Type, name and drawing do nothing in the game. You never need to know American football; you will pick it up as you play.',
  'PD-006':
    'In 4 downs only colour, side and value count; never mind the dots. In 5 possessions only the colour of the offense card and the dots count; the value matters at most when you draw for who begins.',
  'PD-007':
    'A dot’s colour tells you which player it is, on offense / on defense. Orange: quarterback / special teams. Purple: tight end / strong safety. Green: running backs / linebackers. Blue: wide receivers / corners and free safety. Grey: offensive linemen / defensive linemen, and those never count.',
  'PD-008':
    '4 downs is for 2, 3 or 4 players and uses one set per deal. 5 possessions is for exactly two players and uses both sets.',
  'PD-009':
    'Which cards are in the sets is no secret: anybody may look at the card list at any time, even that of a custom deck.',
  'PD-010':
    'Every shuffle is fair: each order is equally likely, and all chance comes from the seed of the match.',
  'PD-011':
    'One square of the scorecard is 10 yards. It runs from 0 to 100, and no marker ever goes past 100.',
  'PD-012':
    'You never have to rely on colour alone: dots and card colours carry letters too. O is orange, P purple, G green, B blue and L a lineman.',
  'PD-013':
    'Got the game on your shelf? Then you may change the name, colour, value, type and dots of the 28 cards; the side is fixed. Both sets use the same list; it is fixed once the match starts and kept with it.\nEvery colour is one of the four, every value a whole number from 4 to 7, and the five numbers of dots on a card are whole numbers from 0 up that add up to 11. A type has 1 to 20 characters and a name 1 to 40, without spaces at either end, and no two names are the same. That is all: spread colours and values any way you like.',
  'PD-014':
    'Not allowed right now, or just too late? Then nothing happens, and there is no penalty. In 4 downs every card, knock and answer cancels whatever was still sent for the moment before. When you both choose secretly at the same time (the vote on 8 cards, laying rows 1 to 3), the other’s choice does not make yours too late.',
  'PD-015':
    'If your time is up, or somebody is away, the table plays for you, very meekly. It plays the first card of the card list that is allowed, stays in after a knock and never knocks itself.\nThe role is offense, the answer to 8 cards “no”, and the arrangement the first that is allowed. Arrangements are ordered lane by lane from 1 to 4, by the card list; a lane without a card comes after all cards.',
  'PD-016':
    'In 4 downs all markers start on the green circles, with 0 yards lost. In 5 possessions each player starts on their own side (chair 1 left, chair 2 right, just for looks) and heads for the opposite one.',

  'PD4-001': 'Be the last one left in the game. Lose 100 yards and you are out.',
  'PD4-002': 'Chance decides who deals first.',
  'PD4-003': 'Before every deal all 28 cards of the set are shuffled afresh.',
  'PD4-004':
    'The sets take turns, deal by deal: first black, then white, and so on. The leaflet advises it so that nobody suspects bad shuffling; it changes nothing in the game. Switch it off and you always deal black.',
  'PD4-005':
    'Everybody still in the game gets 4 cards (or 8, see PD4-070 and PD4-072), one at a time, clockwise from the dealer’s left.',
  'PD4-006':
    'Cards that are not dealt stay face down: nobody sees them and they are out of play until the next shuffle.',
  'PD4-007': 'Everything goes clockwise. Players who are out of the game are skipped.',

  'PD4-010': 'The first player after the dealer leads the first trick with any card from the hand, face up.',
  'PD4-011':
    'That first card is the lead card, and it stays the lead card for the whole trick, even after a better one is played.',
  'PD4-012':
    'Then all the others, clockwise, each play exactly one card face up in front of them. There is no passing.',
  'PD4-013':
    'Do you have a card in the lead card’s colour AND of the opposite side (defense against offense, or the other way round)? Then you must play one like that.',
  'PD4-014':
    'If not, but you do have a card in the same colour (so of the same side), then you must play one of those.',
  'PD4-015': 'If you have nothing in the lead card’s colour, you may play any card.',
  'PD4-016':
    'If you hold several cards of the best kind you have to play, the choice is yours. You never have to play equal or higher.',
  'PD4-017':
    'What you have to play depends on the lead card alone, never on what the others add to the trick.',
  'PD4-018': 'Played cards stay face up in front of their players until the round is over.',

  'PD4-020':
    'A card played to the lead can only win if three things are right: the same colour as the lead card, the opposite side, and a value that is equal or higher.',
  'PD4-021': 'Of the cards that can win, the highest wins the trick for its player.',
  'PD4-022':
    'If two or more of them are equally high (possible with a custom deck only), the one played first wins.',
  'PD4-023': 'If no card can win, the player who led wins the trick and keeps the lead.',
  'PD4-024':
    'A card in the lead colour but of the same side as the lead card never wins, however high it is. It does not keep another card from winning either (or it does: PD4-026).',
  'PD4-025': 'Whoever wins the trick leads the next one with any card from the hand.',
  'PD4-026':
    'House rule: read to the letter, the winner must also have the highest card of the lead colour. If there is a higher card of that colour and of the same side as the lead card, no card that follows wins, and the player who led keeps the lead. The card of a player who has folded does not count for this.',

  'PD4-030': 'A round has as many tricks as each of you was dealt cards: 4, or 8 when you play with 8 cards.',
  'PD4-031': 'Only the winner of the last trick wins the round. The earlier ones just give you the lead.',
  'PD4-032': 'If no card can win in the last trick, the player who led it wins the round.',
  'PD4-033':
    'Everybody else in the game loses 10 yards (with First downs: see PD4-053). The winner loses nothing.',
  'PD4-034': 'Everybody’s lost yards are kept for all to see. They stop at 100.',
  'PD4-035': 'Reach 100 yards and you are out of the game at once.',
  'PD4-036': 'The winner of the round deals the next one.',
  'PD4-037':
    'When only one player is left, the match ends at once and that player wins. The others rank higher the later they went out; those who go out at the same moment share the best of their places.',
  'PD4-038':
    'The winner of a round never loses yards in it, so somebody always remains. A match takes 19 rounds at most.',

  'PD4-040': 'Every round starts with a stake of 10 yards.',
  'PD4-041': 'You may knock to claim a first down. Each knock raises the stake by 10 yards.',
  'PD4-042':
    'You can knock at any moment of the round, from the end of the deal until the last card of the last trick is down: whenever the game waits for a card, also between two tricks. It need not be your turn, and you need not even have cards left.',
  'PD4-043': 'You may only knock while you are still playing: in the game, and not folded in this round.',
  'PD4-044':
    'No knocking twice in a row. If the latest knock of the round was yours, somebody else has to knock in that same round first.',
  'PD4-045':
    'A new deal is a fresh start: the stake is back at 10, and it no longer matters who knocked last.',
  'PD4-046':
    'Other than that, knock as often as you like, also when the stake is 100 or more already: nobody loses more than 100, but whoever does not want to can fold then.',
  'PD4-047':
    'After a knock everybody else still playing chooses: fold or stay in. You answer one by one, clockwise from the left of the player who knocked, and everybody hears each answer at once.',
  'PD4-048': 'As long as answers are still to come, nobody plays a card and nobody knocks.',
  'PD4-049':
    'If you fold, you lose 10 yards right away, whatever the stake, and you are out of the round. If you agreed that folding costs the stake, you lose the stake as it was before this knock.',
  'PD4-050':
    'Once you have folded, you no longer play, knock or answer in this round. You lose nothing more in it and cannot win it. Your hand stays face down and is never shown.',
  'PD4-051': 'If you stay in, you play on in this round, for the raised stake.',
  'PD4-052': 'You cannot fold on your own knock: you are bound by the stake you raised.',
  'PD4-053':
    'At the end of the round everybody still playing, except the winner, loses the stake instead of 10: that is 10 yards plus 10 for each knock.',
  'PD4-054':
    'If only the player who knocked is still playing after the last answer, that player wins the round at once and the remaining cards are not played. It does not matter whether the others folded now or on an earlier knock. Everybody who has to answer is asked, even if all before them folded.',
  'PD4-055':
    'Cards that a folded player had already played stay on the table. If one of them is the lead card, it stays the lead card, for what you have to play and for what can win.',
  'PD4-056':
    'A folded player’s card cannot win a trick. The highest card that can win from somebody still playing does.',
  'PD4-057':
    'If no card of the players still in can win and the one who led has folded, the trick goes to the next player still in, clockwise from the one who led. That holds for the last trick too.',
  'PD4-058':
    'If the player who has to lead folds before leading, the next player still in, clockwise, leads instead.',
  'PD4-059':
    'If the player who has to follow folds, the turn simply passes on. If everybody still in has already played, the trick ends at once and the winner is decided.',
  'PD4-060':
    'If folding takes you to 100 yards, you are out of the game at once and the round goes on without you. If only the player who knocked is then left in the game, that player has won the match. Each fold is a moment of its own: of those who fold out of the game, the later one ranks higher.',
  'PD4-061':
    'After the last answer you carry on where you were. Anybody who may knock may do so again right away.',
  'PD4-062':
    'If you agreed to knock on your turn only, you knock when it is you who must play a card, before you play it. Not at any other time.',
  'PD4-063':
    'You may knock if the game is waiting for a card, you are still playing and the latest knock was not yours; and, if you agreed so, only on your turn. Everybody can see all that, so the knock button gives nothing away. You never have to knock: nobody waits for it and no clock runs for it.\nIf a knock and a card (or two knocks) come at the same moment, the first to arrive counts and the other lapses.',

  'PD4-070':
    'With 8 cards on, you each get 8 cards as soon as exactly two players are in the game at a deal, also if you began with just the two of you. A round under way never changes.',
  'PD4-071':
    'Such a round has 8 tricks and the 8th decides. The starting stake, following, winning and dealing stay the same.',
  'PD4-072':
    'With 8 cards set to ask, you vote before the first deal with exactly two players: both yes or no, secretly and at the same time. Only if both say yes do you play with 8 cards for the rest of the match. The question comes just once.',
  'PD4-073': 'With 8 cards off, as is usual, you always get 4 cards.',

  'PD5-001':
    'Each of you gets a whole set: one the 28 white cards, the other the 28 black ones. Chair 1 has white and chair 2 black, or the other way round if you choose so; it is just for looks.',
  'PD5-002': 'Be the first to win 5 possessions. Together that makes 100 yards.',
  'PD5-003':
    'A toss decides who begins. Or you agree to draw: each takes a card from their own shuffled 28, and the higher value begins. If they are equal, both go back, you shuffle and draw again. Drawn cards are shown to all and then put back.',
  'PD5-004': 'Whoever begins chooses: offense or defense in the first possession.',
  'PD5-005': 'After every possession you swap roles, whoever won it.',
  'PD5-006':
    'The offense plays with its 14 offense cards only, the defense with its 14 defense cards only. The other halves are set aside meanwhile.',
  'PD5-007':
    'At the start of every possession each of you gathers all 14 cards of your role and shuffles them into a face-down stack.',
  'PD5-008': 'If you draw equal values five times in a row, a toss decides who begins after all.',

  'PD5-010':
    'There are four lanes, 1 to 4, from left to right as the offense sees them. All are open at the start of a possession.',
  'PD5-011': 'For rows 1, 2 and 3 you both take the top 4 cards of your own stack and look at them.',
  'PD5-012':
    'The offense lays its 4 cards face down, one in each lane, in any order it likes. Rows 2 and 3 go above the row before.',
  'PD5-013':
    'The defense lays its 4 cards face down opposite them, one to each lane, in any order it likes. In rows 1 to 3 there are always four, also opposite closed lanes.',
  'PD5-014':
    'You lay your cards without seeing each other’s. In rows 1 to 3 it does not matter who is first, and what you have sent in is final.',
  'PD5-015':
    'In rows 2, 3 and 4 the offense may not lay a card in an open lane if it has the same colour as the open card of the previous row in that lane.',
  'PD5-016':
    'For that colour rule you look at the previous row only, and at open lanes only. Above a closed lane any colour will do.',
  'PD5-017': 'A card laid in a closed lane is dead: it stays face down, is not revealed and takes no part.',
  'PD5-018': 'The defense has no colour rule.',
  'PD5-019':
    'With at most four offense cards per colour, as in our deck, you can always obey the colour rule in rows 2 and 3. If a custom deck makes that impossible, the offense lays fewer cards: at most one per lane, by the colour rule, filling as many open lanes as possible and then as many closed ones as possible. What is left goes aside face down, unseen by the defense. An open lane without a card is closed in that row without a duel, and the defense card opposite stays unseen.',

  'PD5-020':
    'Once you have both laid your cards, those in open lanes are revealed by themselves, from lane 1 to 4: each time the offense card first, then the defense card opposite.',
  'PD5-021': 'Each pair revealed is a duel. The lanes have nothing to do with each other.',
  'PD5-022':
    'The colour of the offense card says which dots count. Blue card: blue dots. Green card: green. Orange card: orange. Purple card: purple and blue together.',
  'PD5-023':
    'You both count those same dot colours, each on your own card. The colour of the defense card and the values of both cards do not matter.',
  'PD5-024': 'The offense wins the duel with at least 1 dot more. If it is equal, the defense wins.',
  'PD5-025': 'If the offense wins, its card stays face up and the lane stays open.',
  'PD5-026':
    'If the defense wins, the offense card is turned face down again and that lane is closed for the rest of the possession.',
  'PD5-027':
    'After the row the defense takes all its cards of that row off the table and lays them aside face down, also those that were not revealed. They do not come back in this possession. The rows of the offense stay where they are.',
  'PD5-028': 'If all four lanes are closed after a row, the defense wins the possession at once.',
  'PD5-029': 'If at least one lane is still open after row 1, 2 or 3, you play the next row.',

  'PD5-030': 'Row 4 is played with the last 2 cards of each stack, for 14 is 4 + 4 + 4 + 2.',
  'PD5-031':
    'The offense goes first: 2 cards, face down, in two different lanes. The colour rule holds, and as many of them as possible must lie in open lanes: 2, or else 1. Which open lanes is up to the offense.',
  'PD5-032':
    'A row 4 card that cannot lie in an open lane goes to the closed lane with the lowest number, where it is dead. If there is no closed lane (possible with a custom deck only), it is set aside.',
  'PD5-033':
    'Then the defense sees which lanes hold a card and lays one of its 2 cards face down opposite each offense card, in any order it likes. Also opposite a dead one. If there is only one offense card (PD5-032), it lays one of the two and sets the other aside.',
  'PD5-034':
    'If neither of the last 2 cards may lie in an open lane, the offense shows them to everybody as proof and the defense wins the possession at once. Nobody lays anything.',
  'PD5-035':
    'The cards in open lanes are revealed and fight their duels as always. If the offense wins at least 1 of them, it wins the possession.',
  'PD5-036':
    'Otherwise the defense wins the possession, even if a lane that got no card in row 4 is still open.',
  'PD5-037':
    'House rule: the leaflet names the colour rule for “the new 4 cards”, and row 4 has only 2. If you agree that it does not hold in row 4, any card may lie in any open lane, and PD5-034 never happens.',

  'PD5-040':
    'Whoever wins the possession, offense or defense, moves 20 yards (two squares) and counts one win.',
  'PD5-041': 'If you have won 5 possessions and the other 3 at most, you win the match at once.',
  'PD5-042':
    'At 5–4 there is an equalising turn: one more possession with swapped roles, for the other can still draw level. It is always the tenth.',
  'PD5-043': 'If the equalising turn makes it 6–4, the player who was ahead wins. The marker stays at 100.',
  'PD5-044': '5–5 is a draw: you both come first. Unless you agreed on overtime (PD5-045).',
  'PD5-045':
    'In overtime you keep taking turns on offense. You play two possessions at a time, always both; whoever then has more wins, wins the match. If it is level, two more follow, and if it is still level after possession 30, it is a draw.',
  'PD5-046':
    'You can agree that the equalising turn is only played if the player who is behind has the offense in it. Otherwise the match ends at 5–4.',

  'PD5-050':
    'With the memory aid on, anybody can look up in the story which cards have been revealed in this possession, and look again at a turned-down card on the table that you have seen. With it off, a card is named only when it is revealed; from the end of the row neither table nor story names a card that lies face down. This is only about what is on display: what you count as knowing and all the rules stay the same.',
};
