import type { ReactNode } from 'react';
import { version } from '../../package.json';
import { insist } from '../app/insist.ts';
import { addressOf } from '../app/router.ts';
import { useRead } from '../app/useRead.ts';
import { useTexts } from '../texts/texts.ts';
import { type Licence, licencesIn } from './licence-text.ts';
import '../styles/about.css';

/** #/over: which version this is, and whose work is in it. */
export function AboutPage(): ReactNode {
  const texts = useTexts();
  const found = useRead('licences.txt', read);
  return (
    <main className="about-page">
      <a className="button" href={addressOf({ page: 'home' })}>
        {texts.home}
      </a>
      <h1>{texts.about}</h1>
      <section className="sheet">
        <p>{texts.aboutVersion(version)}</p>
        <p>{texts.aboutFree}</p>
        <p>{texts.aboutNames}</p>
      </section>
      <section className="sheet" aria-label={texts.aboutParts}>
        <h2>{texts.aboutParts}</h2>
        {found.is === 'opening' && <p>…</p>}
        {found.is === 'offline' && <p>{texts.aboutMissing}</p>}
        {found.is === 'read' && (
          <>
            <p>{texts.aboutPartsHow(found.licences.length - 1)}</p>
            <ul>
              {found.licences.map(({ name, words }) => (
                <li key={name}>
                  <details>
                    <summary>{name}</summary>
                    {/* English, as it was written: only those words count. */}
                    <pre lang="en">{words}</pre>
                  </details>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </main>
  );
}

async function read(file: string): Promise<{ readonly is: 'read'; readonly licences: readonly Licence[] }> {
  const text = await insist(async () => {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return answer.text();
  });
  return { is: 'read', licences: licencesIn(text) };
}
