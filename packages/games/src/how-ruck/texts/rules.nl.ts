import type { RuleId } from '../rule-ids.ts';

/** The rules, one text for each. */
export const rulesNl: Record<RuleId, string> = {
  'HR-001': 'How-Ruck! speel je met precies twee spelers.',
  'HR-002':
    'Een spel bestaat uit rondes. In elke ronde stel je eerst de ploegen samen, daarna ga je touwtrekken.',
  'HR-003':
    'Elke ronde levert precies één vat op. Een spel duurt dus drie tot vijf rondes, en vijf vaten zijn altijd genoeg. Speel je om twee vaten, dan zijn het er twee of drie; om één vat precies één. De voorraad blijft vijf.',
  'HR-004':
    'Wie als eerste drie vaten heeft, wint meteen het spel; er wordt niet meer gedeeld. Jullie kunnen ook afspreken om één of twee vaten te spelen.',

  'HR-010':
    'Ieder heeft een eigen kant van het touw, met een eigen eindveld en een eigen startveld. De puntentabel telt twaalf velden: de startvelden zijn de twee in het midden, de eindvelden de twee uiterste. Met een huisregel zijn het er acht tot twintig.',
  'HR-011': 'De vijf whiskyvaten liggen klaar als voorraad.',
  'HR-012':
    'Aan het begin van elke ronde gaan alle 55 kaarten bij elkaar – van de velden, de aflegstapel, de handen, de stapels en wat opzij lag – en wordt er geschud. De zes velden en de aflegstapel zijn dan weer leeg.',
  'HR-013':
    'Ieder krijgt 20 kaarten gedekt als voorbereidingsstapel; kijken mag nog niet. Van het geschudde pak zijn de bovenste 20 voor A en de volgende 20 voor B, en de laatste 15 gaan opzij. Wat boven lag, blijft boven.',
  'HR-014':
    'De overige 15 kaarten gaan gedekt opzij. Ze doen deze ronde niet mee, behalve als er om de snelste getrokken wordt (HR-070).',
  'HR-015':
    'Een van jullie is het hele spel “de jongste”, de ander “de oudere”. Dat stel je aan tafel in of je laat het loten; naar geboortedata vraagt hier niemand.',
  'HR-016':
    'Al het toeval komt uit één bron, in deze volgorde: wie de jongste is (als je dat laat loten), per ronde het schudden van de 55 kaarten, een eventuele loting om de snelste (HR-076), het schudden van ploeg A en dan van ploeg B, en bij elke blinde Vuile truc met minstens twee kaarten de volgorde van de gedekte kaarten, zodra er gekozen wordt. Verder is niets toeval, ook een open Vuile truc niet of een met maar één kaart.',
  'HR-017':
    'Welke kaarten er meedoen, mag iedereen weten. Eigen kaarten zijn precies 45 Schotten en 10 acties; anders kun je er niet mee spelen.\nSchotten zijn rood, blauw, groen of wit, met sterkte 0 tot en met 9, al dan niet met How-Ruck. Alleen een witte kaart mag dame of Nessie zijn: nooit allebei, geen van beide mag wel. Geen Nessie of meer dan één mag, en van elke actie neem je er zoveel je wilt. Een Schot heet naar kleur, sterkte en nummer (rood-2-1, met How-Ruck rood-2-hr-1), een actie naar zichzelf, met -2, -3 erachter als er meer van zijn.',

  'HR-030': 'Terwijl je de ploegen samenstelt, blijkt ook wie de ronde begint.',
  'HR-031':
    'Je pakt de bovenste twee kaarten van een voorbereidingsstapel: dat is een paar. Je bekijkt ze allebei – de eerste lag boven, de tweede eronder –, houdt er één en geeft de andere aan je tegenstander, beide gedekt. Links is voor de ander, rechts voor jezelf.',
  'HR-032':
    'Is een paar verdeeld, dan pak je de volgende twee. Een volle voorbereidingsstapel is tien paren.',
  'HR-033':
    'Het volgende paar krijg je vanzelf en meteen, dus tot je tiende verdeling heb je altijd precies één paar in de hand. Meer dan twee onverdeelde kaarten ziet niemand. Verdeeld is verdeeld: je kunt niets meer ruilen, en de tafel laat die kaarten niet meer zien (behalve met het geheugensteuntje).',
  'HR-034':
    'Van elk paar gaat één kaart naar elke ploeg. Wie er ook verdeelt: beide ploegen hebben straks precies 20 kaarten.',
  'HR-035':
    'Zijn alle 20 paren verdeeld, dan pak je de twee stapels die voor jou zijn: die van jezelf en die van je tegenstander. Je schudt ze door elkaar en legt ze gedekt voor je neer. Dat is je ploegstapel.',
  'HR-036':
    'Van elk paar dat je zelf verdeelde, weet je welke kaart in welke ploeg zit, maar nooit waar in de stapel. Van de andere paren weet je niets. Blijft er niets over, dan ken je dus 10 kaarten van elke ploeg; bij drie overgebleven paren kent de snelste er 13 en de langzaamste 7.\nVan een paar dat de langzaamste liet liggen (HR-045), kent die beide kaarten. Elke ploeg kreeg er één, maar welke, dat blijft de vraag.',

  'HR-040':
    'In de race verdelen jullie tegelijk, ieder de eigen voorbereidingsstapel. De jongste geeft het bevel: “How-Ruck!”',
  'HR-041':
    'Jullie melden je allebei klaar, dan geeft de jongste het bevel (een computer doet dat vanzelf) en wordt er drie seconden afgeteld. Op nul begint de tijd te lopen en zie je allebei je eerste paar. Zo begint elke ronde met een race.',
  'HR-042': 'Wie als eerste alle 20 kaarten verdeeld heeft, roept “stop!” en is de snelste.',
  'HR-043':
    'Je tiende verdeling ís de roep: er is geen aparte knop. De tafel laat dan “Stop!” zien en horen.',
  'HR-044':
    'Na de stop pakt de langzaamste geen nieuw paar meer. Het paar in de hand – dat is er altijd – mag nog verdeeld worden, of blijven liggen.',
  'HR-045':
    'Laat je dat laatste paar liggen, dan gaat het in dezelfde volgorde terug boven op je voorbereidingsstapel en hoort het bij de restjes. Ben je er na de bedenktijd (gewoonlijk 20 seconden na de stop) niet uit, dan laat de tafel het voor je liggen, of je nu verbinding hebt of niet.',
  'HR-046':
    'Voordeel 1: de snelste verdeelt wat er op de voorbereidingsstapel van de ander overbleef, telkens de bovenste twee: één voor zichzelf en één voor de ander.',
  'HR-047':
    'De snelste moet alle restjes verdelen, zodra het laatste paar van de ander verdeeld is of is blijven liggen. Daar zit geen raceklok op, en je ziet alleen het paar waar je mee bezig bent.',
  'HR-048': 'Voordeel 2: de snelste pakt een vat uit de voorraad en zet het op het eigen startveld.',
  'HR-049': 'Voordeel 3: de snelste begint met touwtrekken.',
  'HR-050':
    'De tafel meet van elke verdeling de tijd vanaf het startsein, en trekt iets af voor je verbinding: een trage lijn kost je zo weinig. De genoteerde tijd geldt, ook bij het terugkijken.\nEen tijd is een heel aantal milliseconden: het moment van ontvangst min een correctie, nooit onder nul. Die correctie ligt bij het startsein vast: de helft van de kortste heen-en-weertijd die tot dan gemeten is, naar beneden afgerond, hoogstens de helft van de fotofinish-marge; bij een computer is ze nul. Een verdeling zonder tijd telt met de hoogste tijd van deze race tot dan toe, of anders nul.',
  'HR-051':
    'Fotofinish: is de langzaamste bij de stop al met het tiende paar bezig, dan vergelijken we de tijden waarop jullie dat verdelen. Schelen ze bijna niets, dan waren jullie gelijk klaar (HR-070); anders is de snelste wie de vroegste tijd heeft.\nBijna niets is de marge, gewoonlijk 150 milliseconden. De langzaamste is ermee bezig als die het tiende paar bij de stop al in de hand heeft en het nog verdeelt. In alle andere gevallen – een eerder paar, of het tiende bleef liggen – is de snelste wie als eerste binnenkwam.',
  'HR-052':
    'De race vervalt als vóór de stop de maximale racetijd om is (gewoonlijk 300 seconden na het startsein), of als jullie allebei tegelijk langer dan 5 seconden geen verbinding hebben. Wat verdeeld is en wat je in de hand hebt, blijft zo, en jullie gaan deze ronde rustig verder (HR-060, HR-061). De stekker eruit trekken loont dus niet.\nValt er maar één weg, dan loopt de race gewoon door: het paar blijft wachten, de ander kan afmaken en HR-045 geldt.',
  'HR-053':
    'Een computer in de race verdeelt elk paar na een gelote wachttijd. Zijn tempo volgt uit zijn niveau, of staat vast als je dat zo instelt. Er wordt geloot voordat hij een kaart ziet, dus zijn tempo verraadt niets.\nPer race is hij tot 30 % sneller of trager, en per paar nog eens tot 30 %. Die loting staat los van het kaarttoeval (HR-016); alleen de tijden worden genoteerd. Zijn laatste paar verdeelt hij op het geplande moment, uiterlijk als de bedenktijd om is, en restjes meteen.',
  'HR-054':
    'Wat de klok beslist, noteert de tafel als een gewoon antwoord: “laten liggen” (HR-045; dat kun je ook zelf kiezen) en “race vervalt” (HR-052; nooit een keuze van een speler).\n“Race vervalt” staat er één keer voor jullie samen. Waar de tijden niets over zeggen, telt de volgorde van ontvangst: wat na de stop of het vervallen binnenkomt, komt erna, wat de tijd ook zegt.',
  'HR-055':
    'Racen doe je met z’n tweeën: vóór de eerste race van een spel mag ieder, in plaats van “klaar”, om rustig verdelen vragen. Dan worden de ploegen het hele spel rustig samengesteld (HR-060, HR-061). Is er eenmaal geracet, dan kan dat niet meer.',

  'HR-060':
    'Rustig verdelen: ieder verdeelt de tien paren zonder klok, hoe ver de ander ook is. Aan één scherm doet eerst A alle tien, dan geef je het scherm door en doet B alle tien.',
  'HR-061':
    'Zijn jullie allebei klaar, dan geldt dat als tegelijk “stop!” roepen. Een getrokken kaart wijst de snelste aan (HR-070), die het vat op het eigen startveld zet en begint. Restjes zijn er niet.',

  'HR-070':
    'Tegelijk klaar? Dan trekt ieder één van de 15 weggelegde kaarten en laat die zien. De hoogste waarde wint en is de snelste.',
  'HR-071': 'Een actiekaart telt hierbij als 0.',
  'HR-072':
    'Bij gelijke waarde gaat wit voor rood, rood voor blauw en blauw voor groen. Nessie en de dames zijn wit.',
  'HR-073':
    'Een actiekaart heeft geen kleur en verliest dus van elke Schot met waarde 0. Twee actiekaarten zijn gelijk.',
  'HR-074':
    'Nog steeds gelijk – zelfde waarde en kleur, of twee acties – dan trekken jullie allebei opnieuw, tot er verschil is of de kaarten op zijn (HR-076).',
  'HR-075':
    'De getrokken kaarten gaan opzij. Ze doen deze ronde niet mee, en wat je gezien hebt, mag je onthouden.',
  'HR-076':
    'A trekt de bovenste kaart, B de volgende; dat gaat vanzelf. Met 15 kaarten kan ieder dat hoogstens zeven keer. Is het ook de zevende keer gelijk, dan wijst het lot de snelste aan (ieder evenveel kans) en blijft de laatste kaart gedekt.',

  'HR-080':
    'Leerpotje: in de eerste ronde stel je geen ploegen samen. De 20 kaarten die je krijgt, zijn ongezien je ploegstapel.',
  'HR-081': 'In zo’n ronde zet de jongste een vat op het eigen startveld, en de oudere begint.',
  'HR-082': 'Vanaf de tweede ronde stel je de ploegen gewoon samen.',
  'HR-083':
    'Spreek je af nooit ploegen samen te stellen, dan gaat elke ronde zo. Vanaf de tweede ronde krijgt wie de vorige ronde begon het vat op het eigen startveld, en begint de ander. Het leerpotje maakt dan geen verschil meer.',

  'HR-090': 'Ieder neemt de bovenste zes kaarten van de eigen ploegstapel in de hand.',
  'HR-091': 'De startspeler begint, daarna speel je om de beurt. Een beurt is precies één handkaart spelen.',
  'HR-092':
    'Heb je handkaarten, dan moet je er een spelen. Passen kan niet, maar elke kaart kun je altijd kwijt.',
  'HR-093':
    'Een gekleurde Schot mag alleen op een veld van zijn eigen kleur: aan jouw kant óf aan die van je tegenstander. Je hebt dus twee velden om uit te kiezen.',
  'HR-094': 'Een witte Schot, Nessie ook, mag op elk van de zes velden.',
  'HR-095':
    'Ligt er al een kaart, gekleurd of wit, dan leg je de nieuwe er gewoon bovenop. Wat bedekt is, blijft liggen.',
  'HR-096': 'De kleur van een veld is die van de afgedrukte rand, nooit die van de kaart die erop ligt.',
  'HR-097':
    'Alleen de bovenste kaart van een stapel ligt open. Voor alles wat over open kaarten gaat, tellen bedekte kaarten niet.',
  'HR-098':
    'Een actiekaart leg je nooit op een veld: die gaat open op de gezamenlijke aflegstapel naast het bord.',
  'HR-099':
    'Is je kaart helemaal afgehandeld, dan trek je precies één kaart van je eigen ploegstapel. Je vult dus niet aan tot zes.',
  'HR-100': 'Is je ploegstapel leeg, dan trek je niets meer en speel je verder met wat je in de hand hebt.',
  'HR-101': 'Er is geen maximum aan handkaarten, en verschillen worden niet rechtgetrokken.',
  'HR-102':
    'Heb je geen handkaarten meer, dan word je overgeslagen. De ander speelt alleen door, beurt na beurt.',
  'HR-103':
    'Huisregel “alleen eigen kant”: een Schot, ook een die je met Vuile truc pakt, mag alleen op een veld aan jouw eigen kant. Gekleurd heeft dan één veld, wit drie. Voor Wisselen van kant geldt dat niet.',

  'HR-110':
    'Speel je een Schot met de tekst How-Ruck, dan leg je die eerst neer. Daarna, nog voor je trekt, volgt een krachtmeting waarin hij al meetelt.',
  'HR-111':
    'De kracht van een kant is de som van de drie velden: de sterkte van de open kaart, of 2 voor de afgedrukte Schot als het veld leeg is.',
  'HR-112':
    'Het vat schuift het verschil op naar de sterkste kant, wie de kaart ook speelde. Dat moet, gaat vanzelf en is altijd het hele verschil.',
  'HR-113': 'Even sterk? Dan blijft het vat staan.',
  'HR-114': 'Zou het vat voorbij een eindveld schuiven, dan stopt het op dat eindveld.',
  'HR-115': 'Na de krachtmeting blijven alle kaarten liggen en gaat het spel verder.',
  'HR-116':
    'De tekst How-Ruck werkt alleen als je de kaart speelt, uit je hand of via Vuile truc. Komt de kaart bloot te liggen of wordt hij door een actie verlegd, dan gebeurt er niets.',
  'HR-117': 'Van de krachtmeting van een Schot kun je niet afzien. Dat kan alleen bij actiekaarten.',

  'HR-130':
    'Een actiekaart gaat op de aflegstapel, jullie krijgen allebei de tekst te zien en dan wordt de actie uitgevoerd.',
  'HR-131':
    'Je mag een actiekaart spelen en van de actie afzien. Dat zeg je bij het spelen, voordat je iets verborgens te zien krijgt; de kaart gaat dan gewoon weg.',
  'HR-132':
    'Kan een actie niets doen, dan kun je er alleen van afzien. Dat is zo bij Vuile truc als je tegenstander geen handkaarten heeft, Mucho Macho zonder open dame, Wisselen van kant en En daag zonder kaart op de velden, Monsterachtig zonder open Nessie bij je tegenstander en Versterking met een lege ploegstapel. Alle andere acties mag je altijd uitvoeren.',
  'HR-133': '“Jij” op een kaart is wie hem speelt, ook als hij uit de hand van de ander kwam.',
  'HR-134':
    'Kaarten die van de velden verdwijnen, gaan op de aflegstapel, boven op de actiekaart: eerst die van A, dan die van B, telkens rood, blauw, groen. De kaart eronder ligt nu open; ligt er niets, dan telt de afgedrukte Schot weer.',
  'HR-135': 'Bij het wegnemen kijk je één keer wat er open ligt. Wat daardoor bloot komt, blijft liggen.',
  'HR-136': 'Een afgedrukte Schot is geen kaart: je kunt hem niet wegnemen, verleggen of noemen.',

  'HR-140':
    'Adrenalinestoot: het vat gaat 2 velden jouw kant op. Komt het op of over je eindveld, dan win je de ronde.',
  'HR-141':
    'Vuile truc: je pakt een kaart uit de hand van je tegenstander en speelt die meteen, alsof hij van jou is. Alle gewone regels gelden, ook How-Ruck.',
  'HR-142':
    'Je kiest blind, uit gedekte kaarten die net door elkaar zijn gehusseld; aan de rug zie je niets, en de hand van de eigenaar blijft zoals hij was. Met de huisregel “open” zie je de hele hand en kies je. Of je van Vuile truc zelf afziet, zeg je daarvoor (HR-131).',
  'HR-143': 'Gepakt is gespeeld: teruggeven kan niet. Is het een actie, dan mag je er wel van afzien.',
  'HR-144':
    'Kun je de gepakte kaart niet spelen, dan gaat hij naar de aflegstapel. In het gewone spel overkomt dat alleen acties die niets kunnen doen.',
  'HR-145': 'Je tegenstander trekt niets bij en speelt de rest van de ronde met een kaart minder.',
  'HR-146':
    'Jij trekt in totaal één kaart: de gewone, voor Vuile truc, als de gepakte kaart helemaal is afgehandeld. Voor de gepakte kaart trek je niets.',
  'HR-147':
    'Pak je met Vuile truc nog een Vuile truc (dat kan alleen met eigen kaarten), dan voer je die volgens dezelfde regels uit of zie je ervan af. Hoe lang de keten ook wordt, je trekt in totaal één kaart.',
  'HR-148': 'How Ruck: er volgt meteen een krachtmeting.',
  'HR-149':
    'Mucho Macho: alle open dames aan beide kanten gaan weg. Ook de Flauwgevallen dame (0) is een dame.',
  'HR-150': 'Nessie is wel wit maar geen dame, en trekt zich van dat machogedoe niets aan: ze blijft.',
  'HR-151':
    'Zwak wint: een krachtmeting waarbij het vat het verschil opschuift naar de zwakste kant. Even sterk? Dan blijft het staan.',
  'HR-152': 'Touwbreuk: het vat gaat naar jouw startveld, waar het ook stond.',
  'HR-153': 'De ronde begint niet opnieuw: velden, handen, stapels en aflegstapel blijven zoals ze zijn.',
  'HR-154':
    'Je trekt gewoon je kaart en dan is je tegenstander aan de beurt. Heeft die geen handkaarten meer, dan speel jij door (HR-102).',
  'HR-155': 'Wisselen van kant: je verlegt één open kaart van de ene kant van het touw naar de andere.',
  'HR-156': 'Een gekleurde kaart gaat naar het veld van zijn kleur aan de andere kant.',
  'HR-157': 'Een witte kaart, Nessie ook, leg je op een van de drie velden aan de andere kant; jij kiest.',
  'HR-158':
    'De verlegde kaart bedekt wat er ligt. Op het veld waar hij vandaan komt, ligt de kaart eronder nu open; ligt er niets, dan telt de afgedrukte Schot weer.',
  'HR-159':
    'De richting kies je zelf: je eigen kaart naar de ander of die van de ander naar jou. Er volgt geen krachtmeting, ook niet met How-Ruck op de kaart.',
  'HR-160':
    'En daag: je noemt een sterkte. Alle open kaarten met die sterkte gaan weg, aan beide kanten, ook dames en Nessie (6).',
  'HR-161':
    'Je mag elke sterkte noemen die in het pak voorkomt, ook als hij nergens ligt. In het gewone pak zijn dat 0, 1, 2, 3, 4 en 6.',
  'HR-162': 'Noem je 2, dan blijven de afgedrukte Schotten gewoon staan: dat zijn geen kaarten.',
  'HR-163':
    'Monsterachtig: ligt Nessie open aan de kant van je tegenstander, dan verliest die meteen de ronde. Jij krijgt het vat, waar het ook staat. Wie Nessie daar neerlegde, doet er niet toe.',
  'HR-164': 'Een bedekte Nessie, of Nessie aan je eigen kant, telt niet.',
  'HR-165':
    'Versterking: je neemt de bovenste drie kaarten van je ploegstapel in de hand. Liggen er minder, dan neem je ze allemaal.',
  'HR-166': 'Daarna trek je ook nog gewoon je kaart. Van zes kaarten ga je zo naar negen: drie meer dus.',

  'HR-170':
    'Zodra het vat op of over een eindveld komt, is de ronde voorbij. Wie bij dat eindveld hoort, krijgt het vat als trofee, wie de kaart ook speelde.',
  'HR-171': 'Van die beurt gebeurt dan niets meer: niet trekken, en een halve actie wordt niet afgemaakt.',
  'HR-172':
    'Heeft niemand nog handkaarten, dan is de ronde ook voorbij. Het vat is voor wie de helft bezit waarin het staat.',
  'HR-173':
    'De puntentabel heeft een even aantal velden en geen midden, dus er is altijd een winnaar. Is het vat nooit van zijn plaats geweest, dan is het voor de speler op wiens startveld het staat.',
  'HR-174':
    'Alleen de handen tellen, na het trekken. Heb je een lege hand maar nog wel een stapel (dat kan alleen na meerdere Vuile trucs, met eigen kaarten), dan word je overgeslagen en trek je niet; die kaarten blijven ongezien buiten spel.',
  'HR-175': 'Daarna begint meteen een nieuwe ronde, tenzij iemand het spel gewonnen heeft.',

  'HR-180':
    'Is je tijd om, of ben je weg zonder computer op je stoel, dan speelt de tafel heel braaf voor je. Bij het touwtrekken speel je de kaart die je het langst in de hand hebt, een Schot aan je eigen kant, en van een actie zie je af. Tijdens de race verdeelt niemand voor je (HR-052).\nBij de ploegen ben je klaar, geef je het bevel, houd je de eerste kaart (rustig verdelen en restjes) en laat je het laatste paar liggen. Een Schot gaat op zijn kleur, wit op rood; met een gepakte kaart gaat het net zo. Bij Vuile truc trek je de eerste gedekte kaart. Bij een open Vuile truc is het de kaart die in de kaartenlijst vooraan staat, want in welke volgorde de ander ze kreeg, gaat jou niet aan. Bij En daag noem je de laagste sterkte. Bij Wisselen van kant neem je het eerste mogelijke veld (eerst A, dan B, telkens rood, blauw, groen), en een witte kaart gaat naar het rode veld.',
  'HR-181': 'Geef je op, dan wint je tegenstander meteen het spel. De vaten blijven staan zoals ze staan.',
  'HR-182':
    'In je eentje iets terugnemen kan niet: elke zet laat de ander iets zien, of jou een verborgen kaart. Samen kunnen jullie wel afspreken een zet terug te nemen, maar niet tijdens een race.',
};
