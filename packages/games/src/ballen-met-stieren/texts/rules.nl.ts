import type { RuleId } from '../rule-ids.ts';

/** The rules, one text for each. */
export const rulesNl: Record<RuleId, string> = {
  'BMS-001':
    'Ballen met Stieren speel je met precies twee coaches: de een heeft Team Oranje, de ander Team Wit.',
  'BMS-002': 'Wie de Koeien Cup heeft, is de aanvaller. De ander is de verdediger en verdedigt altijd.',
  'BMS-003':
    'Jullie vallen strikt om de beurt aan. Na elke aanval gaat de Cup naar de ander, wat er ook gebeurd is.',
  'BMS-004':
    'In een aanval kan alleen de aanvaller scoren. Met Counter kan de verdediger tóch een doelpunt maken.',
  'BMS-005': 'Een doelpunt is precies 1 erbij voor wie het maakt. De stand is voor iedereen te zien.',

  'BMS-010': 'Je kiest precies 11 van je 16 stieren: je Basis-elf.',
  'BMS-011': 'Jullie kiezen tegelijk, en je tegenstander krijgt je keuze nooit te zien.',
  'BMS-012':
    'De stieren die je niet kiest, zitten op je reservehekje: een gedekte, geschudde stapel. Je weet wie er zitten, maar niet in welke volgorde. Met een huisregel komen er ook stieren bij die al gespeeld zijn.',
  'BMS-013': 'Je Basis-elf wordt geschud en vormt je stierenstapel.',
  'BMS-014':
    'Draften gaat zo: je krijgt 3 actiekaarten, houdt er 1 en legt die gedekt voor je neer. De andere 2 ruilen jullie met elkaar. Daarvan houd je er weer 1, en de laatste 1 leg je af.',
  'BMS-015': 'Jullie draften precies vier keer. Ieder houdt zo 8 kaarten over, en 8 kaarten zijn afgelegd.',
  'BMS-016': 'In elke helft van een draft kiezen jullie tegelijk en zonder het van elkaar te zien.',
  'BMS-017':
    'Wat er bij het draften overblijft, gaat gedekt weg. Alleen wie een kaart aflegde, weet zeker welke het was.',
  'BMS-018': 'Daarna krijgt ieder nog 3 actiekaarten van de stapel. Niemand bekijkt ze, jijzelf ook niet.',
  'BMS-019': 'Je 11 actiekaarten worden geschud en vormen je eigen actiestapel.',
  'BMS-020': 'De 8 actiekaarten die niet gedeeld zijn, blijven ongezien buiten de wedstrijd.',
  'BMS-021': 'Je begint met 3 kaarten van je stierenstapel en 3 van je actiestapel in de hand.',
  'BMS-022': 'De coach die thuis speelt, valt als eerste aan.',
  'BMS-023':
    'Spelen jullie allebei thuis, of geen van beiden, dan trekken jullie om de beurt een dobbelkaart (BMS-240). De hoogste valt als eerste aan; bij gelijk trekken jullie allebei opnieuw.',
  'BMS-024':
    'De Drag Queen en de 1,5 meter Drinker doen in dit spel nooit mee. Ze horen bij Stieren Versieren en Stier zoekt Bier.',

  'BMS-030': 'Een aanval begint zo: de aanvaller legt één stier uit zijn hand open in het weiland. Dat moet.',
  'BMS-031': 'De aanvaller mag er één actiekaart gedekt bij leggen, of geen.',
  'BMS-032':
    'Dan is de verdediger aan zet. Die ziet de aanvallende stier en of er een gedekte kaart bij ligt, en legt één stier uit zijn hand open neer. Dat moet.',
  'BMS-033': 'De verdediger mag er één actiekaart gedekt bij leggen, of geen.',
  'BMS-034':
    'Je mag elke actiekaart neerleggen, welk symbool er ook op staat. Het symbool bepaalt alleen of je hem kunt inzetten. Een kaart die je niet kunt inzetten, is gewoon bluf.',
  'BMS-035': 'Een rode kaart en een kaart die door Sabotage vastligt, kun je niet neerleggen en niet spelen.',
  'BMS-036':
    'Nu bepaalt de aanvaller of hij zijn neergelegde actiekaart inzet. Inzetten is: de kaart open leggen en dan uitvoeren.',
  'BMS-037':
    'De actie van de aanvaller wordt vóór die van de verdediger uitgevoerd, tenzij de kaart iets anders zegt. Dat is zo bij Koeienvlaai, Eerlijk spel, Hoef van God, Counter en Wissel.',
  'BMS-038':
    'Daarna bepaalt de verdediger of hij zijn neergelegde actiekaart inzet. De actie van de aanvaller is dan helemaal afgehandeld, dus hij weet hoe die afliep.',
  'BMS-039':
    'Zet je je kaart niet in, dan blijft dat zo voor deze poging. Alleen Eerlijk spel en Counter wachten op hun eigen moment.',
  'BMS-040': 'Dan blijkt of er gescoord is of niet, en wordt de stand bijgewerkt.',
  'BMS-041':
    'Alle stieren en alle actiekaarten in het weiland worden afgelegd, ook actiekaarten die wel zijn neergelegd maar niet ingezet.',
  'BMS-042':
    'Kaarten die zijn ingezet of opgeofferd, gaan open weg; wat niet is ingezet, gaat gedekt weg, en alleen de eigenaar weet wat het was. Jullie actiekaarten gaan op één gezamenlijke aflegstapel, stieren open op de aflegstapel van hun coach. Alleen wat je bij een te volle hand aflegt, gaat gedekt.',
  'BMS-043':
    'Wat afgelegd is, komt niet terug: geen stapel stieren of acties wordt ooit opnieuw geschud uit de aflegstapel. Met een huisregel gaan afgelegde stieren wel naar het reservehekje.',
  'BMS-044':
    'Jullie vullen allebei je hand weer aan tot zes kaarten. Je bepaalt zelf hoeveel er van je stierenstapel komen en hoeveel van je actiestapel.',
  'BMS-045': 'Die verdeling kies je voordat je een nieuwe kaart ziet. Jullie kiezen tegelijk.',
  'BMS-046':
    'Je moet aanvullen zover je twee stapels het toelaten. Heeft de ene te weinig kaarten, dan komt de rest van de andere.',
  'BMS-047':
    'Na het aanvullen hoor je minstens één stier in de hand te hebben, anders kun je niet aanvallen of verdedigen. De tafel biedt alleen verdelingen aan waarmee dat lukt, als er zo een is.',
  'BMS-048': 'Rode kaarten in je hand en kaarten die door Sabotage vastliggen, tellen mee voor de zes.',
  'BMS-049':
    'De grens van zes telt alleen bij het aanvullen. Heb je er dan meer, dan leg je eerst kaarten naar keuze uit je hand gedekt af, tot je er zes hebt of alleen nog rode over zijn. Rode kaarten leg je nooit af, en je laatste stier niet zolang je nog een andere kaart kunt afleggen.',
  'BMS-050': 'Tot slot gaat de Cup naar de andere coach.',
  'BMS-051':
    'Heb je als aanvaller geen stier in de hand, dan vervalt je aanval. Was het de laatste, dan is de wedstrijd afgelopen; anders vullen jullie meteen aan.',
  'BMS-052':
    'Heb je als verdediger geen stier in de hand, dan leg je in deze aanval of vrije trap geen stier en ook geen actiekaart neer.',
  'BMS-053':
    'Raakt de aanvaller zijn stier kwijt door Koeienvlaai of De Spuger en heeft hij geen stier in de hand om hem te vervangen, dan wordt de aanval gestaakt. Er is geen doelpunt, alle stappen tot en met Counter vervallen en kaarten die nog niet zijn ingezet, blijven ongebruikt. Daarna wordt er opgeruimd, tenzij dit de laatste aanval was.',
  'BMS-054':
    'Heb je bij het aanvullen geen stier in de hand en geen plaats vrij, maar wel stieren in je stapel en een actiekaart in de hand, dan leg je één actiekaart naar keuze gedekt af. Op die plaats komt een stier.',

  'BMS-060': 'Is de aanvalswaarde hoger dan de verdedigingswaarde, dan is het een doelpunt.',
  'BMS-061': 'Is de verdedigingswaarde hoger dan de aanvalswaarde, dan is de doelpoging afgeslagen.',
  'BMS-062': 'Zijn aanvalswaarde en verdedigingswaarde gelijk, dan beslist de VAR: trek een VAR-kaart.',
  'BMS-063':
    'Loop dit rijtje af: wat het eerst klopt, beslist. Een vast doelpunt (BMS-065) is een doelpunt, en een geslaagde Hoef van God ook (of Kanonskogel, BMS-111c). Dan geldt een uitspraak (BMS-064). Staat er geen verdedigende stier, dan is het een doelpunt. Anders vergelijk je de waarden (BMS-060, BMS-061); zijn die gelijk, dan kijk je naar de specialiteiten (BMS-251, BMS-252) en anders beslist de VAR (BMS-062).',
  'BMS-064':
    'Een uitspraak is een uitdrukkelijk “doelpunt” of “geen doelpunt” van een actie-, scheidsrechter- of VAR-kaart. Ze is voorlopig tot de uitslag bepaald wordt: een latere uitspraak in dezelfde poging vervangt een eerdere.',
  'BMS-065':
    'Een vast doelpunt (Kanonskogel, of goedgekeurd volgens BMS-208) is niet meer ongedaan te maken: latere uitspraken, andere waarden en stieren die het weiland verlaten, tellen niet meer. Vrije trappen en penalty’s worden niet genomen. Gele en rode kaarten, VAR-kaarten trekken en schudden gaan wel gewoon door.',
  'BMS-066':
    'Geeft een VAR-kaart die bij gelijke waarden getrokken is, geen uitspraak, geen vrije trap en geen penalty, dan is het geen doelpunt. Dat kan alleen met eigen getallen.',
  'BMS-067':
    'De aanvalswaarde is wat er op de kaart van de stier staat, met wat hij erbij kreeg of verloor, min 1 voor elke Modderpoel naast zijn coach, plus zijn specialiteit. De verdedigingswaarde is wat er op zijn kaart staat, met wat hij erbij kreeg of verloor, plus zijn specialiteit. Er is geen grens naar boven of beneden; onder nul kan ook.',
  'BMS-068':
    'Wat een stier erbij krijgt of verliest, hoort bij die stier. Het is voorbij als hij het weiland verlaat, als de aanval eindigt en als een vrije trap of penalty de poging vervangt. Een stier die erin komt, begint blanco.',

  'BMS-070': 'Een actiekaart met een schildje kan alleen de verdediger inzetten.',
  'BMS-071': 'Een actiekaart met twee hoorns kan alleen de aanvaller inzetten.',
  'BMS-072': 'Een actiekaart zonder symbool kun je als aanvaller en als verdediger inzetten.',
  'BMS-073':
    'Elke coach heeft per poging hoogstens één actiekaart. Bij elke vrije trap mag ieder weer een nieuwe, bij een penalty geen.',
  'BMS-074':
    'Een ingezette kaart voer je helemaal uit, in de volgorde van de tekst en zover het kan. Wat niet kan, sla je over. Alleen waar “mag” staat, mag je ervan afzien.',
  'BMS-075': 'Je mag een kaart ook inzetten als er niets door verandert.',
  'BMS-076':
    'Zet je een actiekaart in en heeft je tegenstander nog een neergelegde kaart die niet is ingezet, dan krijgt hij eerst de kans om te reageren, nog voor elke dobbelkaart, keuze of uitwerking. Is zijn kaart Eerlijk spel, dan mag hij die inzetten; anders kan hij alleen passen.',

  'BMS-101': 'Bodycheck: de stier van je tegenstander krijgt −3 aanvalskracht, en jij krijgt een gele kaart.',
  'BMS-101a': 'Bodycheck: de stier van je tegenstander in het weiland krijgt −3 aanvalskracht.',
  'BMS-101b':
    'Bodycheck: daarna krijg je een gele kaart, ook als er geen stier stond of als die er geen last van had.',
  'BMS-102':
    'Cheerleader Bertha: je tegenstander moet zijn stier in het weiland verwisselen met een stier uit zijn hand.',
  'BMS-102a':
    'Cheerleader Bertha: je tegenstander moet zijn stier in het weiland verwisselen met een stier uit zijn hand. Hij kiest welke, en de oude stier gaat naar zijn hand.',
  'BMS-102b':
    'Cheerleader Bertha: heeft je tegenstander geen stier in het weiland of geen stier in de hand, dan gebeurt er niets.',
  'BMS-103':
    'Counter: na de doelpoging van je tegenstander probeer je zelf te scoren. Is jouw aanvalswaarde hoger dan zijn verdedigingswaarde, dan pak je een dobbelkaart en is 5 of 6 een doelpunt.',
  'BMS-103a':
    'Counter zet je alleen in nadat de uitslag van de aanval bekend is, of er nu gescoord is of niet. De wedstrijd mag nog niet voorbij zijn en je moet nog een stier in het weiland hebben.',
  'BMS-103b':
    'Counter: is de aanvalswaarde van jouw stier in het weiland hoger dan de verdedigingswaarde van die van je tegenstander (geen stier telt als 0), dan pak je een dobbelkaart. Bij 1 tot en met 4 gebeurt er niets, bij 5 of 6 is het een doelpunt voor jou. Is jouw waarde niet hoger, dan gebeurt er niets.',
  'BMS-103c':
    'Counter: alles wat de stieren op dat moment erbij kregen of verloren, telt mee. Een Modderpoel naast jou verlaagt je aanvalswaarde.',
  'BMS-104': 'Doorgestoken kaart: je krijgt een vrije trap (BMS-210).',
  'BMS-105': 'Eerlijk spel: de actiekaart die je tegenstander net inzet, heeft geen effect.',
  'BMS-105a':
    'Eerlijk spel zet je alleen in op het moment dat je tegenstander een actiekaart inzet (BMS-076), en het werkt direct. Zijn kaart doet dan helemaal niets, ook een gele of rode kaart die hij ervoor zou krijgen vervalt.',
  'BMS-105b':
    'Eerlijk spel heft alleen de actiekaart op die net in deze aanval is ingezet. Geen Modderpoel die er al ligt, geen Sabotage van eerder, geen specialiteit en niet De Spuger.',
  'BMS-105c':
    'Een kaart die door Eerlijk spel is opgeheven, geldt als ingezet. Een opgeheven Modderpoel wordt afgelegd.',
  'BMS-106':
    'Gluren bij de buren: je bekijkt, alleen jij, alle kaarten in de hand van je tegenstander. Kaarten die neergelegd zijn, vastliggen of in een stapel zitten, zie je niet.',
  'BMS-107':
    'Hands: pak een dobbelkaart. Bij 1 of 2 zag de scheidsrechter niks: uitspraak geen doelpunt. Bij 3 tot en met 5 trek je een VAR-kaart. Bij 6 krijg je een rode kaart, en daarna is de uitspraak doelpunt.',
  'BMS-108':
    'Hoef van God: scheelt het na de actie van de verdediger 3 of meer tussen aanvalswaarde en verdedigingswaarde, dan scoor je altijd.',
  'BMS-108a':
    'Hoef van God wordt uitgevoerd na de actie van de verdediger, als de uitslag bepaald wordt. Schelen aanvalswaarde en verdedigingswaarde dan 3 of meer, dan scoor je, welke uitspraak er ook ligt.',
  'BMS-108b':
    'Hoef van God: het gaat om het verschil naar beide kanten, dus ook als de verdedigingswaarde 3 of meer hoger is. Jullie kunnen afspreken dat het alleen telt als de aanvalswaarde hoger is.',
  'BMS-108c':
    'Hoef van God mislukt als er geen aanvallende stier in het weiland staat. Staat er geen verdedigende stier, dan telt de verdedigingswaarde als 0. Komt er door de actie van de verdediger een vrije trap of penalty, dan gaat de kaart weg zonder iets te doen.',
  'BMS-109':
    'Hooli-gans: pak een dobbelkaart. Bij 1 of 2 grijpt de scheidsrechter in: trek een scheidsrechterkaart. Bij 3 of 4 is de uitspraak geen doelpunt, bij 5 of 6 doelpunt voor de aanvaller, ook als de verdediger de kaart inzette.',
  'BMS-110': 'Joelende koeien: jouw stier in het weiland krijgt +2 aanvalskracht.',
  'BMS-111':
    'Kanonskogel: is het verschil tussen aanvalswaarde en verdedigingswaarde 0 of 1, dan scoort de aanvaller altijd.',
  'BMS-111a':
    'Kanonskogel werkt zodra de aanvaller hem inzet. Is het verschil tussen aanvalswaarde en verdedigingswaarde dan 0 of 1, naar welke kant ook, dan staat het doelpunt vast (BMS-065).',
  'BMS-111b':
    'Kanonskogel: is het verschil op dat moment 2 of meer, dan doet de kaart niets, ook niet als de verdediger de waarden later verandert. Zonder verdedigende stier doet hij ook niets; dan is het toch al een doelpunt (BMS-063).',
  'BMS-111c':
    'Kanonskogel: jullie kunnen afspreken dat er bij de uitslag naar het verschil gekeken wordt, na de actie van de verdediger. Is het dan 0 of 1 en staan beide stieren er, dan scoort de aanvaller, welke uitspraak er ook ligt. Komt er een vrije trap of penalty, dan gaat de kaart weg zonder iets te doen.',
  'BMS-112':
    'Koeienvlaai: pak vóór de actie van de aanvaller een dobbelkaart. Bij 3 tot en met 6 glijdt zijn stier uit, en moet hij een andere uit zijn hand spelen.',
  'BMS-112a':
    'Koeienvlaai zet je alleen in op het moment dat je hem als verdediger neerlegt, ook bij een vrije trap. Hij werkt dus vóór de actie van de aanvaller.',
  'BMS-112b':
    'Koeienvlaai: bij 1 of 2 is de vlaai ontweken en gebeurt er niets. Bij 3 tot en met 6 legt de aanvaller zijn stier in het weiland af en speelt hij een andere naar keuze uit zijn hand; zijn neergelegde actiekaart blijft liggen. Heeft hij geen andere stier, dan geldt BMS-053.',
  'BMS-113': 'Kopstoot: je schakelt de stier van je tegenstander uit, maar krijgt zelf een rode kaart.',
  'BMS-113a':
    'Kopstoot: de stier van je tegenstander in het weiland is uitgeschakeld en wordt meteen afgelegd. Zijn kant blijft leeg tot de poging voorbij is; een vrije trap of penalty daarna begint gewoon weer vanuit de hand. Was het de stier van de aanvaller, dan is de uitspraak geen doelpunt.',
  'BMS-113b': 'Kopstoot: daarna krijg je een rode kaart, ook als er geen stier was om uit te schakelen.',
  'BMS-114': 'Krachtvoer: jouw stier in het weiland krijgt +2 verdedigingskracht.',
  'BMS-115': 'Matchfixing: je bekijkt de bovenste twee VAR-kaarten en legt ze terug zoals jij wilt.',
  'BMS-115a':
    'Matchfixing: je bekijkt, alleen jij, de bovenste twee VAR-kaarten en legt ze terug in de volgorde die je kiest.',
  'BMS-115b':
    'Matchfixing: ligt er nog maar één VAR-kaart, dan bekijk je die. Ligt er geen, dan worden eerst de afgelegde VAR-kaarten tot een nieuwe stapel geschud.',
  'BMS-116':
    'Modderpoel: leg deze kaart naast het weiland van je tegenstander. Zolang hij daar ligt, hebben zijn aanvallers −1 aanvalskracht.',
  'BMS-116a':
    'Modderpoel komt naast het weiland van je tegenstander en blijft daar, ook als de andere kaarten worden afgelegd. Vanaf dat moment hebben zijn stieren −1 aanvalskracht als ze aanvallen.',
  'BMS-116b':
    'Modderpoel telt bij gewone aanvallen, vrije trappen en penalty’s, en voor de aanvalswaarde bij een Counter. Liggen er meer, dan tellen ze allemaal.',
  'BMS-116c':
    'Modderpoel naast je? Op het moment dat jij je neergelegde actiekaart zou inzetten, mag je hem in plaats daarvan opofferen, welk symbool hij ook heeft. Eén Modderpoel wordt dan meteen afgelegd; de opgeofferde kaart wordt getoond en doet niets.',
  'BMS-116d': 'Op het opofferen van een kaart voor een Modderpoel kan niemand reageren.',
  'BMS-117': 'Nieuwe hoefijzers: jouw stier in het weiland krijgt +1 aanvalskracht en +1 verdedigingskracht.',
  'BMS-118':
    'Sabotage: twee blind getrokken kaarten uit de hand van je tegenstander liggen vast tot het einde van de volgende aanval.',
  'BMS-118a':
    'Sabotage: twee willekeurige kaarten uit de hand van je tegenstander worden gedekt op tafel gelegd en liggen vast. Rode kaarten tellen daarbij niet. Heeft hij er minder, dan zijn het er zoveel als hij heeft.',
  'BMS-118b':
    'Sabotage: tot het einde van de volgende aanval kan hij die kaarten niet gebruiken. Dan komen ze terug in zijn hand, vlak voordat hij aanvult.',
  'BMS-118c':
    'Sabotage: zolang de kaarten vastliggen, tellen ze mee voor de zes. Hij vult dus aan tot hoogstens vier andere, en met rode kaarten tot nog minder.',
  'BMS-119': 'Schwalbe: trek een scheidsrechterkaart.',
  'BMS-120':
    'Sliding: pak een dobbelkaart. Bij 1 of 2 is de uitspraak geen doelpunt. Bij 3 tot en met 5 gebeurt er niets. Bij 6 ook niets, behalve dat jij een rode kaart krijgt.',
  'BMS-121': 'Slijmen bij de scheids: trek een VAR-kaart.',
  'BMS-122':
    'Strategie aanpassen: leg zoveel kaarten als je wilt uit je hand onder je stapels en trek er evenveel voor terug.',
  'BMS-122a':
    'Strategie aanpassen: leg zoveel kaarten als je wilt (0 mag ook) uit je hand onder je eigen stapels, stieren onder stieren en acties onder acties, in de volgorde die je kiest. Rode kaarten en kaarten die vastliggen, doen niet mee.',
  'BMS-122b':
    'Strategie aanpassen: daarna trek je precies evenveel kaarten van boven af. Vooraf kies je hoeveel van elke stapel; een stier hoeft er niet bij te zijn.',
  'BMS-123':
    'Tackle: pak een dobbelkaart. Bij 1 of 2 krijg je een gele kaart. Bij 3 of 4 krijgt de aanvallende stier −2 aanvalskracht, bij 5 of 6 −3.',
  'BMS-124':
    'Van ruilen komt huilen: je bekijkt de hand van je tegenstander en ruilt een actiekaart van jou met een van hem.',
  'BMS-124a':
    'Van ruilen komt huilen: je bekijkt, alleen jij, de hand van je tegenstander. Dan ruil je één actiekaart uit jouw hand met één actiekaart uit de zijne; jij kiest ze allebei.',
  'BMS-124b':
    'Van ruilen komt huilen: hebben jullie allebei een actiekaart in de hand, dan moet je ruilen. Anders kijk je alleen. Aan kaarten die neergelegd zijn of vastliggen, kun je niet komen.',
  'BMS-125':
    'Wissel: aan het einde van deze aanval mag je je hand aanvullen met stieren naar keuze van je reservehekje.',
  'BMS-125a':
    'Wissel: aan het einde van deze aanval, voordat je van je stapels aanvult, mag je zoveel stieren als je wilt zelf uitzoeken van je reservehekje, tot hoogstens zes handkaarten (rode kaarten en kaarten die vastliggen tellen mee). Daarna wordt het hekje geschud. Is er geen plaats vrij, dan gaat het niet door.',
  'BMS-125b':
    'Wissel: het einde van je beurt is het einde van deze aanval, of je nu aanvalt of verdedigt. Een vrije trap of penalty later in de aanval verandert daar niets aan. Zet je de kaart in één aanval twee keer in, dan mag je toch maar één keer kiezen.',
  'BMS-126':
    'Wissel-truc: trek de bovenste twee stieren van je reservehekje en verwissel er één met je stier in het weiland.',
  'BMS-126a':
    'Wissel-truc: trek de bovenste twee stieren van je reservehekje en verwissel er één, naar keuze, met je stier in het weiland. Dat moet.',
  'BMS-126b':
    'Wissel-truc: de andere getrokken stier en de stier die eruit gaat, gaan naar het reservehekje, en dat wordt geschud.',
  'BMS-126c':
    'Wissel-truc: zit er nog maar één stier op het hekje, dan komt die erin. Is het hekje leeg, of heb je geen stier in het weiland, dan gebeurt er niets.',

  'BMS-201':
    'Trek de bovenste kaart, laat hem zien en voer hem uit: eerst geel, dan rood, dan het schudden van de VAR en dan de beslissing.',
  'BMS-202':
    'Een getrokken scheidsrechter- of VAR-kaart gaat open op zijn eigen aflegstapel. Is een stapel leeg als er een kaart nodig is, dan worden de afgelegde kaarten tot een nieuwe stapel geschud.',
  'BMS-203':
    'VAR schudden: alle vijf VAR-kaarten, ook de net getrokken kaart, worden tot een nieuwe gedekte stapel geschud.',
  'BMS-204':
    'Doelpunt goedgekeurd: de uitspraak is doelpunt, ook als de waarden iets anders zeggen. Doelpunt afgekeurd: de uitspraak is geen doelpunt.',
  'BMS-205': 'De VAR raadplegen: trek een VAR-kaart en voer die uit.',
  'BMS-206':
    'Met “aanvaller” en “verdediger” op deze kaarten bedoelen we wie dat in deze aanval is, wie de kaart ook liet trekken. Vrije trappen en penalty’s zijn altijd voor de aanvaller.',
  'BMS-207':
    'Een scheidsrechterkaart zonder beslissing houdt de aanval niet op: jullie gaan door met de volgende stap.',
  'BMS-208':
    'Met een huisregel staat een goedgekeurd doelpunt meteen vast (BMS-065): geen actie en geen latere kaart maakt het nog ongedaan. Zonder die huisregel is het een uitspraak die nog vervangen kan worden (BMS-064).',
  'BMS-210':
    'Een vrije trap vervangt de poging die bezig is. De actiekaarten die zijn ingezet of opgeofferd, worden open afgelegd. De stieren in het weiland gaan terug naar de hand van hun coach.',
  'BMS-211':
    'Bij een vrije trap of penalty verdwijnen de uitspraak, alles wat stieren erbij kregen of verloren en een Hoef van God die nog wachtte. Gele en rode kaarten, kaarten die vastliggen, een Modderpoel, afgelegde stieren, geruilde kaarten en een Wissel die nog komt, blijven zoals ze zijn.',
  'BMS-212':
    'Vrije trap: eerst bouwt de verdediger een muurtje door één stier uit zijn hand open neer te leggen.',
  'BMS-213':
    'Vrije trap: dan legt de aanvaller een stier uit zijn hand open neer en mag er een actiekaart gedekt bij. Daarna mag de verdediger ook een actiekaart gedekt neerleggen.',
  'BMS-214':
    'Daarna gaat de vrije trap verder als een gewone aanval, vanaf Koeienvlaai en De Spuger tot en met Counter. Je mag elke stier uit je hand kiezen, ook dezelfde als daarnet.',
  'BMS-215':
    'Heeft de aanvaller geen stier in de hand, dan gaat de vrije trap niet door, nog voor er een muurtje staat (BMS-053). Heeft de verdediger er geen, dan komt er geen muurtje en legt hij ook geen actiekaart neer (BMS-052). Uit een vrije trap kan weer een vrije trap of een penalty komen.',
  'BMS-216':
    'Vrije trap: een actiekaart die is neergelegd en niet ingezet, gaat met de stier terug naar de hand van zijn coach. Niemand anders krijgt hem te zien, en je mag hem opnieuw neerleggen. Met een huisregel gaat hij gedekt weg, zonder dat hij nog iets doet.',
  'BMS-220':
    'Een penalty vervangt de poging die bezig is. De stieren in het weiland gaan terug naar de hand. Alle actiekaarten in het weiland worden afgelegd: ingezette open, niet ingezette gedekt en zonder dat ze nog iets doen. BMS-211 geldt ook hier.',
  'BMS-221': 'Penalty: de aanvaller legt één stier uit zijn hand gedekt in het weiland.',
  'BMS-222':
    'Penalty: de verdediger legt twee stieren uit zijn hand gedekt klaar. Heeft hij er maar één, dan die. Heeft hij er geen, dan wordt de nemer onthuld en is het een doelpunt.',
  'BMS-223':
    'Penalty: de twee stieren worden geschud en de aanvaller trekt er blind één. Die gaat open en staat op doel; de andere gaat terug naar de hand.',
  'BMS-224':
    'Penalty: nu wordt de nemer onthuld. Is zijn aanvalswaarde hoger dan of gelijk aan de verdedigingswaarde van de stier op doel, dan zit ie! Anders niet. De VAR komt er bij gelijk niet aan te pas.',
  'BMS-225':
    'Bij een penalty zijn er geen actiekaarten, geen reacties en geen Counter. Modderpoel en de penaltykiller tellen wel, andere specialiteiten niet.',
  'BMS-226':
    'Heeft de aanvaller bij een penalty geen stier in de hand, dan is het geen doelpunt. De nemer en de stier op doel worden na afloop afgelegd.',

  'BMS-230': 'Met één gele kaart is er nog niets aan de hand. Hij ligt open voor je.',
  'BMS-231': 'Krijg je een tweede gele kaart, dan lever je ze meteen allebei in en krijg je een rode kaart.',
  'BMS-232':
    'Een rode kaart houd je de rest van de wedstrijd in de hand, waar hij meetelt voor de zes. Je kunt hem nooit spelen, afleggen, laten vastleggen, onder een stapel leggen of ruilen.',
  'BMS-233':
    'Eén of twee rode kaarten kun je hebben. Bij de derde wordt de wedstrijd meteen gestaakt: je verliest, wat de stand ook is, en er wordt niets meer afgehandeld.',
  'BMS-234':
    'De voorraad van 3 gele en 4 rode kaarten is altijd genoeg: ieder heeft hoogstens één gele, met die ene die net gegeven wordt erbij, en twee rode. Voor een derde rode is geen kaart nodig.',

  'BMS-240':
    'Voor elke dobbelkaart worden alle zes opnieuw geschud. Dan trek je de bovenste, en daarna gaat die terug.',
  'BMS-241': 'Je kunt ook met een dobbelsteen spelen. De kansen zijn precies hetzelfde.',
  'BMS-242': 'Iedereen ziet het getal dat getrokken is. Overgooien kan niet.',

  'BMS-250':
    'Specialiteiten werken vanzelf. Het zijn geen actiekaarten, dus Eerlijk spel doet er niets tegen.',
  'BMS-251':
    'Afmaker: valt hij aan en zijn de waarden aan het eind gelijk, dan is het een doelpunt, zonder VAR.',
  'BMS-252':
    'Doelman: verdedigt hij en zijn de waarden aan het eind gelijk, dan is het geen doelpunt, zonder VAR. Staat een afmaker tegenover een doelman, dan beslist de VAR.',
  'BMS-253':
    'Dikke huid: door Bodycheck en Tackle verliest hij geen aanvalskracht. De gele kaarten daarbij gaan wel door, en een Modderpoel telt gewoon.',
  'BMS-254': 'Vrije trapper: hij heeft +2 aanvalskracht als hij in een vrije trap aanvalt.',
  'BMS-255': 'Penaltykiller: hij heeft +2 verdedigingskracht als hij bij een penalty op doel staat.',
  'BMS-256':
    'Counterspits: is hij jouw stier in het weiland als je Counter inzet, dan is het bij 4 tot en met 6 een doelpunt in plaats van bij 5 of 6.',

  'BMS-260':
    'De Spuger is een stier. Wie hem heeft, kiest 11 uit 17 stieren, en op het reservehekje zitten er dan 6.',
  'BMS-261':
    'Staat De Spuger in het weiland tegenover een stier, dan mag zijn coach hem laten spugen, nadat de kaarten liggen en een Koeienvlaai is afgehandeld, en vóór de actie van de aanvaller. Dat mag één keer per aanval, vrije trappen inbegrepen, en niet bij een penalty. De Spuger van de aanvaller gaat voor die van de verdediger; telkens telt wat er dan in het weiland staat.',
  'BMS-262':
    'Spugen: pak een dobbelkaart. Bij 1 of 2 krijgt zijn eigen coach een gele kaart. Bij 3 of 4 gebeurt er niets. Bij 5 of 6 wordt de stier ertegenover van het veld gestuurd: hij doet de hele wedstrijd niet meer mee, en zijn coach krijgt een rode kaart.',
  'BMS-263':
    'Is je stier van het veld gestuurd, dan speel je een andere naar keuze uit je hand. Heeft de aanvaller er geen, dan geldt BMS-053; heeft de verdediger er geen, dan blijft zijn kant leeg.',

  'BMS-270':
    'Bij je vijfde doelpunt is de wedstrijd meteen afgelopen en heb je gewonnen. Er wordt niets meer afgehandeld: geen Counter, geen opruimen.',
  'BMS-271':
    'Heeft een coach na het aanvullen minder dan zes kaarten, dan is de volgende aanval de laatste. Met huisregels krijgen jullie allebei evenveel aanvallen, of volgt er geen aanval meer (BMS-277).',
  'BMS-272':
    'Heeft een coach na het aanvullen zes kaarten, maar geen stier in de hand, bij zijn kaarten die vastliggen of in zijn stapel, dan is de volgende aanval ook de laatste. Het reservehekje telt niet. Het boekje kent dit geval niet; met een huisregel speelt die coach zonder stier door.',
  'BMS-273':
    'Na de laatste aanval, Counter inbegrepen, is de wedstrijd afgelopen. Afleggen, aanvullen en de Cup doorgeven hoeft dan niet meer, wat daar ook nog had moeten gebeuren, zoals een Wissel of kaarten die vastliggen.',
  'BMS-274': 'Dan wint de coach met de meeste doelpunten. Bij evenveel doelpunten is het gelijkspel.',
  'BMS-275': 'Een derde rode kaart kost je meteen de wedstrijd (BMS-233).',
  'BMS-276': 'Gelijkgespeeld? Dan biedt de tafel meteen een nieuw potje aan.',
  'BMS-277':
    'Met een huisregel volgt er geen aanval meer als iemand niet tot zes kan aanvullen: de aanval die net gespeeld is, was de laatste. Na het aanvullen is de wedstrijd afgelopen.',
  'BMS-278':
    'Hebben jullie na het aanvullen allebei geen stier meer, niet in de hand, niet bij wat vastligt en niet in de stapel, dan is de wedstrijd meteen afgelopen: niemand kan nog aanvallen.',

  'BMS-280':
    'Na Matchfixing ken jij de bovenste twee VAR-kaarten en hun volgorde, tot ze getrokken worden of de VAR geschud wordt.',
  'BMS-281':
    'Na Gluren bij de buren en Van ruilen komt huilen houd je een momentopname van de hand. Je kunt hem in je eigen verhaal nalezen, maar hij wordt niet bijgewerkt. Bij Van ruilen komt huilen kennen jullie allebei de twee geruilde kaarten.',
  'BMS-282':
    'Bij Wissel-truc zie alleen jij de getrokken stieren. De stier die erin komt ziet iedereen, en na het schudden weet niemand meer iets over de volgorde op het hekje.',
  'BMS-283':
    'Of en wanneer je gevraagd wordt je kaart in te zetten of te reageren, hangt alleen af van wat iedereen ziet: een neergelegde kaart die niet is ingezet, en een stier in het weiland. Nooit van welke kaart het is. Passen of wachten ziet er altijd hetzelfde uit, ook in het verhaal.',
  'BMS-284':
    'Wat een coach te zien krijgt, verraadt geen verborgen kaart. Een gedekte kaart heeft alleen een plek en een achterkant, nooit een kenmerk waaraan je hem later zou herkennen.',
  'BMS-285':
    'Voor je tegenstander hebben de kaarten in je hand geen plaats. Gaat er een gedekt uit – neergelegd, afgelegd, door Sabotage, onder een stapel of bij een penalty –, dan weet wie kaarten van die hand kent (door Gluren bij de buren, Van ruilen komt huilen of een stier die uit het weiland terugkwam) alleen dat het een van de kaarten met die achterkant was, niet welke. Kaarten die vastlagen en terugkomen, gaan weer op in de hand.',

  'BMS-290':
    'Is je tijd om, dan speelt de tafel heel braaf voor je. Wat je mag overslaan, sla je over. Moet je kiezen, dan wordt het de eerste mogelijkheid in de kaartenlijst.\nJe Basis-elf worden de rugnummers 01 tot en met 11. Bij het trekken neem je zoveel stieren als mag. Matchfixing laat de volgorde zoals die was. Bij een penalty trek je de linker. Bij Van ruilen komt huilen gaat het eerst om je eigen kaart.',
  'BMS-291':
    'Geef je op, dan verlies je de wedstrijd meteen. Jullie kunnen afspreken dat je ook verliest als je denktijd om is.',
};
