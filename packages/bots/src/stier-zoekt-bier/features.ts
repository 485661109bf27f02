import type { OptionFeature } from '../sense.ts';

const feature = <N extends string>(
  name: N,
  nl: string,
  en: string,
): OptionFeature & { readonly name: N } => ({
  name,
  nl,
  en,
});

/** What speaks for an option, by the kind of decision. */
export const optionFeatures = [
  // Stocking beer
  feature('stockGlasses', 'veel glazen in huis haalt', 'brings many glasses into your cellar'),
  feature('stockGain', 'je eigen stieren verder helpt', 'takes your own bulls further'),
  feature('stockMates', 'bij meer van je stieren past', 'suits several of your bulls'),
  feature('stockKind', 'een bod van één soort sterker maakt', 'makes a bid of one kind stronger'),
  feature('stockOffer', 'past bij een stier die te kiezen is', 'suits a bull on offer'),
  feature(
    'stockAlike',
    'van dezelfde soort is als je andere kaart',
    'is of the same kind as your other card',
  ),
  feature('stockOverflow', 'meteen open komt te liggen', 'is laid open at once'),
  feature('stockServed', 'deze ronde nog te serveren is', 'can be served this round'),
  feature('stockDrinker', 'de anderen bier kost', 'costs the others beer'),
  feature('stockLower', 'onderop bewaard blijft voor later', 'keeps for later, lower down'),
  feature('stockRank', 'van een hogere soort is', 'is of a higher kind'),
  feature('stockLate', 'nu nog te gebruiken is', 'can still be used now'),
  feature('stockDenies', 'je buurman een goede kaart niet gunt', 'denies your neighbour a good card'),
  feature('stockNone', 'je kelder ordelijk houdt', 'keeps your cellar in order'),
  // Tapping
  feature('tap', 'een bod doet', 'makes a bid'),
  feature('tapRaises', 'je bod verhoogt', 'raises your bid'),
  feature('tapLeads', 'je bij de hoogste bieders brengt', 'puts you among the highest bidders'),
  feature('tapSafe', 'je kans op een stier vergroot', 'makes a bull likelier'),
  feature('tapGlasses', 'hoog inzet', 'stakes a lot'),
  feature('tapServed', 'bier tapt dat je toch kunt serveren', 'taps beer that you can serve anyway'),
  feature('tapSpilt', 'bier opgeeft dat je later nodig hebt', 'gives away beer that you will need later'),
  feature('tapLate', 'laat in het spel nog een stier zoekt', 'still seeks a bull late in the match'),
  feature('tapPrize', 'op een goede stier uit is', 'is after a good bull'),
  feature('tapFollowers', 'anderen die nog komen voor wil zijn', 'keeps ahead of those who come later'),
  feature('tapEmpties', 'je kelder leegmaakt', 'empties your cellar'),
  feature('tapDrinker', 'de anderen een bier laat afgeven', 'makes the others give a beer'),
  feature('tapUncovers', 'beter bier vrijmaakt', 'uncovers better beer'),
  // Choosing bulls
  feature('bull', 'een stier in je kroeg haalt', 'brings a bull into your pub'),
  feature('bullHope', 'een stier is die veel kan opleveren', 'is a bull who can bring a lot'),
  feature('bullServed', 'een stier is die je meteen kunt bedienen', 'is a bull you can serve at once'),
  feature('bullCellar', 'past bij het bier in je kelder', 'suits the beer in your cellar'),
  feature('bullCrowd', 'een soort is waarvan je er al hebt', 'is of a kind that you already have'),
  feature('bullPairs', 'de punten van een stier verdubbelt', 'doubles the points of a bull'),
  feature('bullDenies', 'hem voor een ander wegkaapt', 'denies him to somebody else'),
  feature('tuck', 'verdubbelt in plaats van uitbreidt', 'doubles instead of growing'),
  feature('tuckGain', 'met verdubbelen punten oplevert', 'scores by doubling'),
  feature('tuckSeparate', 'als aparte stier meer kan worden', 'can become more as a bull of its own'),
  // Serving
  feature('serve', 'bier gebruikt voor het de gootsteen in gaat', 'uses beer before it goes down the sink'),
  feature('serveNow', 'meteen punten oplevert', 'scores at once'),
  feature('serveGain', 'een stier dichter bij zijn punten brengt', 'takes a bull closer to his points'),
  feature('serveWaste', 'glazen verspilt boven het quotum', 'wastes glasses beyond the quota'),
  feature('serveBlocks', 'de plek van beter bier inneemt', 'takes the place of better beer'),
  feature('discard', 'ruimte maakt in de kelder', 'makes room in the cellar'),
  feature('discardWanted', 'bier aflegt dat je nodig hebt', 'discards beer that you need'),
  feature('discardUncovers', 'bier vrijmaakt dat nu te serveren is', 'uncovers beer that can be served now'),
  feature('discardLast', 'in de bonusronde niets meer kost', 'costs nothing in the bonus round'),
  // The Drinker
  feature('giveGlasses', 'veel weggeeft', 'gives much away'),
  feature('giveBid', 'je bod verlaagt', 'lowers your bid'),
  feature('giveGain', 'bier weggeeft dat je kunt serveren', 'gives beer away that you can serve'),
] as const satisfies readonly OptionFeature[];

export const stateFeatures = [
  'points',
  'pointsLate',
  'hope',
  'hopeLate',
  'hopeSoon',
  'hopeFar',
  'cellarUsable',
  'cellarUsableLate',
  'cellarSpare',
  'cellarCards',
  'cellarTop',
  'bulls',
  'pairs',
  'openUsable',
  'bidWins',
  'bidPrize',
  'bierbaas',
] as const;
