import type { RuleId } from '../rule-ids.ts';

/** The rules, one text for each. */
export const rulesNl: Record<RuleId, string> = {
  'SZB-001': 'Stier zoekt Bier speel je met 3, 4 of 5 kroegbazen.',
  'SZB-002': 'Je speelt zeven rondes en dan nog een bonusronde. Daarna worden de punten geteld.',
  'SZB-003':
    'Elke ronde heeft zes fasen, altijd in deze volgorde: Stieren trekken, Bier inslaan, Bier tappen, Stieren kiezen, Bier serveren en Bierbaas wisselen.',
  'SZB-004':
    'Is het aantal glazen gelijk, dan geldt de rangorde: oerbier gaat voor bruinbier, bruinbier voor witbier en witbier voor pils. Met “blond bier” bedoelt het boekje gewoon witbier.',
  'SZB-005':
    'Hoeveel bier je hebt, tel je altijd in glazen: de getallen op de kaarten bij elkaar. Het aantal kaarten telt nooit, behalve bij een gelijke stand (SZB-153).',
  'SZB-006':
    'Een stier drinkt alleen zijn eigen bier: Pietje Pils pils, Bennie Blond witbier, Bruno de Bruyne bruinbier en Ozzy Oerstier oerbier. Iets anders mag je niet bij hem leggen.',
  'SZB-007':
    'Een stier is de punten waard van de hoogste trede die hij met zijn glazen gehaald heeft; onder de eerste trede is dat 0. Treden zijn totalen: je telt ze niet bij elkaar op.',
  'SZB-008':
    'Heeft een stier zijn quotum gehaald, de laatste trede op zijn kaart, dan is hij verzadigd. Daar mag geen bierkaart meer bij. Of wil je hem dronken hebben?',
  'SZB-009':
    'Een bierkaart mag over het quotum heen gaan, als de stier er vóór die kaart maar onder zat. Alle glazen tellen mee bij een gelijke stand (SZB-154).',
  'SZB-010':
    'Bier in je kelder blijft van ronde tot ronde goed. Open bier haalt de volgende ronde nooit: wat na het serveren overblijft, verdwijnt door de gootsteen.',

  'SZB-031':
    'Trek met 3 of 4 spelers 2 stieren van de stapel, met 5 spelers 3 stieren, en leg ze open in het midden van de tafel.',
  'SZB-032':
    'Staat er nog een stier uit een eerdere ronde in het midden, dan blijft die staan en kun je hem naast de nieuwe krijgen. Jullie kunnen ook afspreken dat overgebleven stieren terug in de doos gaan.',
  'SZB-033':
    'Aan het begin van de ronde heeft elke stier en elk paar in elke kroeg weer plek voor één kaart.',

  'SZB-041':
    'Iedereen krijgt zes bierkaarten, gedekt en één voor één, vanaf de bierbaas met de klok mee. Je ziet alleen die van jezelf.',
  'SZB-042': 'Eerste keuze: je kiest precies twee van je zes kaarten en legt ze bij je biervoorraad.',
  'SZB-043': 'De vier kaarten die overblijven, geef je door aan je linkerbuur.',
  'SZB-044':
    'Tweede keuze: van de vier kaarten van je rechterbuur kies je er weer precies twee, en die leg je boven op je voorraad. De rest, gewoonlijk twee, leg je gedekt op de aflegstapel.',
  'SZB-045':
    'Je legt de kaarten één voor één boven op je voorraad. Van de twee die je in één keer kiest, bepaal je zelf de volgorde; de tweede keuze ligt altijd boven de eerste.',
  'SZB-046': 'De volgorde van je voorraad mag je nooit veranderen.',
  'SZB-047':
    'Hoogstens vijf kaarten van je voorraad liggen gedekt: dat is je bierkelder. Is die vol, dan leg je elke volgende kaart meteen open, en die geldt deze ronde als getapt.',
  'SZB-048':
    'Ook met een volle kelder kies je elke keer gewoon twee kaarten. Weigeren of teruggeven kan niet.',
  'SZB-049':
    'Iedereen kiest tegelijk en in het geheim. Verstuurd is verstuurd, maar er wordt pas iets neergelegd, doorgegeven of getoond als iedereen gekozen heeft; dan gaat alles in één keer. Wat er bij de eerste keuze open komt, ziet dus iedereen voordat de tweede begint.',
  'SZB-050':
    'Is de bierstapel tijdens het delen op, dan schud je de aflegstapel tot een nieuwe bierstapel en deel je verder. Gaat de stapel precies met de laatste gedeelde kaart op, dan schud je pas als er weer een kaart nodig is.',
  'SZB-051':
    'Zijn bierstapel en aflegstapel samen te klein om iedereen zes kaarten te geven, dan krijgt iedereen er evenveel. Is er niet eens één kaart per speler, dan slaan jullie Bier inslaan over.\nHet aantal is het totaal gedeeld door het aantal spelers, naar beneden afgerond; de rest blijft in de bierstapel. Bij elke keuze neem je er twee, of alles als je er minder hebt (in Grand Café mag minder ook). Wordt Bier inslaan overgeslagen, dan wordt er niet geschud.',
  'SZB-052':
    'Is er te weinig bier, dan gaat het in het gewone spel zo. Met 5 kaarten kies je er 2, geef je er 3 door, kies je er 2 en leg je er 1 af; met 4 kies je er 2, geef je er 2 door, kies je er 2 en leg je niets af. Met 3 kies je er 2, geef je er 1 door en kies je die ene die je krijgt. Met 2 kaarten neem je ze allebei, met 1 alleen die, en geef je niets door.',

  'SZB-061':
    'De bierbaas tapt als eerste, daarna de anderen met de klok mee. Iedereen heeft per ronde precies één tapbeurt.',
  'SZB-062':
    'In je tapbeurt draai je kaarten uit je kelder open, één voor één, van boven naar beneden, zoveel je wilt. Je beurt is voorbij als je stopt of als je kelder leeg is.',
  'SZB-063': 'Voor elke kaart mag je eerst even naar de bovenste van je kelder kijken, en alleen naar die.',
  'SZB-064': 'Niets tappen mag ook: dan pas je.',
  'SZB-065': 'Je mag in één beurt verschillende soorten bier tappen.',
  'SZB-066': 'Je mag minder tappen dan de spelers voor je, evenveel of meer. Overbieden hoeft niet.',
  'SZB-067':
    'Getapt is getapt! Een kaart die open ligt, blijft open, en na je beurt komt er niets meer bij en gaat er niets terug.',
  'SZB-068':
    'Bier dat je bij het inslaan al open moest leggen, hoort bij wat je getapt hebt, ook als je past.',
  'SZB-069':
    'Je bod is het grootste aantal glazen van één soort in je open bier. Heb je van twee soorten evenveel, dan telt de soort die het hoogst in rang is; de andere soorten tellen niet mee.',
  'SZB-070': 'Heb je geen open bier, dan is je bod 0.',

  'SZB-081':
    'Alle spelers met een bod boven 0 komen op volgorde te staan: wie de meeste glazen heeft, staat voorop. Bij evenveel glazen telt de rang van het bier. Is ook dat gelijk, dan gaat voor wie met de klok mee het dichtst bij de bierbaas van deze ronde zit, de bierbaas zelf als eerste.',
  'SZB-082':
    'In die volgorde mag iedereen één stier uit het midden open in de eigen kroeg zetten, tot er deze ronde 2 stieren weg zijn (3 of 4 spelers) of 3 stieren (5 spelers).',
  'SZB-083': 'Je neemt per ronde hoogstens één stier.',
  'SZB-084':
    'Een stier nemen mag, het hoeft niet. Bedank je, dan wordt de volgende in de volgorde gevraagd. Niemand wordt in een ronde twee keer gevraagd.',
  'SZB-085': 'Is je bod 0, dan krijg je nooit een stier, ook niet als er stieren over zijn.',
  'SZB-086':
    'Stieren die niemand neemt, blijven in het midden (SZB-032). Staan er daardoor meer, dan gaan er toch niet meer dan 2 per ronde weg (met 5 spelers 3).',
  'SZB-087':
    'Zet je een nieuwe stier apart aan de toog, dan heeft hij meteen plek voor één kaart. Je mag hem deze ronde al bier serveren.',

  'SZB-101':
    'Heb je al een stier van dezelfde soort die nog geen maat heeft, dan kies je meteen: je zet de nieuwe apart aan de toog, of je schuift hem onder zo’n soortgenoot en laat ze samen drinken.',
  'SZB-102':
    'Later kun je daar niet op terugkomen: losse stieren breng je nooit meer bij elkaar, en een paar haal je nooit uit elkaar.',
  'SZB-103':
    'Een paar is precies twee stieren. Een derde van die soort kan er niet bij, maar mag wel een paar vormen met een andere stier van die soort die nog alleen zit.',
  'SZB-104':
    'De stier die er al zat, ligt boven. Alleen zijn treden en zijn quotum tellen; wat er op de onderste stier staat, doet niet mee.',
  'SZB-105':
    'Een paar levert twee keer de punten van de bovenste stier op. Het bier dat er al stond voordat ze samen dronken, telt ook mee.',
  'SZB-106':
    'De aangeschoven stier is voor het paar de kaart van deze ronde: er mag deze ronde geen bier meer bij.',
  'SZB-107': 'Een paar drinkt als één stier: samen krijgen ze één kaart per ronde.',
  'SZB-108':
    'Onder een verzadigde stier mag je ook een soortgenoot schuiven. Verzadigd wil alleen zeggen dat er geen bierkaart meer bij mag.',

  'SZB-111':
    'Bij het serveren doet iedereen om de beurt alles achter elkaar: eerst het getapte bier, dan de kelder. De bierbaas van deze ronde begint, en het gaat met de klok mee.',
  'SZB-112':
    'Eerst het getapte bier: je mag open bierkaarten bij je eigen stieren leggen. Het moet hun soort bier zijn, de stier mag nog niet verzadigd zijn en hij moet deze ronde nog plek hebben.',
  'SZB-113':
    'Elke stier en elk paar krijgt per ronde één kaart, waar die ook vandaan komt. Getapt bier, bier uit de kelder en een aangeschoven stier zijn samen dus hoogstens één kaart. Je wilt ze toch niet dronken voeren?',
  'SZB-114':
    'Verschillende stieren mogen in dezelfde ronde elk een kaart krijgen, ook als ze van dezelfde soort zijn.',
  'SZB-115':
    'Serveren is nooit verplicht. Je kiest zelf welke open kaart waar komt, en je mag open bier laten staan.',
  'SZB-116':
    'Ben je klaar met je getapte bier, dan gaat alles wat je niet geserveerd hebt open op de aflegstapel. Doodgeslagen, door de gootsteen ermee.',
  'SZB-117':
    'Pas daarna mag je je kelder in. Je mag de bovenste kaart bekijken en kiest dan: serveren (zoals in SZB-112 en SZB-113), afleggen of stoppen. Na serveren of afleggen doe je hetzelfde met de volgende, tot je stopt of de kelder leeg is.',
  'SZB-118':
    'Wat je uit je kelder serveert of aflegt, krijgt iedereen te zien. Een kaart die je bekijkt en laat liggen, blijft geheim.',
  'SZB-119':
    'Een kaart uit je kelder afleggen mag altijd, ook als je hem had kunnen serveren en ook als je nog geen enkele stier hebt.',

  'SZB-131':
    'Wie vooraan stond in de volgorde van SZB-081, krijgt de bierbaas, ook wie voor een stier bedankte. Hij kan dus ook blijven liggen waar hij lag.',
  'SZB-132': 'Had niemand een bod boven 0, dan blijft de bierbaas waar hij is.',
  'SZB-133': 'Daarna begint de volgende ronde met Stieren trekken. Na ronde 7 begint de bonusronde.',

  'SZB-141':
    'In de bonusronde komen er geen nieuwe stieren, wordt er geen bier gedeeld en tapt niemand. Elke stier en elk paar heeft weer plek voor één kaart.',
  'SZB-142':
    'Iedereen gaat nog één keer de kelder in (SZB-117, SZB-118 en SZB-119). Wie na ronde 7 de bierbaas heeft, begint, en het gaat met de klok mee.',
  'SZB-143': 'Ook een paar dat je in ronde 7 vormde, mag in de bonusronde bier krijgen.',
  'SZB-144':
    'Daarna is het spel afgelopen. Bier dat nog in de kelder ligt en stieren die nog in het midden staan, leveren geen punten op.',
  'SZB-151': 'Je score is de som van de punten van al je stieren (SZB-007); een paar telt dubbel (SZB-105).',
  'SZB-152': 'Wie de meeste punten heeft, wint.',
  'SZB-153':
    'Gelijk? Dan wint wie de meeste bierkaarten heeft, bij de stieren en in de kelder samen. Jullie kunnen ook afspreken alleen de kaarten bij de stieren te tellen. De 1,5 meter Drinker is geen bierkaart.',
  'SZB-154': 'Nog steeds gelijk? Dan wint wie de meeste glazen bij de stieren heeft staan.',
  'SZB-155':
    'Is het dan nog gelijk, dan delen jullie de overwinning. Ook de plaatsen daarna worden zo bepaald: eerst punten, dan bierkaarten, dan glazen. Wie in alle drie gelijk is, deelt een plaats.',

  'SZB-161': 'In Grand Café gelden alle gewone regels, op de volgende veranderingen na.',
  'SZB-162':
    'Bij de eerste en bij de tweede keuze leg je 0, 1 of 2 kaarten bij je voorraad. Wat na de eerste keuze overblijft, geef je door naar links (van je zes kaarten dus 4 tot 6); wat na de tweede overblijft, leg je af. Bij de tweede keuze heeft dus niet iedereen evenveel kaarten.',
  'SZB-163':
    'Je tapt per ronde hoogstens één soort bier, en bier dat je bij het inslaan open moet leggen, telt daarbij mee. Kaarten kiezen waardoor er een tweede soort open komt te liggen, mag niet.',
  'SZB-164':
    'De eerste bierkaart die je in een ronde openlegt of opendraait, bepaalt je soort voor die ronde. Een kaart van een andere soort kun je niet tappen, en wat daaronder ligt deze ronde dus ook niet.',
  'SZB-165':
    'Kun je de bovenste kaart uit je kelder nu serveren – goede soort, stier nog niet verzadigd en nog plek –, dan mag je hem serveren of stoppen. Afleggen mag je hem niet.',
  'SZB-166':
    'Kun je de bovenste kaart uit je kelder niet serveren, dan mag je die ene kaart afleggen of stoppen. Leg je hem af, dan is je beurt onmiddellijk voorbij.',
  'SZB-167':
    'Zo gaat het ook in de bonusronde (SZB-165 en SZB-166). Voor het getapte bier verandert er niets.',

  'SZB-171':
    'De 1,5 meter Drinker wordt tussen het bier geschud, en aan de achterkant zie je geen verschil. Hij wordt gedeeld, gekozen, doorgegeven, gestapeld, afgelegd en weer geschud als een bierkaart. Hij telt mee voor de vijf kaarten in je kelder, en als kaart bij SZB-050, SZB-051 en SZB-052.',
  'SZB-172':
    'Bier is hij niet: hij heeft geen soort en geen waarde, voegt niets toe aan je bod en is niet te serveren. In Grand Café bepaalt hij ook je soort niet.',
  'SZB-173':
    'Draai je hem in je tapbeurt open, dan moet iedere andere speler die op dat moment open bier heeft, één open bierkaart aan de Drinker geven. De gever kiest zelf welke.',
  'SZB-174':
    'Het geven gaat met de klok mee, vanaf de linkerbuur van wie hem opendraaide. Heb je geen open bier, dan geef je niets en ben je later ook niets schuldig (of toch: SZB-181).',
  'SZB-175':
    'Een gegeven kaart telt meteen niet meer mee in het bod van de gever. De kaart ligt bij de Drinker, telt voor niemand en kan door niemand meer geserveerd worden.',
  'SZB-176': 'Heeft iedereen gegeven, dan gaat de tapbeurt gewoon verder: je mag nog meer tappen of stoppen.',
  'SZB-177':
    'Aan het eind van Bierbaas wisselen gaan de Drinker en alle kaarten die hij kreeg naar de aflegstapel.',
  'SZB-178':
    'Moet je de Drinker al bij het inslaan openleggen, dan doet hij niets. Hij blijft liggen tot SZB-177 en is geen open bier: je kunt hem niet weggeven of serveren en hij gaat na het serveren niet door de gootsteen. In je tapbeurt speelt hij geen rol.',
  'SZB-179':
    'Ligt hij bij het serveren of in de bonusronde boven in je kelder, dan kun je hem alleen afleggen of laten liggen. In Grand Café geldt daarbij SZB-166.',
  'SZB-180':
    'Ligt in Grand Café je soort eenmaal vast (SZB-164), dan blijft dat zo, ook als je de kaarten aan de Drinker hebt gegeven.',
  'SZB-181':
    'Huisregel: het boekje zegt dat iedere andere speler een getapte bierkaart moet geven. Spreek je dat zo af, dan is wie nog geen open bier heeft en deze ronde nog moet tappen de Drinker de eerste bierkaart schuldig die hij tapt. Die gaat meteen naar de Drinker, ook als het de enige is; wie niets tapt, geeft niets. Is de ronde om, dan ook de schuld.',

  'SZB-191':
    'Spreek je af dat de Allesdrinker wordt meegeschud, dan zit hij bij de 24 stieren voordat je er 14 (met 5 spelers 21) overhoudt; het kan dus zijn dat hij er niet bij is. Doet hij zeker mee, dan houd je 13 (met 5 spelers 20) van de 24 stieren over, doet hem erbij en schudt.',
  'SZB-192':
    'Je neemt de Allesdrinker zoals elke stier. Hij drinkt alles door elkaar: je mag hem bier van elke soort geven, één kaart per ronde.',
  'SZB-193':
    'Onder de 25 glazen is hij 0 punten waard. Vanaf 25 glazen levert hij de punten op zijn kaart op (bij ons 10, bij Mijn kaarten wat je invulde) en is hij verzadigd.',
  'SZB-194':
    'De Allesdrinker is een soort op zich: je kunt hem niet onder een andere stier schuiven, en geen andere stier onder hem.',

  'SZB-201':
    'Mag je de bovenste kaart bekijken (SZB-063, SZB-117), dan zie je hem vanzelf zodra jij moet kiezen. Je hoeft daar niets voor te doen en de anderen horen er niets van. Op een gedeeld scherm verschijnt hij pas nadat het scherm aan jou is doorgegeven.',
  'SZB-202':
    'De tafel kiest alleen voor je als er maar één mogelijkheid is en iedereen kan zien waarom. Komt het door kaarten die de anderen niet zien, dan krijg je de vraag toch. Dat gebeurt in Grand Café: bij het tappen als je bovenste kaart van een andere soort is (je kunt alleen stoppen), en bij het inslaan als je alleen niets mag nemen (je soort ligt vast, je kelder is vol en je hebt die soort niet in de hand).',
  'SZB-203':
    'Terugnemen kan niet meer als een keuze verstuurd is, een kaart getoond is of een verborgen kaart bekeken is. Ben je klaar met je getapte bier, of gaat dat vanzelf, dan staat dat dus vast zodra je een kaart uit je kelder te zien krijgt. Dat is ook zo met het geheugensteuntje.',
  'SZB-204':
    'Is je tijd om of ben je er niet, dan speelt de tafel heel braaf voor je. Je slaat de eerste twee kaarten uit je hand in, stopt met tappen en neemt de stier die het eerst in het midden kwam. Je serveert geen getapt bier en stopt bij de kelder.\nDe eerste kaart komt onderop; heb je er nog maar één, dan is het die. De hand ligt in de volgorde van het delen, ook na het doorgeven. In Grand Café sla je niets in. De stier zet je apart. Aan de Drinker geef je de laagste waarde, en bij gelijke waarde de laagste in rang.',
  'SZB-205':
    'Doorgegeven kaarten volg je niet meer. Ligt de tweede keuze er, dan weet alleen wie koos welke van die kaarten gedekt in de kelder kwam en welke op de aflegstapel. Wie ze doorgaf, weet nog dat precies deze kaarten, min wat open ligt, over precies die plekken verdeeld zijn, en meer niet.',
  'SZB-206':
    'Wordt er geschud, dan weet niemand meer waar die kaarten liggen. Welke er in de nieuwe stapel zitten, weet je nog wel als je ze hebt zien afleggen.',
  'SZB-207':
    'Weten is iets anders dan laten zien. Van je eigen kelder weet je elke kaart en zijn plek, want je hebt hem zelf gekozen en neergelegd; daar mogen computers, tips en doorgerekende potjes van uitgaan. Hoeveel daarvan je scherm en je verhaal laten zien, spreken jullie af: alleen de bovenste kaart, of als geheugensteuntje de hele kelder.',
  'SZB-220':
    'Je mag de kaarten uit je eigen doosje invullen: precies 24 stieren en precies 80 bieren, van elke soort minstens één; anders kun je er niet mee spelen. Een stier heeft 1 tot 6 treden, met glazen en punten in hele getallen van 1 tot 99 die steeds oplopen; een bier heeft waarde 1 tot 5. Ook de punten van de Allesdrinker (1 tot 99) mag je invullen.\nIs pils niet het meest voorradig of oerbier niet het schaarst, dan krijg je alleen een waarschuwing. Stieren krijgen per soort een nummer en bieren per soort en waarde een letter (a tot en met z, dan aa en zo verder), in de volgorde van invullen. Bij de getallen staat dat je ze zelf hebt ingevuld.',
};
