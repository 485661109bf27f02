import type { Edition } from '@stamtafel/games/edition.ts';
import type { Overview } from '@stamtafel/games/overview.ts';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { addressOf } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';

/** The card beside your plate: the turn, the cards and the points at a glance, each line with the way to its rules. */
export function OverviewCard({ edition }: { readonly edition: Edition }): ReactNode {
  const texts = useTexts();
  const { language } = useSettings();
  const [overview, setOverview] = useState<Overview>();
  const id = useId();
  useEffect(() => {
    let gone = false;
    edition.overview().then(
      (loaded) => {
        if (!gone) setOverview(loaded);
      },
      () => {
        // The rules themselves say what is wrong; without its card the page is still complete.
      },
    );
    return () => {
      gone = true;
    };
  }, [edition]);
  if (overview === undefined) return null;
  return (
    <>
      <section className="overview" aria-labelledby={id}>
        <h2 id={id} className="unseen">
          {texts.overview}
        </h2>
        {overview.sections.map(({ title, lines }) => (
          <section key={title.nl} className="overview-part">
            <h3>{title[language]}</h3>
            <dl>
              {lines.map(({ name, text, rules }) => (
                <div key={name.nl}>
                  <dt>{name[language]}</dt>
                  <dd>
                    {text[language]} <RuleLinks game={edition.game.id} rules={rules} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
      {overview.setUp !== undefined && (
        <details className="set-up">
          <summary>{texts.settingUp}</summary>
          <ol>
            {overview.setUp.map((step) => (
              <li key={step.nl}>{step[language]}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

/** The first of them is enough to find the others, which stand beside it. */
function RuleLinks({ game, rules }: { readonly game: string; readonly rules: readonly string[] }): ReactNode {
  const [first] = rules;
  return first === undefined ? null : (
    <a className="overview-rule" href={addressOf({ page: 'rules', game, rule: first })}>
      {first}
    </a>
  );
}
