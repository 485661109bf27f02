import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Home } from '../home/Home.tsx';
import { useTexts } from '../texts/texts.ts';
import { Lost } from './Lost.tsx';
import { useRoute } from './router.ts';
import { Notes } from './toast.tsx';

const TablePage = lazy(async () => ({ default: (await import('../table/TablePage.tsx')).TablePage }));
const MakeTable = lazy(async () => ({ default: (await import('../online/MakeTable.tsx')).MakeTable }));
const OnlinePage = lazy(async () => ({ default: (await import('../online/OnlinePage.tsx')).OnlinePage }));
const DeckPage = lazy(async () => ({ default: (await import('../deck/DeckPage.tsx')).DeckPage }));
const LessonPage = lazy(async () => ({ default: (await import('../lesson/LessonPage.tsx')).LessonPage }));
const ReplayPage = lazy(async () => ({ default: (await import('../replay/ReplayPage.tsx')).ReplayPage }));
const RulesPage = lazy(async () => ({ default: (await import('../rules/RulesPage.tsx')).RulesPage }));

export function App(): ReactNode {
  const texts = useTexts();
  const route = useRoute();
  useEffect(() => {
    document.title = texts.title;
  }, [texts]);
  return (
    <>
      <Suspense fallback={<p className="breath">{texts.dealing}</p>}>{page()}</Suspense>
      <Notes />
    </>
  );

  function page(): ReactNode {
    switch (route.page) {
      case 'home':
        return <Home />;
      case 'table':
        return <TablePage key={route.id} id={route.id} />;
      case 'make':
        return <MakeTable key={route.game} game={route.game} />;
      case 'online':
        return <OnlinePage key={route.id} id={route.id} pass={route.pass} />;
      case 'deck':
        return <DeckPage key={route.game} game={route.game} />;
      case 'lesson':
        return <LessonPage key={route.game} game={route.game} />;
      case 'replay':
        return <ReplayPage key={route.id} id={route.id} at={route.at} />;
      case 'rules':
        return <RulesPage game={route.game} rule={route.rule} />;
      case 'unknown':
        return <Lost text={texts.noSuchPage} />;
    }
  }
}
