import './app/no-eval.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { listenToBack } from './app/back.ts';
import { noticeHands } from './app/hurry.ts';
import { keepFocus } from './app/keep-focus.ts';
import { ownScript } from './app/own-script.ts';
import { apply, settingsNow } from './app/settings.ts';
import { fetchTexts } from './texts/texts.ts';
import './styles/base.css';
import './styles/home.css';

apply();
keepFocus();
noticeHands();
listenToBack();
const root = document.getElementById('root');
// Words that do not come are no reason to show nothing: then it is Dutch.
const words = fetchTexts(settingsNow().language).catch(() => {});
if (root !== null) void words.then(() => createRoot(root).render(<App />));

/** What is kept for later does not hold up what is wanted now. */
const LATER_MS = 1500;

if ('serviceWorker' in navigator && import.meta.env.PROD)
  setTimeout(() => {
    navigator.serviceWorker.register(ownScript('./sw.js')).catch(() => {
      // Without it everything works, as long as there is a network.
    });
  }, LATER_MS);
