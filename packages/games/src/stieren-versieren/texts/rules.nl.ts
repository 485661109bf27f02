import type { RuleId } from '../rule-ids.ts';

/** The rules, one text for each. */
export const rulesNl: Record<RuleId, string> = {
  'SV-001':
    'Stieren Versieren speel je met 2, 3 of 4 spelers. De volgorde aan tafel staat vast, met de klok mee.',
  'SV-002':
    'Elke locatie, stier en koe heeft precies één soort symbool; hoeveel er op een kaart staan, is zijn waarde. De favoriete locatie van een stier of koe is de locatie met hetzelfde symbool. De Drag Queen is een geval apart (SV-713).',
  'SV-003':
    'Locaties die naast of boven elkaar liggen, zijn aangrenzend. De ene die overblijft, ligt schuin tegenover.',
  'SV-004': 'Op een locatie mogen zoveel koeien en stieren liggen als er komen.',
  'SV-005':
    'Stieren op een locatie liggen altijd open. Een koe die omgedraaid is, blijft de rest van het spel open, waar ze ook heen gaat.',
  'SV-006':
    'Een stier en een koe worden alleen een koppel als ze hetzelfde symbool hebben. De Drag Queen trekt zich daar niets van aan.',
  'SV-007':
    'Een maatje van een stier is een andere stier van dezelfde speler, op dezelfde locatie en met hetzelfde symbool. In een Bull Fight om de Drag Queen is dat anders (SV-708).',

  'SV-010':
    'Leg de vier locaties in een vierkant van twee bij twee. Gewoonlijk liggen VIP Club en De Kroeg boven en De Fitness en De Opera onder; jullie kunnen ook loten of zelf een opstelling kiezen.',
  'SV-011':
    'Schud de 16 koeien gedekt en doe de bovenste 5 ongezien terug in de doos. Met de Drag Queen zijn het 17 koeien, en dan gaan er 5 of 6 terug, net wat jullie afspreken.',
  'SV-012':
    'Schud de rest nog eens: die 11 koeien zijn de gedekte trekstapel. Leg de bovenste 4 gedekt bij de locaties, bij elke locatie één, eerst de bovenste rij van links naar rechts en dan de onderste. Niemand kijkt. Er blijven 7 koeien in de stapel. (Met de Drag Queen en 5 koeien terug in de doos zijn het er 12, en blijven er 8 over.)',
  'SV-013':
    'Schud de 4 Love Shacks en geef iedere speler er één: het symbool erop is jouw teken. Love Shacks die overblijven doen niet mee, en de 20 stieren die erbij horen ook niet.',
  'SV-014':
    'Schud je eigen 20 stieren tot een gedekte trekstapel en trek er 5: dat is je hand. Je aflegstapel is nog leeg.',
  'SV-015': 'De bonuskaarten doen niet mee, behalve de Drag Queen als jullie voor haar kiezen.',
  'SV-016':
    'Bepaal wie de startspeler is. In het boekje is dat wie het best een koe imiteert; hier wordt er gewoonlijk geloot, maar jullie kunnen iets anders afspreken.',
  'SV-017':
    'Jullie spelen met de kaarten van Stamtafel of met eigen kaarten, voor iedereen dezelfde, en dat ligt vast voordat het spel wordt klaargelegd. Eigen kaarten zijn precies 20 stieren per speler (voor iedereen dezelfde, elk symbool minstens één keer) en precies 16 koeien (4 per symbool), met waarden van 1 tot en met 9; namen mag je zelf bedenken. De Drag Queen houdt waarde 5.',
  'SV-018':
    'Wijst de gastheer de startspeler aan, dan begint de stoel die hij noemt. Stemmen jullie over de beste koe, dan gebeurt dat als laatste van de voorbereiding: wie de meeste stemmen krijgt begint, en bij een gelijke stand wordt er tussen die spelers geloot. Stemt niemand, of zijn jullie met 2 spelers, dan wordt er tussen iedereen geloot.',

  'SV-100':
    'Een ronde heeft 7 fasen, in deze volgorde: Koeien trekken, Stieren spelen, Stieren plaatsen, Actiefase, Stieren aanvullen, Doordraaien en Koeientekort.',
  'SV-101':
    'Koeien trekken: de startspeler pakt de bovenste koe van de stapel en begluurt haar symbool en waarde; niemand anders kijkt mee. Dan legt hij haar gedekt op een locatie naar keuze, haar favoriete locatie mag ook. Overslaan kan niet.',
  'SV-102':
    'Is de koeienstapel al leeg, dan slaan jullie Koeien trekken over. Dat kan alleen na een koeientekort (SV-163).',
  'SV-103':
    'Gaat bij Koeien trekken de laatste koe van de stapel naar een locatie, dan is dit de laatste ronde.',
  'SV-104':
    'Wie bij Koeien trekken een koe trok, kent haar tot ze omgedraaid wordt; het scherm blijft haar aan die speler laten zien, en aan niemand anders. Een gedekte koe van de voorbereiding of van een koeientekort kent niemand.',
  'SV-110':
    'Stieren spelen: iedereen kiest in het geheim 1 stier uit zijn hand en legt die gedekt voor zich neer. Het moet, het gaat tegelijk en het ligt vast zodra iedereen gekozen heeft.',
  'SV-111':
    'Heb je minder kaarten dan je moet spelen, dan speel je alles wat je hebt. Met 20 stieren komt dat niet voor.',
  'SV-120':
    'Stieren plaatsen: alle gekozen stieren gaan tegelijk open en tegelijk naar de locatie van hun eigen symbool. Een andere locatie kiezen kan niet.',
  'SV-130':
    'Actiefase: de startspeler begint en dan gaat het met de klok mee. Iedereen krijgt één beurt met hoogstens 2 acties achter elkaar.',
  'SV-140':
    'Stieren aanvullen: iedereen trekt van de eigen trekstapel tot er 5 kaarten in de hand zijn. Dat gaat vanzelf.',
  'SV-150': 'Doordraaien: de volgende speler met de klok mee wordt de startspeler.',
  'SV-160':
    'Koeientekort: alleen als er op geen enkele locatie meer een koe ligt, open of gedekt. Dan komt de bovenste koe van de stapel, door niemand gezien, gedekt op de locatie met de minste stieren. De stieren van alle spelers tellen, en geen stieren telt als 0. Het is maar één koe.',
  'SV-161':
    'Zijn er meer locaties met het kleinste aantal stieren, dan kiest de nieuwe startspeler een van die locaties.',
  'SV-162':
    'Is de stapel al leeg als het koeientekort aan de beurt is, dan was dit de laatste ronde en komt er geen koe bij. Door SV-103 en SV-163 geldt dat in elke laatste ronde, en in geen andere.',
  'SV-163':
    'Gaat bij een koeientekort de laatste koe van de stapel weg, dan spelen jullie nog precies één ronde. Dat is de laatste.',
  'SV-164':
    'Een koe die bij een koeientekort komt en niet de laatste van de stapel is, maakt het spel een ronde korter: de stapel is een ronde eerder op. Ronde 1 eindigt nooit zonder koeien (5 koeien kosten minstens 9 acties en er zijn er maar 8), dus een spel duurt minstens 5 rondes.',
  'SV-170':
    'In de laatste ronde gaan jullie na de actiefase meteen punten tellen. Stieren aanvullen, Doordraaien en Koeientekort vervallen.',
  'SV-171':
    'Ligt er in de laatste ronde nergens meer een koe, dan is de actiefase meteen voorbij. Acties en beurten die nog over zijn, vervallen; aan de punten verandert toch niets meer.',

  'SV-200':
    'Er zijn zes acties: A een gesprek aanknopen, B een stier verplaatsen, C een koe verjagen, D een extra stier inbrengen, E een versierpoging doen en F stiertje wisselen.',
  'SV-201':
    'Een beurt heeft 2 acties. Je mag dezelfde actie twee keer doen, behalve D: die mag maar één keer per beurt.',
  'SV-202': 'Een actie mag, maar hoeft niet. Je mag ook passen, en dan is je beurt voorbij.',
  'SV-203':
    'Je handelt je acties na elkaar af. De tweede gaat verder waar de eerste ophield: een stier die je deze beurt hebt geplaatst of verplaatst, of die na een gesprek weg moest, mag gewoon weer iets doen.',
  'SV-204':
    'Je doet alles met je eigen stieren. Stieren van anderen verplaats je nooit, neem je nooit mee en tel je nooit mee. Een stier is na een actie niet “op”, tenzij een regel dat zegt.',
  'SV-205':
    'Om een koe te begeleiden (B), te verjagen (C) of te versieren (E), moet ze open liggen. Met een gedekte koe kun je alleen een gesprek aanknopen (A), ook als iemand weet wie ze is.',
  'SV-210':
    'A. Een gesprek aanknopen: kies een eigen stier en een gedekte koe op dezelfde locatie en draai haar om, zodat iedereen haar ziet. Elke eigen stier daar is goed, welk symbool hij ook heeft en of hij nu op zijn favoriete locatie is of niet.',
  'SV-211':
    'Is de waarde van de stier hoger dan die van de koe, dan kwam hij wat lomp uit de hoek: hij moet meteen naar de locatie schuin tegenover, voor hij een hoef in zijn gezicht krijgt.',
  'SV-212':
    'Is zijn waarde gelijk of lager, dan blijft hij na het fijne gesprek waar hij is. Jullie kunnen afspreken dat hij ook bij een gelijke waarde weg moet.',
  'SV-213':
    'Je vergelijkt alleen de waarden (SV-211 en SV-212); de symbolen doen er niet toe. Alleen de stier die het gesprek voerde, gaat weg.',
  'SV-214': 'Met een koe die al open ligt, kun je geen gesprek aanknopen.',
  'SV-220': 'B. Een stier verplaatsen: verplaats één eigen stier naar een aangrenzende locatie.',
  'SV-221':
    'De stier mag één metgezel meenemen naar dezelfde locatie: een koe (SV-222) of een maatje (SV-223), maar niet allebei.',
  'SV-222':
    'Een koe kun je begeleiden als ze open ligt op de locatie van de stier, hetzelfde symbool heeft als hij en niet op haar favoriete locatie is. De waarde van de stier is niet van belang, en elke aangrenzende locatie mag.',
  'SV-223': 'Het maatje is een andere eigen stier op dezelfde locatie met hetzelfde symbool.',
  'SV-230':
    'C. Een koe verjagen: kies een open koe die niet op haar favoriete locatie is. Je eigen stieren op die locatie met een ander symbool dan zij moeten samen een even hoge of hogere waarde hebben; minstens één zo’n stier moet er zijn.',
  'SV-231':
    'Je stieren met haar symbool tellen niet mee. De stieren die wel tellen, mogen verschillende symbolen hebben. Je hoeft ze niet aan te wijzen, ze blijven waar ze zijn en het kost je niets.',
  'SV-232':
    'Je kiest zelf naar welke van de drie andere locaties je de koe verjaagt. Schuin tegenover mag, en haar favoriete locatie ook.',
  'SV-240':
    'D. Een extra stier inbrengen: leg één stier uit je hand open op de locatie van zijn symbool. Dat mag één keer per beurt, en alleen met 3 of 4 spelers.',
  'SV-250':
    'E. Een versierpoging doen: kies een eigen stier, de Romeo, en een open koe op dezelfde locatie. Stier, koe en locatie moeten alle drie hetzelfde symbool hebben.',
  'SV-251':
    'Kan of wil niemand je uitdagen, dan gaan de koe en Romeo als koppel naar je Love Shack en gebeurt er verder niets. En ze leefden nog lang en gelukkig. Daagt er wel iemand uit, dan komt er een Bull Fight.',
  'SV-252':
    'Hoe het ook afloopt, je actie ben je kwijt. Een aangekondigde Romeo kun je niet meer terugtrekken.',
  'SV-260':
    'F. Stiertje wisselen: leg 1 of meer handkaarten op je aflegstapel en trek daarna tot je er 5 hebt.',
  'SV-261':
    'Je trekt tot 5 kaarten, ook als je er voor het wisselen minder had. Met een lege hand kun je niet wisselen.',

  'SV-300':
    'Een Bull Fight is geen actie, maar een gebeurtenis. Er is een koe op haar favoriete locatie voor nodig, een Romeo die haar probeert te versieren en een concurrent die uitdaagt.',
  'SV-301':
    'Uitdagen mag elke andere speler met minstens één stier op die locatie die het symbool van de koe heeft. Heb je zo’n stier alleen in je hand of op een andere locatie, dan telt dat niet.',
  'SV-302': 'Wie uitdaagt, wijst één zo’n stier aan: de uitdager. Uitdagen is nooit verplicht.',
  'SV-303':
    'In het gewone spel is er maar één uitdager: de eerste die zich meldt. Hoe die gevonden wordt, spreken jullie af: gewoonlijk beslist het lot (SV-316), maar een race (SV-304) of om de beurt vragen kan ook. Kan er maar één speler uitdagen, dan wordt het die gewoon gevraagd.\nOm de beurt gaat met de klok mee vanaf de linkerbuur van Romeo’s speler: de eerste die ja zegt, is de uitdager, en de rest wordt niet meer gevraagd.',
  'SV-304':
    'Spreken jullie een race af, dan mag iedereen die kan uitdagen in willekeurige volgorde antwoorden. De eerste uitdaging die bij de tafel binnenkomt, telt; een trage verbinding kost je niets, tot een vijfde seconde. Wie bedankt, doet alleen zelf niet meer mee en kan daarna niet meer uitdagen; bedankt iedereen, dan is het voorbij. Alleen hier telt wie van jullie het eerst antwoordt, en die volgorde wordt bewaard.',
  'SV-305':
    'De uitdager zet als eerste in: welke maatjes op de locatie meedoen (open) en welke kaarten uit de hand (gedekt). Alles, een deel of niets: het mag allemaal.',
  'SV-306':
    'De uitdager mag bluffen: kaarten uit de hand met een ander symbool mogen erbij, maar tellen als 0.',
  'SV-307':
    'Daarna zet Romeo’s speler in. Die ziet de maatjes van de uitdager en hoeveel gedekte kaarten er liggen, en kiest welke maatjes van Romeo meedoen en welke handkaarten met het symbool van de koe: alles, een deel of niets. Bluffen mag Romeo’s kant niet, tenzij jullie dat afspreken (SV-317).',
  'SV-308':
    'Maatjes moeten het symbool van de koe hebben. Andere stieren die je op de locatie hebt, kunnen niet meedoen.',
  'SV-309':
    'Heeft de laatste ingezet, dan gaan alle support stieren tegelijk open. Je kracht is de waarde van Romeo of van de uitdager, plus de maatjes die meedoen, plus de support stieren met het symbool van de koe.',
  'SV-310': 'Wie de meeste kracht heeft, wint. Bij een gelijkspel krijgt Romeo het voordeel van de twijfel.',
  'SV-311':
    'De stier van de winnaar, Romeo of de uitdager, gaat met de koe als koppel naar de Love Shack van de winnaar.',
  'SV-312':
    'De maatjes waarmee de winnaar vocht, gaan naar zijn aflegstapel. Maatjes die niet meededen, blijven.',
  'SV-313':
    'Een uitdager die verliest, gaat naar de aflegstapel van zijn eigenaar. Diens maatjes blijven op de locatie, of ze nu meededen of niet, en de speler zelf speelt gewoon verder.',
  'SV-314':
    'Een Romeo die verliest, blijft met zijn maatjes teleurgesteld achter op de locatie, of ze nu meededen of niet.',
  'SV-315':
    'Alle support stieren gaan naar de aflegstapel van hun eigenaar, passend of bluf, gewonnen of verloren. Op de locatie komen ze nooit. Je hand vul je pas aan bij Stieren aanvullen, of met F.',
  'SV-316':
    'Loten om wie uitdaagt: iedereen die kan uitdagen, antwoordt tegelijk en in het geheim: niet, of met welke stier. Terugnemen kan tot de laatste geantwoord heeft. Willen er meer, dan wijst het lot een van hen aan. Of de anderen ook wilden, blijft geheim; en wil niemand, dan gaan de koe en Romeo samen naar de Love Shack (SV-251).',
  'SV-317':
    'Jullie kunnen afspreken dat ook Romeo’s kant mag bluffen: stieren uit de hand met een ander symbool mogen erbij en tellen als 0. Ze gaan daarna gewoon naar de aflegstapel (SV-315), dus het ruimt een slechte hand op.',
  'SV-320':
    'Tactische versie: na de versierpoging zegt iedereen die kan uitdagen, met de klok mee vanaf Romeo’s speler, of hij uitdaagt en met welke stier. Wie ja zegt, is uitdager; het kunnen er dus meer zijn.',
  'SV-321':
    'Tactische versie: de uitdagers zetten in die volgorde in (SV-305, SV-306), en Romeo’s speler als laatste (SV-307). Wie later is, ziet de maatjes en het aantal kaarten van wie eerder was.',
  'SV-322':
    'Tactische versie: de meeste kracht wint. Deelt Romeo de hoogste kracht met iemand, dan wint Romeo.',
  'SV-323':
    'Tactische versie: hebben twee of meer uitdagers samen de hoogste kracht en verslaan ze Romeo, dan kiest Romeo’s speler wie van hen wint.',
  'SV-324':
    'Tactische versie: elke uitdager die niet wint, heeft verloren (SV-313), ook als hij Romeo versloeg of niet gekozen werd (tenzij SV-325).',
  'SV-325':
    'Jullie kunnen afspreken dat in de tactische versie een uitdager die niet gekozen werd (SV-323) op de locatie blijft: hij deelde de hoogste kracht en is dus niet verslagen. Zijn support stieren gaan wel naar de aflegstapel (SV-315). Wie zwakker was, heeft gewoon verloren.',

  'SV-400':
    'Een koe op haar favoriete locatie is honkvast: niemand kan haar verjagen (C) of begeleiden (B). Ze gaat pas weg als ze versierd wordt, of als partner van de Drag Queen (SV-710).',
  'SV-401':
    'Honkvast hangt alleen van haar plek af. Hoe een koe daar ook komt – gedeeld, neergelegd, meegenomen of verjaagd –, ze is meteen honkvast.',
  'SV-402':
    'Of een gedekte koe honkvast is, wordt nooit getoond of nagekeken. Een gedekte koe kan toch niet verplaatst worden (SV-205).',

  'SV-450':
    'Moet je een kaart trekken en is je trekstapel leeg, dan schud je je eigen aflegstapel tot een nieuwe trekstapel en trek je verder. Eerder schud je niet.',
  'SV-451':
    'Bij Stiertje wisselen liggen je weggelegde kaarten al op de aflegstapel voordat je trekt. Wordt er geschud, dan kunnen ze dus terugkomen.',
  'SV-452':
    'Zijn je trekstapel en je aflegstapel allebei leeg, dan trek je niet verder en speel je door met minder kaarten. Dat kan alleen door F in een 8e ronde.',
  'SV-453': 'Aflegstapels liggen open; iedereen mag ze bekijken.',
  'SV-454': 'Een stier in een Love Shack komt nooit meer terug.',

  'SV-500':
    'Met twee spelers legt ieder bij Stieren spelen twee stieren gedekt neer. De symbolen mag je zelf weten, twee keer hetzelfde mag ook.',
  'SV-501':
    'Met twee spelers legt bij Stieren plaatsen eerst de startspeler zijn twee stieren open neer, dan de ander. Wat je speelt, lag al vast voordat er iets open ging, en kan niet meer veranderen.',
  'SV-502':
    'Met twee spelers bestaat actie D niet. A, B, C, E en F blijven, elk hoogstens twee keer per beurt.',
  'SV-503':
    'Verder is met twee spelers alles hetzelfde, ook de Bull Fight. De tactische versie maakt dan geen verschil.',

  'SV-600':
    'Het spel eindigt na de laatste ronde (SV-103, SV-163, SV-170). Komt er geen koeientekort, dan is dat ronde 7, of met de Drag Queen soms ronde 8 (SV-701).',
  'SV-601':
    'Elk koppel levert de waarde van de koe keer die van de stier op. Je score is de som van al je koppels.',
  'SV-602':
    'De hoogste score wint. Koeien en stieren die nog op locaties, in handen of in stapels zitten, leveren niets op.',
  'SV-603':
    'Bij een gelijke score delen jullie de plaats. Jullie kunnen ook afspreken dat dan het aantal koppels telt, daarna het koppel met de meeste punten, en dat jullie pas daarna delen.',
  'SV-604':
    'De deur van de Love Shack blijft dicht tot de puntentelling: op tafel zie je alleen hoeveel koppels iedereen heeft. Jullie kunnen ook afspreken dat de koppels en punten te zien zijn. Geheim is het nooit, want iedereen zag ze ontstaan en in het verhaal staan ze gewoon.',

  'SV-700':
    'De Drag Queen wordt bij de voorbereiding tussen de koeien geschud (SV-011) en kan dus ook in de doos belanden. In alles wat hieronder niet anders staat, is ze een gewone koe, ook bij een koeientekort.',
  'SV-701':
    'Gaan er met de Drag Queen 5 koeien terug in de doos, dan blijven er 8 in de stapel en kan het spel 8 rondes duren. Gaan er 6 terug, dan zijn het er 7.',
  'SV-702':
    'Trek je haar bij Koeien trekken, dan leg je haar gedekt neer waar je wilt, net als andere koeien.',
  'SV-703': 'Een gesprek (A) gaat met haar als met andere koeien. Haar waarde is 5.',
  'SV-704':
    'Een versierpoging (E) bij haar mag op elke locatie en met elke eigen stier die daar is. Romeo’s symbool en zijn favoriete locatie doen er niet toe, maar ze moet wel open liggen.',
  'SV-705':
    'Elke locatie is haar favoriet, dus ze is overal honkvast: je kunt haar nooit verjagen of begeleiden (tenzij SV-714).',
  'SV-706': 'Bij haar mag elke andere speler uitdagen die een stier op haar locatie heeft, welke ook.',
  'SV-707':
    'In een Bull Fight om haar mag Romeo’s speler hem niet helpen: geen maatjes en geen support stieren. De kracht is Romeo’s waarde. Die speler hoeft dus niets in te zetten, maar kiest wel als SV-323 dat vraagt.',
  'SV-708':
    'Uitdagers mogen in die Bull Fight al hun eigen stieren op de locatie als maatje inzetten (tenzij SV-715), en elke support stier telt met zijn waarde. Bluffen heeft dus geen zin.',
  'SV-709':
    'Een koppel met haar levert 5 plus de waarde van de partner op. Vermenigvuldigen is voor haar tenslotte een beetje lastig.',
  'SV-710':
    'Je mag de Drag Queen ook aan een koe koppelen. Bij de versierpoging (E) noem je dan in plaats van Romeo een andere open koe op dezelfde locatie als partner, met welk symbool ook en honkvast of niet. Je eigen stier is de koppelaar, en komt er een Bull Fight, dan vecht hij als Romeo.',
  'SV-711':
    'Wil je de Drag Queen aan een koe koppelen (SV-710) en daagt niemand uit of wint de koppelaar, dan gaan de twee samen naar je Love Shack: 5 plus de waarde van de koe. De koppelaar blijft op de locatie.',
  'SV-712':
    'Wint bij SV-710 een uitdager, dan is de Drag Queen met die stier het koppel: 5 plus de waarde van de stier. De partnerkoe en de koppelaar blijven waar ze zijn.',
  'SV-713':
    'Waar symbolen vergeleken worden, heeft de Drag Queen ze allemaal. Haar regels gaan voor SV-002, SV-006, SV-007, SV-250, SV-301, SV-307, SV-308, SV-309, SV-601 en SV-806.',
  'SV-714':
    'Jullie kunnen afspreken dat de Drag Queen nergens honkvast is. Dan kan elke eigen stier op haar locatie haar begeleiden (B), en om haar te verjagen (C) tellen al je stieren daar mee: een ander symbool dan zij heeft niemand. Versieren kan nog steeds overal (SV-704).',
  'SV-715':
    'Jullie kunnen afspreken dat in een Bull Fight om de Drag Queen de maatjes het symbool van de uitdager moeten hebben. Elke support stier telt nog steeds met zijn waarde.',

  'SV-800':
    'Hetzelfde startgetal, dezelfde afspraken en dezelfde zetten geven hetzelfde spel. Al het schudden, een gelote opstelling, een gelote startspeler en het loten na een gelijke stemming of om wie uitdaagt, komen uit één bron van toeval.',
  'SV-801':
    'Mag een zet niet, dan gebeurt er niets en hoor je waarom. Wat je kunt kiezen en welke reden je krijgt, hangt alleen af van wat jij mag weten: een gedekte koe begeleiden, verjagen of versieren geeft altijd SV-205, wie ze ook is.',
  'SV-802':
    'Een gedekte koe heet naar de hoeveelste koe ze op tafel was, nooit naar wie ze is. Dat nummer houdt ze het hele spel.',
  'SV-803':
    'Een zet terugnemen kan alleen zolang geen andere speler sindsdien iets te weten is gekomen, en nooit tot voor het begluren van een koe, een gesprek, het trekken van een kaart of een onthulling. Een stier die je bij Stieren spelen koos, en je antwoord als er geloot wordt om wie uitdaagt (SV-316), kun je alleen terugnemen zolang nog niet iedereen gekozen heeft.',
  'SV-804':
    'Is je tijd om, dan speelt de tafel heel braaf voor je. Je speelt de stier met de laagste waarde, past bij de acties en daagt niemand uit. Een getrokken koe gaat naar de eerste locatie.\nDat is de eerste van de bovenste rij, van links naar rechts, en dan van de onderste; bij een koeientekort ook. Bij gelijke waarde speel je de eerste stier in de volgorde van SV-807 (met 2 spelers zo de eerste twee). In een Bull Fight zet je niets in. Moet je een winnende uitdager kiezen, dan wordt het de eerste met de klok mee vanaf Romeo’s speler. Bij het stemmen onthoud je je.',
  'SV-805':
    'De race om uit te dagen geldt alleen als er bij het begin op elke stoel een mens met een eigen apparaat zit. Anders beslist het lot (SV-316). Maak je een tafel voor zulke mensen, dan staat de race voorop, want zo staat het in het boekje. Tijdens het spel verandert dat nooit. Neemt een computer tijdens een race een stoel over, dan houdt de tafel zijn antwoord vast tot alle mensen die konden uitdagen geantwoord hebben.',
  'SV-806':
    'Moet je in een Bull Fight inzetten (dus niet bij SV-707) en heb je een kaart in je hand of een maatje op de locatie, dan wordt het je altijd gevraagd, ook als alleen “niets” mag. Zo verraadt het tempo niet dat je geen passende kaart hebt.',
  'SV-807':
    'Stieren hebben een vaste volgorde: hart, bier, halter, geld, en dan van lage naar hoge waarde. Bij eigen kaarten is het de volgorde van de lijst. Zo staan ze in lijstjes, zo wordt gekozen als je tijd om is, en zo wordt genoteerd welke stier voorop gaat als er een maatje meegaat.',
};
