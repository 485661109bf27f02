import { heardBy, tell } from '@stamtafel/games/telling/story.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { newsFrom } from './news.ts';
import { promptOf } from './Prompt.tsx';
import { useScene } from './scene.ts';

interface Props {
  /** Which table the story is about, where a lesson lays one after the other. */
  readonly table?: number;
}

/** Says what happened and what is asked, for those who listen to the table. */
export function Announcer({ table = 0 }: Props): ReactNode {
  const scene = useScene();
  const { beat, snapshot, teller, texts } = scene;
  const told = useRef({ viewer: -1, table, story: snapshot.story, prompt: '' });
  const [said, setSaid] = useState({ at: 0, words: '' });
  const prompt = promptOf(scene);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every new moment, in the words of that moment
  useEffect(() => {
    // Announces all that is being shown at once, together with the question it leads to.
    if (beat !== null) return;
    const { story, viewer } = snapshot;
    const isSame = told.current.viewer === viewer && told.current.table === table;
    const from = isSame ? newsFrom(told.current.story, story) : story.length;
    const isBack = from > story.length;
    const news = isBack ? [texts.undone] : tell(teller, heardBy(viewer, story, from));
    const isNew = !isSame || news.length > 0 || prompt !== told.current.prompt;
    told.current = { viewer, table, story, prompt };
    // The same question is not asked again because something happened that is not told.
    if (isNew) setSaid({ at: snapshot.version, words: [...news, prompt].join(' ') });
  }, [snapshot.version]);
  return (
    <div className="unseen" role="status" aria-live="polite">
      {/* Another element each time: the same words twice, after taking back twice, are heard twice. */}
      <span key={said.at}>{said.words}</span>
    </div>
  );
}
