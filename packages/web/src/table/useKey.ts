import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';

/** Calls when this key is pressed, unless shortcuts are off, a dialog is open or the player is typing. */
export function useKey(key: string, isWanted: boolean, act: () => void): void {
  const { shortcuts } = useSettings();
  useEffect(() => {
    if (!isWanted || !shortcuts) return;
    const listen = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      if (event.key !== key || isTyping || isOther || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
