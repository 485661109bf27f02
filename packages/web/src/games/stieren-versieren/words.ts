/** The words of this board that are not in the game's own texts. */
const nl = {
  pair: {
    prompt: 'Welke twee stieren speel je? De ander ziet ze pas als jullie allebei gekozen hebben.',
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
};
export type Words = typeof nl;

const en: Words = {
  pair: {
    prompt: 'Which two bulls do you play? The other player sees them once you have both chosen.',
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
};

export const words = { nl, en };
