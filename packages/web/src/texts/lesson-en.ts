import type { lessonNl } from './lesson-nl.ts';

export const lessonEn: typeof lessonNl = {
  learn: 'Learn the game',
  learnNamed: (game) => `Learn the game: ${game}`,
  lessonOf: (game) => `Learn the game: ${game}`,
  stepOf: (n, count) => `Step ${n} of ${count}`,
  next: 'Next',
  previous: 'Previous step',
  takeBack: 'Take it back and try again',
  notQuite: 'That is allowed, but…',
  showMe: 'Show me',
  lessonDoneText: 'That was the lesson. Now play a match; the rules and “Why not?” stay at hand.',
  lessonAgain: 'Start over',
  noLesson: 'There is no lesson for this game yet.',
  teacher: 'The landlord',
};
