/** The words of this board that are not in the game's own texts. */
const nl = {
  pair: {
    prompt: 'Welke twee stieren speel je? Gedekt, tot jullie allebei kozen.',
    confirm: () => 'Speel deze twee',
  },
  swap: {
    prompt: 'Welke stieren wissel je nog meer?',
    confirm: (count: number): string =>
      count === 0 ? 'Klaar' : count === 1 ? 'Wissel deze stier' : `Wissel deze ${count} stieren`,
  },
  fight: {
    confirm: (count: number): string =>
      count === 0 ? 'Zonder hulp' : count === 1 ? 'Met deze hulp' : `Met deze ${count} erbij`,
  },
  city: 'De stad',
  round: (n: number): string => `Ronde ${n}`,
  lastRound: 'laatste!',
  actionsLeft: (n: number): string => (n === 1 ? 'nog 1 actie' : `nog ${n} acties`),
  starts: 'startspeler',
  ready: '[heeft|hebt] gekozen',
  couples: (n: number): string => (n === 1 ? '1 koppel' : `${n} koppels`),
  downCow: (slot: number, place: string): string => `Gedekte koe ${slot} bij ${place}`,
  goesTo: (card: string, place: string): string => `${card} naar ${place}`,
  onlyYou: 'alleen jij weet dit',
  drawn: 'Alleen jij ziet haar',
  chosen: 'gekozen, nog niet te zien',
  wooable: 'te versieren',
  strength: 'kracht',
  unknown: (n: number): string => (n === 1 ? '1 gedekt' : `${n} gedekt`),
  result: 'Een koppel!',
  fought: 'Bull Fight!',
  points: (n: number): string => (n === 1 ? '1 punt' : `${n} punten`),
  close: 'Sluit',
  look: (name: string, n: number): string => `Bekijk ${name} (${n})`,
};
type Words = typeof nl;

const en: Words = {
  pair: {
    prompt: 'Which two bulls do you play? Hidden until both have chosen.',
    confirm: () => 'Play these two',
  },
  swap: {
    prompt: 'Which other bulls do you swap?',
    confirm: (count) => (count === 0 ? 'Done' : count === 1 ? 'Swap this bull' : `Swap these ${count} bulls`),
  },
  fight: {
    confirm: (count) =>
      count === 0 ? 'Without help' : count === 1 ? 'With this help' : `With these ${count}`,
  },
  city: 'The city',
  round: (n) => `Round ${n}`,
  lastRound: 'last one!',
  actionsLeft: (n) => (n === 1 ? '1 action left' : `${n} actions left`),
  starts: 'start player',
  ready: '[has|have] chosen',
  couples: (n) => (n === 1 ? '1 couple' : `${n} couples`),
  downCow: (slot, place) => `Face-down cow ${slot} at ${place}`,
  goesTo: (card, place) => `${card} to ${place}`,
  onlyYou: 'only you know',
  drawn: 'Only you see her',
  chosen: 'chosen, not shown yet',
  wooable: 'can be wooed',
  strength: 'strength',
  unknown: (n) => `${n} face down`,
  result: 'A couple!',
  fought: 'Bull Fight!',
  points: (n) => (n === 1 ? '1 point' : `${n} points`),
  close: 'Close',
  look: (name, n) => `Look at ${name} (${n})`,
};

export const words = { nl, en };
