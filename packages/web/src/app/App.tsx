import { type ReactNode, Suspense, useEffect } from 'react';
import { Home } from '../home/Home.tsx';
import { useTexts } from '../texts/texts.ts';
import { Lost } from './Lost.tsx';
import {
  DeckPage,
  LessonPage,
  MakeTable,
  OnlinePage,
  ReplayPage,
  RulesPage,
  SamePage,
  TablePage,
} from './pages.ts';
import { useRoute } from './router.ts';
import { Notes } from './toast.tsx';

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
        return <MakeTable key={route.game} game={route.game} as={route.as} />;
      case 'online':
        return <OnlinePage key={route.id} id={route.id} pass={route.pass} as="player" />;
      case 'screen':
        return <OnlinePage key={`screen ${route.id}`} id={route.id} pass={undefined} as="screen" />;
      case 'deck':
        return <DeckPage key={route.game} game={route.game} />;
      case 'lesson':
        return <LessonPage key={route.game} game={route.game} />;
      case 'replay':
        return <ReplayPage key={route.id} id={route.id} at={route.at} />;
      case 'same':
        return <SamePage key={route.link} link={route.link} />;
      case 'rules':
        return <RulesPage game={route.game} rule={route.rule} />;
      case 'unknown':
        return <Lost text={texts.noSuchPage} />;
    }
  }
}
