import { entryOf } from '@stamtafel/games/catalogue.ts';
import type { ReactNode } from 'react';
import { Lost } from '../app/Lost.tsx';
import { addressOf } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useEdition } from '../home/useEdition.ts';
import { useTexts } from '../texts/texts.ts';
import { RuleList } from './RuleList.tsx';
import '../styles/rules.css';

/** #/regels/GAME/ID: all rules of a game, each with an address of its own. */
export function RulesPage({
  game,
  rule,
}: {
  readonly game: string;
  readonly rule: string | undefined;
}): ReactNode {
  const texts = useTexts();
  const { language } = useSettings();
  const entry = entryOf(game);
  const edition = useEdition(entry);
  if (entry === undefined) return <Lost text={texts.noSuchGame} />;
  return (
    <main className="rules-page">
      <a className="button" href={addressOf({ page: 'home' })}>
        {texts.home}
      </a>
      <h1>{texts.rulesNamed(entry.title[language])}</h1>
      {edition === undefined ? (
        <p className="breath">{texts.rulesComing}</p>
      ) : (
        <RuleList edition={edition} rule={rule} hasSide />
      )}
    </main>
  );
}
