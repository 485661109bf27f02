import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { Home } from '../home/Home.tsx';
import { useTexts } from '../texts/texts.ts';
import { Boundary } from './Boundary.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { Lost } from './Lost.tsx';
import {
  AboutPage,
  DeckPage,
  LessonPage,
  MakeTable,
  OnlinePage,
  ReplayPage,
  RulesPage,
  SamePage,
  SentPage,
  TablePage,
} from './pages.ts';
import { useRoute } from './router.ts';
import { Notes } from './toast.tsx';

export function App(): ReactNode {
  const texts = useTexts();
  const route = useRoute();
  // Before the pages, which may have more to say.
  useLayoutEffect(() => {
    document.title = texts.title;
  }, [texts]);
  const coming = route.page === 'rules' ? texts.rulesComing : texts.dealing;
  return (
    <>
      {/* Another page is not broken because this one was. */}
      <Boundary key={route.page} instead={<BrokenPage />}>
        <Suspense fallback={<p className="breath">{coming}</p>}>{page()}</Suspense>
      </Boundary>
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
      case 'sent':
        return <SentPage key={route.link} link={route.link} at={route.at} />;
      case 'same':
        return <SamePage key={route.link} link={route.link} />;
      case 'rules':
        return <RulesPage key={route.game} game={route.game} rule={route.rule} />;
      case 'about':
        return <AboutPage />;
      case 'unknown':
        return <Lost text={texts.noSuchPage} />;
    }
  }
}
