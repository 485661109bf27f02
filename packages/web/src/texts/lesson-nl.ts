/** What lessons say. */
export const lessonNl = {
  learn: 'Leer het spel',
  learnNamed: (game: string) => `Leer het spel: ${game}`,
  lessonOf: (game: string) => `Leer het spel: ${game}`,
  stepOf: (n: number, count: number) => `Stap ${n} van ${count}`,
  next: 'Verder',
  previous: 'Vorige stap',
  takeBack: 'Terug, nog een keer',
  notQuite: 'Dat mag, maar…',
  showMe: 'Doe het voor',
  lessonDoneText: 'Dit was de les. Speel nu een potje; de regels en “Waarom niet?” blijven bij de hand.',
  lessonAgain: 'Les nog eens',
  noLesson: 'Voor dit spel is er nog geen les.',
  teacher: 'De waard',
};
