import { later } from './later.tsx';

/** All pages but the first, each in a chunk of its own. */
export const AboutPage = later(async () => (await import('../about/AboutPage.tsx')).AboutPage);
export const TablePage = later(async () => (await import('../table/TablePage.tsx')).TablePage);
export const MakeTable = later(async () => (await import('../online/MakeTable.tsx')).MakeTable);
export const OnlinePage = later(async () => (await import('../online/OnlinePage.tsx')).OnlinePage);
export const DeckPage = later(async () => (await import('../deck/DeckPage.tsx')).DeckPage);
export const LessonPage = later(async () => (await import('../lesson/LessonPage.tsx')).LessonPage);
export const ReplayPage = later(async () => (await import('../replay/ReplayPage.tsx')).ReplayPage);
export const RulesPage = later(async () => (await import('../rules/RulesPage.tsx')).RulesPage);
export const SamePage = later(async () => (await import('../same/SamePage.tsx')).SamePage);
export const SentPage = later(async () => (await import('../replay/SentPage.tsx')).SentPage);
