import type { RuleId } from '../rule-ids.ts';

export const rulesNl: Record<RuleId, string> = {
  'PD-001':
    'In de doos zitten 56 kaarten: een set van 28 met een zwarte achterkant en een set van 28 met een witte. In allebei zitten dezelfde 28 formaties, elk precies één keer.',
  'PD-002': 'Elke set heeft 14 aanvalskaarten (offense) en 14 verdedigingskaarten (defense).',
  'PD-003':
    'Een kaart heeft een formatie met een naam, een strategie (aanval of verdediging), een van de vier kleuren, een waarde van 4 tot en met 7, een type en 11 stippen.',
  'PD-004':
    'Bovenaan staan de waarde, het type en de strategie, bijvoorbeeld “4 – Run, Offense”. In het balkje in de kaartkleur lees je de naam van de formatie, die met 11 gekleurde stippen is uitgetekend. Aan de icoontjes in de hoeken zie je ook of het aanval of verdediging is. Bij 5 possessions zetten wij er onderaan op een licht vlak bij hoeveel stippen tellen.',
  'PD-005':
    'Type, naam en tekening doen niets in het spel. Je hoeft niets van American football te weten; dat leer je spelenderwijs.',
  'PD-006':
    'Bij 4 downs tellen alleen kleur, strategie en waarde; de stippen laat je links liggen. Bij 5 possessions tellen alleen de kleur van de aanvalskaart en de stippen; de waarde gebruik je hoogstens om te trekken wie begint.',
  'PD-007':
    'De kleur van een stip zegt welke speler het is, in de aanval / in de verdediging. Oranje: quarterback / special teams. Paars: tight end / strong safety. Groen: running backs / linebackers. Blauw: wide receivers / corners en free safety. Grijs: offensive linemen / defensive linemen; die tellen nooit mee.',
  'PD-008':
    '4 downs speel je met 2, 3 of 4 spelers en één set per keer delen. 5 possessions speel je precies met z’n tweeën, met beide sets.',
  'PD-009':
    'Welke kaarten er in de sets zitten is geen geheim: iedereen mag de kaartenlijst op elk moment bekijken, ook als het eigen kaarten zijn.',
  'PD-010':
    'Elke schudbeurt is eerlijk: elke volgorde is even waarschijnlijk, en al het toeval komt uit het startgetal van het potje.',
  'PD-011':
    'Een vakje op de scorekaart is 10 yards. De kaart loopt van 0 tot 100, en voorbij de 100 gaat je pion niet.',
  'PD-012':
    'Kleuren zijn nooit het enige houvast: op stippen en bij kaartkleuren staan ook letters. O is oranje, P paars, G groen, B blauw en L een lineman.',
  'PD-013':
    'Heb je het spel in de kast? Dan mag je van de 28 kaarten de naam, de kleur, de waarde, het type en de stippen aanpassen; de strategie ligt vast. Beide sets gebruiken dezelfde lijst; die ligt vast zodra het potje begint en wordt erbij bewaard.\nElke kleur is een van de vier, elke waarde een heel getal van 4 tot en met 7, en de vijf aantallen stippen van een kaart zijn hele getallen vanaf 0 die samen 11 maken. Een type heeft 1 tot 20 tekens en een naam 1 tot 40, zonder spaties aan de buitenkant, en geen twee namen zijn gelijk. Meer hoeft niet: kleuren en waarden verdeel je zoals je wilt.',
  'PD-014':
    'Mag iets nu niet, of kom je net te laat? Dan gebeurt er niets en krijg je ook geen straf. Bij 4 downs vervalt na elke kaart, elke klop en elk antwoord alles wat nog voor het vorige moment was gestuurd. Kiezen jullie tegelijk en geheim (stemmen over 8 kaarten, kaarten leggen in rij 1 tot en met 3), dan maakt de keuze van de ander die van jou niet ongeldig.',
  'PD-015':
    'Is je tijd om, of is iemand er niet, dan speelt de tafel heel braaf voor je. Ze speelt de eerste kaart van de kaartenlijst die mag, gaat mee na een klop en klopt zelf nooit.\nDe rol is aanval, het antwoord op 8 kaarten “nee”, en de opstelling de eerste die mag. De volgorde van opstellingen gaat van lijn 1 naar 4, telkens volgens de kaartenlijst; een lijn zonder kaart komt na alle kaarten.',
  'PD-016':
    'Bij 4 downs beginnen alle pionnen op de groene cirkels, met 0 yards verlies. Bij 5 possessions begint ieder aan een eigen kant (stoel 1 links, stoel 2 rechts, alleen voor het oog) en loop je naar de overkant.',

  'PD4-001': 'Blijf als laatste over. Wie 100 yards heeft verloren, ligt eruit.',
  'PD4-002': 'Wie als eerste deelt, bepaalt het lot.',
  'PD4-003': 'Voor elke keer delen worden alle 28 kaarten van de set opnieuw geschud.',
  'PD4-004':
    'De sets wisselen elkaar per keer delen af: eerst zwart, dan wit, en zo verder. Dat raadt het boekje aan, zodat niemand aan slecht schudden denkt; aan het spel verandert het niets. Zet je het uit, dan deel je altijd zwart.',
  'PD4-005':
    'Iedereen die nog in het spel is krijgt 4 kaarten (of 8, zie PD4-070 en PD4-072), één voor één, met de klok mee vanaf links van de deler.',
  'PD4-006':
    'Wat niet gedeeld is, blijft gedekt liggen: niemand ziet die kaarten en ze doen niet mee tot er weer geschud wordt.',
  'PD4-007': 'Alles gaat met de klok mee. Wie uit het spel ligt, sla je over.',

  'PD4-010':
    'De eerste speler na de deler komt uit in de eerste speelbeurt: een kaart naar keuze uit de hand, open op tafel.',
  'PD4-011':
    'Die eerste kaart is de leidende kaart, en dat blijft hij de hele speelbeurt, ook als er een betere bij komt.',
  'PD4-012': 'Daarna legt ieder ander, met de klok mee, precies één kaart open voor zich. Passen kan niet.',
  'PD4-013':
    'Heb je een kaart in de kleur van de leidende kaart én van de tegenovergestelde strategie (verdediging tegen aanval, of andersom)? Dan moet je er zo een spelen.',
  'PD4-014':
    'Heb je die niet, maar wel een kaart in dezelfde kleur (dus van dezelfde strategie)? Dan moet je een van die kaarten spelen.',
  'PD4-015': 'Heb je helemaal niets in de kleur van de leidende kaart? Dan mag je elke kaart spelen.',
  'PD4-016':
    'Heb je meer kaarten van de beste soort die je moet bijspelen, dan kies je zelf. Gelijk of hoger spelen hoeft nooit.',
  'PD4-017':
    'Wat je moet bijspelen hangt alleen af van de leidende kaart, nooit van wat anderen erbij leggen.',
  'PD4-018': 'Gespeelde kaarten blijven open voor hun speler liggen tot de ronde uit is.',

  'PD4-020':
    'Een bijgespeelde kaart kan alleen winnen als drie dingen kloppen: dezelfde kleur als de leidende kaart, de tegenovergestelde strategie, en een waarde die gelijk of hoger is.',
  'PD4-021': 'Van de kaarten die kunnen winnen, wint de hoogste de speelbeurt voor zijn speler.',
  'PD4-022':
    'Zijn er twee of meer even hoog (dat kan alleen met eigen kaarten), dan wint de kaart die er het eerst lag.',
  'PD4-023':
    'Is er geen enkele kaart die kan winnen, dan wint wie uitkwam de speelbeurt en houdt die de leiding.',
  'PD4-024':
    'Een kaart in de leidende kleur maar van dezelfde strategie als de leidende kaart wint nooit, hoe hoog hij ook is. Hij houdt ook geen andere kaart van de winst af (of toch: PD4-026).',
  'PD4-025': 'Wie de speelbeurt wint, komt in de volgende uit met een kaart naar keuze.',
  'PD4-026':
    'Huisregel: lees je het boekje naar de letter, dan moet wie wint ook de hoogste kaart van de leidende kleur hebben. Ligt er een hogere kaart van die kleur en van dezelfde strategie als de leidende kaart, dan wint geen enkele bijgespeelde kaart en houdt wie uitkwam de leiding. De kaart van wie gestopt is, telt daarbij niet.',

  'PD4-030':
    'Een ronde heeft zoveel speelbeurten als ieder kaarten kreeg: 4, of 8 als je met 8 kaarten speelt.',
  'PD4-031':
    'Alleen wie de laatste speelbeurt wint, wint de ronde. De eerdere leveren je alleen de leiding op.',
  'PD4-032': 'Kan in de laatste speelbeurt geen kaart winnen, dan wint wie daarin uitkwam de ronde.',
  'PD4-033':
    'Alle anderen in het spel verliezen 10 yards (met First downs: zie PD4-053). De winnaar verliest niets.',
  'PD4-034':
    'Van iedereen wordt open en bloot bijgehouden hoeveel yards er verloren zijn. Bij 100 houdt het op.',
  'PD4-035': 'Kom je op 100 yards, dan lig je er meteen uit.',
  'PD4-036': 'De winnaar van de ronde deelt de volgende.',
  'PD4-037':
    'Is er nog maar één speler over, dan is het spel direct uit en heeft die gewonnen. De anderen eindigen hoger naarmate ze later afvielen; wie tegelijk afvalt, deelt de beste van die plaatsen.',
  'PD4-038':
    'De winnaar van een ronde verliest daarin nooit yards, dus er blijft altijd iemand over. Na hoogstens 19 rondes is het spel klaar.',

  'PD4-040': 'Elke ronde begint met een inzet van 10 yards.',
  'PD4-041': 'Je mag kloppen: daarmee claim je first down. Elke klop verhoogt de inzet met 10 yards.',
  'PD4-042':
    'Kloppen kan op elk moment van de ronde, van het einde van het delen tot de laatste kaart van de laatste speelbeurt ligt: telkens als het spel op een kaart wacht, ook tussen twee speelbeurten. Je hoeft niet aan de beurt te zijn en zelfs geen kaarten meer te hebben.',
  'PD4-043': 'Kloppen mag je alleen als je nog meedoet: je bent in het spel en in deze ronde niet gestopt.',
  'PD4-044':
    'Twee keer achter elkaar kloppen mag niet. Was de laatste klop van de ronde van jou, dan moet eerst een ander in diezelfde ronde kloppen.',
  'PD4-045':
    'Na een nieuwe deelbeurt begint alles fris: de inzet staat weer op 10 en het maakt niet meer uit wie als laatste klopte.',
  'PD4-046':
    'Verder mag er zo vaak geklopt worden als jullie willen, ook als de inzet al 100 of meer is: meer dan 100 verliest niemand, maar wie dat niet wil, kan dan weer stoppen.',
  'PD4-047':
    'Na een klop kiest ieder ander die nog meedoet: stoppen of meegaan. Dat gaat één voor één, met de klok mee vanaf links van de klopper, en iedereen hoort elk antwoord meteen.',
  'PD4-048': 'Zolang er nog antwoorden open staan, speelt niemand een kaart en klopt er niemand.',
  'PD4-049':
    'Stop je, dan verlies je meteen 10 yards, hoe hoog de inzet ook is, en ben je uit de ronde. Is afgesproken dat stoppen de inzet kost, dan verlies je de inzet zoals die vóór deze klop was.',
  'PD4-050':
    'Ben je gestopt, dan speel, klop en antwoord je deze ronde niet meer. Verder verlies je niets, en winnen kun je de ronde ook niet meer. Je hand blijft gedekt en wordt nooit getoond.',
  'PD4-051': 'Ga je mee, dan blijf je in de ronde en speel je voor de verhoogde inzet.',
  'PD4-052': 'Wie klopt, kan op de eigen klop niet stoppen en zit vast aan de verhoogde inzet.',
  'PD4-053':
    'Aan het eind van de ronde verliest iedereen die nog meedoet, behalve de winnaar, de inzet in plaats van 10: dat is 10 yards plus 10 per klop.',
  'PD4-054':
    'Doet na het laatste antwoord alleen de klopper nog mee, dan wint die meteen de ronde; de rest van de kaarten wordt niet gespeeld. Of de anderen nu stopten of al bij een eerdere klop maakt niet uit. Iedereen die moet antwoorden krijgt wel de vraag, ook als alle spelers daarvoor al stopten.',
  'PD4-055':
    'Kaarten die een gestopte speler al speelde, blijven liggen. Is daar de leidende kaart bij, dan blijft die gewoon leidend, voor het bijspelen en voor het winnen.',
  'PD4-056':
    'De kaart van een gestopte speler kan geen speelbeurt winnen. Dan wint de hoogste kaart die kan winnen van iemand die nog meedoet.',
  'PD4-057':
    'Kan geen kaart van de overgebleven spelers winnen en is degene die uitkwam gestopt? Dan wint de eerste die nog meedoet, met de klok mee gerekend vanaf die speler. Dat geldt ook in de laatste speelbeurt.',
  'PD4-058':
    'Stopt degene die moet uitkomen voor er een kaart ligt, dan komt de eerstvolgende die nog meedoet uit, met de klok mee.',
  'PD4-059':
    'Stopt degene die moet bijspelen, dan gaat de beurt door naar de volgende. Heeft iedereen die nog meedoet al gespeeld, dan is de speelbeurt meteen klaar en wordt de winnaar bepaald.',
  'PD4-060':
    'Kom je door te stoppen op 100 yards, dan lig je meteen uit het spel en gaat de ronde zonder jou verder. Is daarna alleen de klopper nog in het spel, dan heeft die het spel gewonnen. Elke keer stoppen is een eigen moment: wie later stopt en eruit ligt, eindigt hoger.',
  'PD4-061': 'Na het laatste antwoord ga je verder waar je was. Wie mag kloppen, mag dat meteen weer doen.',
  'PD4-062':
    'Is afgesproken dat kloppen alleen op je beurt mag, dan klop je als jij een kaart moet spelen, voordat je die legt. Anders niet.',
  'PD4-063':
    'Je mag kloppen als het spel op een kaart wacht, je nog meedoet en de laatste klop niet van jou was; en als dat zo is afgesproken, alleen op je beurt. Dat kan iedereen zien, dus de klopknop verraadt niets. Kloppen moet nooit: niemand wacht erop en er loopt geen klok voor.\nKomen een klop en een kaart (of twee kloppen) op hetzelfde moment, dan telt wat het eerst binnen is en vervalt het andere.',

  'PD4-070':
    'Staat 8 kaarten aan, dan krijgt ieder 8 kaarten zodra er bij het delen precies twee spelers in het spel zijn, ook als jullie met z’n tweeën begonnen. Een ronde die al loopt verandert nooit.',
  'PD4-071':
    'Zo’n ronde heeft 8 speelbeurten en de 8e beslist. De inzet aan het begin, het bijspelen, het winnen en het delen blijven hetzelfde.',
  'PD4-072':
    'Staat 8 kaarten op vragen, dan stemmen jullie vóór de eerste keer delen met precies twee spelers: allebei ja of nee, tegelijk en in het geheim. Alleen bij twee keer ja speel je de rest van het spel met 8 kaarten. De vraag komt maar één keer.',
  'PD4-073': 'Staat 8 kaarten uit, zoals gewoonlijk, dan krijg je altijd 4 kaarten.',

  'PD5-001':
    'Ieder krijgt een hele set: de een de 28 witte kaarten, de ander de 28 zwarte. Stoel 1 heeft wit en stoel 2 zwart, of andersom als jullie dat zo kiezen; het is alleen voor het oog.',
  'PD5-002': 'Win als eerste 5 possessions. Dat is samen 100 yards.',
  'PD5-003':
    'Een toss bepaalt wie begint. Of je spreekt af te trekken: ieder neemt een kaart uit de eigen geschudde 28 en de hoogste waarde begint. Is het gelijk, dan gaan beide kaarten terug, wordt er opnieuw geschud en trek je nog eens. Getrokken kaarten ziet iedereen; daarna gaan ze weer terug.',
  'PD5-004': 'Wie begint, kiest: aanval of verdediging in de eerste possession.',
  'PD5-005': 'Na elke possession wisselen jullie van rol, wie er ook won.',
  'PD5-006':
    'De aanval speelt alleen met zijn 14 aanvalskaarten, de verdediging alleen met haar 14 verdedigingskaarten. Beide andere helften liggen zolang opzij.',
  'PD5-007':
    'Aan het begin van elke possession pakt ieder alle 14 kaarten van de eigen rol bij elkaar en schudt die tot een gedekte stapel.',
  'PD5-008': 'Trek je vijf keer achter elkaar gelijk, dan beslist alsnog een toss wie begint.',

  'PD5-010':
    'Er zijn vier lijnen, 1 tot en met 4, van links naar rechts gezien door de aanval. Aan het begin van een possession zijn ze allemaal open.',
  'PD5-011':
    'Voor rij 1, 2 en 3 pakken jullie allebei de bovenste 4 kaarten van je eigen stapel en bekijken die.',
  'PD5-012':
    'De aanval legt zijn 4 kaarten gedekt neer, op elke lijn één, in een volgorde naar keuze. Rij 2 en 3 komen boven de vorige rij.',
  'PD5-013':
    'De verdediging legt haar 4 kaarten er gedekt tegenover, één bij elke lijn, in een volgorde naar keuze. In rij 1 tot en met 3 zijn het er altijd vier, ook tegenover dichte lijnen.',
  'PD5-014':
    'Jullie leggen zonder elkaars kaarten te zien. Wie in rij 1 tot en met 3 het eerst legt, maakt niet uit, en wat je hebt ingestuurd ligt vast.',
  'PD5-015':
    'In rij 2, 3 en 4 mag de aanval op een open lijn geen kaart leggen met dezelfde kleur als de open kaart van de vorige rij in die lijn.',
  'PD5-016':
    'Voor die kleurregel kijk je alleen naar de vorige rij en alleen naar open lijnen. Boven een dichte lijn mag elke kleur.',
  'PD5-017': 'Een kaart op een dichte lijn blijft gedekt: hij wordt niet omgedraaid en doet niet meer mee.',
  'PD5-018': 'Voor de verdediging geldt geen kleurregel.',
  'PD5-019':
    'Met hoogstens vier aanvalskaarten per kleur, zoals bij de kaarten van Stamtafel, kun je in rij 2 en 3 altijd volgens de kleurregel leggen. Lukt dat met eigen kaarten niet, dan legt de aanval minder kaarten: hoogstens één per lijn, volgens de kleurregel, met zoveel mogelijk open lijnen gevuld en daarna zoveel mogelijk dichte. Wat overblijft gaat gedekt opzij, zonder dat de verdediging het ziet. Een open lijn zonder kaart gaat die rij zonder duel dicht, en de verdedigingskaart ertegenover blijft ongezien.',

  'PD5-020':
    'Liggen alle kaarten, dan gaan ze op de open lijnen vanzelf open, van lijn 1 naar 4: telkens eerst de aanvalskaart, dan de verdedigingskaart ertegenover.',
  'PD5-021': 'Elk paar dat opengaat is een duel. De lijnen staan los van elkaar.',
  'PD5-022':
    'De kleur van de aanvalskaart bepaalt welke stippen tellen. Blauwe kaart: blauwe stippen. Groene kaart: groene. Oranje kaart: oranje. Paarse kaart: paarse en blauwe samen.',
  'PD5-023':
    'Jullie tellen allebei diezelfde stipkleuren, ieder op de eigen kaart. De kleur van de verdedigingskaart en de waarden van beide kaarten doen er niet toe.',
  'PD5-024': 'De aanval wint het duel met minstens 1 stip meer. Is het gelijk, dan wint de verdediging.',
  'PD5-025': 'Wint de aanval, dan blijft zijn kaart open liggen en blijft de lijn open.',
  'PD5-026':
    'Wint de verdediging, dan wordt de aanvalskaart weer omgedraaid en gaat die lijn voor de rest van de possession dicht.',
  'PD5-027':
    'Na de rij haalt de verdediging al haar kaarten van die rij van tafel en legt ze gedekt opzij, ook de kaarten die niet open zijn geweest. Ze komen deze possession niet terug. De rijen van de aanval blijven liggen.',
  'PD5-028': 'Zijn na een rij alle vier de lijnen dicht, dan wint de verdediging de possession meteen.',
  'PD5-029': 'Is er na rij 1, 2 of 3 nog minstens één lijn open, dan speel je de volgende rij.',

  'PD5-030': 'Rij 4 speel je met de laatste 2 kaarten van elke stapel, want 14 is 4 + 4 + 4 + 2.',
  'PD5-031':
    'De aanval legt eerst: 2 kaarten, gedekt, op twee verschillende lijnen. De kleurregel geldt, en er moeten er zoveel mogelijk op open lijnen liggen: 2, en als dat niet kan 1. Op welke open lijnen kiest de aanval zelf.',
  'PD5-032':
    'Kan een kaart van rij 4 niet op een open lijn liggen, dan gaat hij naar de dichte lijn met het laagste nummer en doet hij niet mee. Is er geen dichte lijn (dat kan alleen met eigen kaarten), dan gaat hij opzij.',
  'PD5-033':
    'Dan ziet de verdediging op welke lijnen een kaart ligt en legt tegenover elke aanvalskaart een van haar 2 kaarten gedekt neer, in een volgorde naar keuze. Ook tegenover een kaart die niet meedoet. Ligt er maar één aanvalskaart (PD5-032), dan legt ze er één en gaat de andere opzij.',
  'PD5-034':
    'Mag geen van de 2 laatste kaarten op een open lijn liggen? Dan laat de aanval ze als bewijs aan iedereen zien en wint de verdediging de possession meteen. Niemand legt nog iets.',
  'PD5-035':
    'De kaarten op open lijnen gaan open en duelleren zoals altijd. Wint de aanval minstens 1 van deze duels, dan wint die de possession.',
  'PD5-036':
    'Anders wint de verdediging de possession, ook als er nog een lijn open is waar in rij 4 geen kaart kwam.',
  'PD5-037':
    'Huisregel: het boekje noemt de kleurregel bij “de nieuwe 4 kaarten”, en rij 4 heeft er maar 2. Spreek je af dat hij in rij 4 niet geldt, dan mag elke kaart op elke open lijn en komt PD5-034 niet voor.',

  'PD5-040':
    'Wie de possession wint, aanval of verdediging, gaat 20 yards vooruit (twee vakjes) en telt één winst.',
  'PD5-041': 'Heb je 5 possessions gewonnen en de ander hoogstens 3, dan win je het spel meteen.',
  'PD5-042':
    'Bij 5–4 volgt een gelijkmakende beurt: nog één possession met gewisselde rollen, want de ander kan nog gelijk komen. Dat is altijd de tiende.',
  'PD5-043': 'Wordt het in de gelijkmakende beurt 6–4, dan wint wie voorstond. De pion blijft op 100 staan.',
  'PD5-044':
    '5–5 is gelijkspel: dan zijn jullie allebei eerste. Tenzij jullie verlenging hebben afgesproken (PD5-045).',
  'PD5-045':
    'In de verlenging blijven jullie om en om aanvallen. Telkens speel je twee possessions, altijd allebei; wie daarna meer winst heeft, wint het spel. Is het gelijk, dan komen er weer twee, en staat het na possession 30 nog gelijk, dan is het gelijkspel.',
  'PD5-046':
    'Je kunt afspreken dat de gelijkmakende beurt er alleen komt als de achterstaande speler dan de aanval heeft. Anders is het spel bij 5–4 uit.',

  'PD5-050':
    'Met het geheugensteuntje aan kan iedereen in het verhaal nalezen welke kaarten in deze possession open zijn geweest, en een omgedraaide kaart die je gezien hebt op tafel weer bekijken. Staat het uit, dan hoor je een kaart alleen als hij opengaat; vanaf het eind van de rij noemen tafel en verhaal geen kaart die gedekt ligt. Het gaat alleen om wat je ziet staan: wat je geacht wordt te weten en alle regels blijven gelijk.',
};
