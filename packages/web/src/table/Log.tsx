import { forgotten, isCountedOn } from '@stamtafel/games/telling/story.ts';
import type { Teller } from '@stamtafel/games/telling/tell.ts';
import type { Event, Kind } from '@stamtafel/kernel';
import {
  createContext,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Aside } from '../app/Boundary.tsx';
import { Dialog } from '../app/Dialog.tsx';
import { later } from '../app/later.tsx';
import { Picture } from '../parts/Picture.tsx';
import { useScene } from './scene.ts';
import { useIsWide } from './useIsWide.ts';

/** Goes to the moment of an event, where a story can be looked back at. */
const Jump = createContext<((event: number) => void) | undefined>(undefined);
export const JumpProvider = Jump.Provider;

const SideChat = later(async () => (await import('./SideChat.tsx')).SideChat);

/** The story in sentences, at the side of a wide table; elsewhere it could not be seen, so it is not drawn. */
export function LogPanel(): ReactNode {
  const { texts, snapshot } = useScene();
  if (!useIsWide()) return null;
  return (
    <aside className="log-panel" aria-label={texts.log}>
      <h2>{texts.log}</h2>
      <Story />
      {snapshot.around !== null && (
        <Suspense>
          <Aside>
            <SideChat />
          </Aside>
        </Suspense>
      )}
    </aside>
  );
}

export function LogDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { texts, snapshot } = useScene();
  return (
    <Dialog title={texts.log} onClose={onClose} className="log-dialog">
      {/* Both at once: the end of the story is looked for where it stays. */}
      <Suspense>
        <Story />
        {snapshot.around !== null && (
          <Aside>
            <SideChat />
          </Aside>
        )}
      </Suspense>
    </Dialog>
  );
}

/** A story may be long; its end is what people look for. */
const MOST_LINES = 60;
const MOST_CARDS = 5;

/** Of a row of events that only count on the last one is told; where remembering is part of the game cards are not named. */
export function Story({ from = 0 }: { readonly from?: number }): ReactNode {
  const { snapshot, teller, texts } = useScene();
  const { story, seats } = snapshot;
  const jump = use(Jump);
  const [who, setWho] = useState(-1);
  const [whole, setWhole] = useState(false);
  const field = useId();
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of the story is looked for whenever it grows
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [story.length]);
  const lineOf = useLines(teller);
  const lines = story.flatMap((event, moment) => {
    if (moment < from || isCountedOn(story, moment)) return [];
    if (who >= 0 && event.args.seat !== who) return [];
    const line = lineOf(event);
    return line.sentence === '' ? [] : [{ moment, line }];
  });
  const shown = whole ? lines : lines.slice(-MOST_LINES);
  if (lines.length === 0 && who < 0) return <p className="quiet">{texts.logEmpty}</p>;
  return (
    <>
      {from === 0 && (
        <p className="story-who">
          <label htmlFor={field} className="unseen">
            {texts.storyOf}
          </label>
          <select id={field} value={who} onChange={({ target }) => setWho(Number(target.value))}>
            <option value={-1}>{texts.everybody}</option>
            {seats.map(({ name }, seat) => (
              <option key={name} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </p>
      )}
      {shown.length < lines.length && (
        <button type="button" className="story-earlier" onClick={() => setWhole(true)}>
          {texts.earlier(lines.length - shown.length)}
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the arrow keys must reach it */}
      <ol className="story" tabIndex={0}>
        {shown.map(({ moment, line: { sentence, cards } }) => (
          <li key={moment} ref={moment === lines.at(-1)?.moment ? end : undefined}>
            {jump === undefined ? (
              <span>{sentence}</span>
            ) : (
              <button
                type="button"
                className="story-jump"
                title={texts.replay.jump}
                onClick={() => jump(moment)}
              >
                {sentence}
              </button>
            )}
            {cards.length > 0 && <LineCards cards={cards} />}
          </li>
        ))}
      </ol>
    </>
  );
}

interface Line {
  readonly sentence: string;
  readonly cards: readonly string[];
}

/** An event is put into words once, however long the story grows. */
function useLines(teller: Teller<Kind>): (event: Event) => Line {
  return useMemo(() => {
    const lines = new WeakMap<Event, Line>();
    return (event) => {
      const known = lines.get(event);
      if (known !== undefined) return known;
      const told = forgotten(teller, event);
      const cards = told.cards.flatMap((card) => (card === null ? [] : [card])).slice(0, MOST_CARDS);
      const line = { sentence: teller.event(told), cards };
      lines.set(event, line);
      return line;
    };
  }, [teller]);
}

const LineCards = memo(({ cards }: Pick<Line, 'cards'>) => (
  <span className="story-cards" aria-hidden="true">
    {cards.map((id, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards of an event keep their places
      <span key={i} className="small-card">
        <Picture seen={{ id, back: undefined }} />
      </span>
    ))}
  </span>
));
