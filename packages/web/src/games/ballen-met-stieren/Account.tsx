import type { ReactNode } from 'react';
import { scoreLine } from '../../texts/score.ts';
import styles from './Account.module.css';
import { type Attack, attacksOf } from './report.ts';
import type { BallenScene } from './table.ts';
import { words } from './words.ts';

/** The match attack by attack: who attacked whom, with what, and how it then stood. */
export function Account({ scene }: { readonly scene: BallenScene }): ReactNode {
  const { snapshot, teller, language } = scene;
  const said = words[language];
  return (
    // The summary takes the focus, and with it the arrow keys scroll.
    <details className={styles.account} open>
      <summary>{said.account}</summary>
      <table aria-label={said.account}>
        <tbody>
          {attacksOf(snapshot.story).map((attack) => (
            <tr key={attack.number}>
              <td>{attack.number}</td>
              <th scope="row">{teller.name(attack.seat)}</th>
              <td>{metIn(scene, attack)}</td>
              <td>{scoreLine(attack.score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function metIn({ session, match, language }: BallenScene, { seat, report }: Attack): string {
  const said = words[language];
  const named = (id: string | undefined): string =>
    id === undefined ? '' : session.edition.cardName(match, id, language);
  const { bulls, compared, ended, counter } = report;
  const figures = compared === undefined ? '–' : scoreLine([compared.a, compared.d]);
  const met = [named(bulls[seat]), figures, named(bulls[1 - seat])].filter((part) => part !== '').join(' ');
  const result = ended === undefined ? '' : said.endings[ended];
  return [bulls[seat] === undefined ? '' : met, counter ? `${result} ${said.counterGoal}` : result]
    .filter((part) => part !== '')
    .join(' · ');
}
