import { useEffect } from 'react';

/** Calls when this key is pressed and nothing else has a use for it: no dialog is open and nobody is typing. */
export function useKey(key: string, isWanted: boolean, act: () => void): void {
  useEffect(() => {
    if (!isWanted) return;
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
