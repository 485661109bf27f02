import { type ReactNode, useEffect, useState } from 'react';
import { canBuzz } from '../app/haptics.ts';
import { changeSettings, useSettings } from '../app/settings.ts';
import { play } from '../app/sound.ts';
import { useScene } from './scene.ts';

/** Who says nothing plays on, and is asked again in the next match. */
const STAYS_MS = 15_000;

/** Asked once, in the first match, when something was shown that can be heard; afterwards it is in the bar and the settings. */
export function SoundOffer(): ReactNode {
  const { beat, look, snapshot, texts } = useScene();
  const { sound, soundOffered } = useSettings();
  const [is, setIs] = useState<'to come' | 'here' | 'gone'>('to come');
  const isHeard = beat !== null && look.beats?.[beat.key]?.sound !== undefined;
  useEffect(() => {
    if (isHeard) setIs((now) => (now === 'to come' ? 'here' : now));
  }, [isHeard]);
  useEffect(() => {
    if (is !== 'here') return;
    const timer = setTimeout(() => setIs('gone'), STAYS_MS);
    return () => clearTimeout(timer);
  }, [is]);
  if (is !== 'here' || soundOffered || sound || snapshot.outcome !== null) return null;
  const choose = (wanted: boolean): void => {
    changeSettings({ soundOffered: true, ...(wanted && { sound: true, haptics: canBuzz() }) });
    if (wanted) void play('turn');
  };
  return (
    <aside className="sound-offer" aria-label={texts.sound}>
      <span>{texts.withSound}</span>
      <button type="button" className="button" data-kind="main" onClick={() => choose(true)}>
        {texts.yes}
      </button>
      <button type="button" className="button" onClick={() => choose(false)}>
        {texts.noThanks}
      </button>
    </aside>
  );
}
