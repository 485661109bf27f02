import type { Seat } from '@stamtafel/kernel';
import type { SharedDeal } from '@stamtafel/protocol';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { linkTo } from '../app/router.ts';
import { settingsNow } from '../app/settings.ts';
import { ShareLink } from '../online/ShareLink.tsx';
import { JumpButton } from '../replay/JumpButton.tsx';
import { keptMatch } from '../session/keep.ts';
import type { KeptMatch } from '../session/messages.ts';
import { useScene } from '../table/scene.ts';
import { compared, dealOf, helpIn, type Result } from './deal.ts';
import { written } from './letters.ts';
import { choicesIn, partingOf, saidOf } from './parting.ts';
import '../styles/online.css';
import './SameCards.css';
import { words } from './words.ts';

/** The match of this table as it lies in the drawer, with its last answer. */
export function useKept(): KeptMatch | undefined {
  const { session } = useScene();
  const [kept, setKept] = useState<KeptMatch>();
  useEffect(() => {
    let gone = false;
    session
      .record()
      .then(() => keptMatch(session.id))
      // A browser that keeps nothing has no deal to send.
      .catch(() => undefined)
      .then((found) => {
        if (!gone) setKept(found);
      });
    return () => {
      gone = true;
    };
  }, [session]);
  return kept;
}

/** The deal of this match for a friend; nothing where no deal can be sent. */
export function SameCardsButton(): ReactNode {
  const { language } = useScene();
  const kept = useKept();
  const [isOpen, setOpen] = useState(false);
  if (kept === undefined || dealOf(kept, '') === undefined) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {words[language].title}
      </button>
      {isOpen && <SameCardsDialog kept={kept} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DialogProps {
  readonly kept: KeptMatch;
  readonly onClose: () => void;
}

function SameCardsDialog({ kept, onClose }: DialogProps): ReactNode {
  const { language, session } = useScene();
  const { edition } = session;
  const say = words[language];
  const [link, setLink] = useState<string | 'none'>();
  useEffect(() => {
    let gone = false;
    const deal = dealOf(kept, settingsNow().name);
    const made = deal === undefined ? Promise.reject(new Error('no deal')) : written(withChoices(deal));
    made
      .then((text) => linkTo({ page: 'same', link: text }))
      .catch(() => 'none')
      .then((next) => {
        if (!gone) setLink(next);
      });
    return () => {
      gone = true;
    };

    function withChoices(shared: SharedDeal): SharedDeal {
      const chosen = saidOf(choicesIn(edition, kept.record, shared.seat));
      return { ...shared, result: { ...shared.result, chosen } };
    }
  }, [kept, edition]);
  return (
    <Dialog title={say.title} onClose={onClose} className="same-dialog">
      {link === undefined || link === 'none' ? (
        <p role="status">{link === undefined ? say.making : say.cannotMake}</p>
      ) : (
        <ShareLink link={link} name={say.link} label={say.offer}>
          <p className="quiet">{say.honest}</p>
        </ShareLink>
      )}
    </Dialog>
  );
}

/** Beside the sender's result: who made more of the same cards. */
export function Comparison(): ReactNode {
  const { session, snapshot, texts, language, look, match } = useScene();
  const say = words[language];
  const kept = useKept();
  const seat = snapshot.seats.findIndex(({ yours }) => yours);
  const { outcome } = snapshot;
  if (kept?.sent === undefined || outcome === null || seat < 0) return null;
  const { scores, ranks } = outcome;
  const mine: Result = { score: scores[seat] ?? 0, rank: ranks[seat] ?? 1, ...helpIn(kept.help) };
  const theirs = kept.sent.result;
  const sender = kept.sent.sender || texts.somebody;
  const sentence = { mine: say.better, theirs: say.worse, equal: say.equal };
  const rows = [
    { whose: 'mine', name: snapshot.seats[seat]?.name, ...mine },
    { whose: 'theirs', name: sender, ...theirs },
  ];
  return (
    <section className="compared" aria-label={say.compared}>
      <p>
        <strong>{sentence[compared(mine, theirs, session.edition)](kept.sent.sender)}</strong>
      </p>
      <table className="standing">
        <caption className="unseen">{say.compared}</caption>
        <tbody>
          {rows.map(({ whose, name, rank, score, ...help }) => (
            <tr key={whose}>
              <td>{texts.place(rank)}</td>
              <th scope="row">
                {name} <small className="quiet">{say.help(help)}</small>
              </th>
              <td>{look.points?.(match, score, language) ?? texts.points(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {theirs.chosen !== undefined && <Parted kept={kept} seat={seat} said={theirs.chosen} sender={sender} />}
    </section>
  );
}

interface PartedProps {
  readonly kept: KeptMatch;
  readonly seat: Seat;
  readonly said: readonly string[];
  readonly sender: string;
}

/** The first choice in which both differ, in words; it leads there. */
function Parted({ kept, seat, said, sender }: PartedProps): ReactNode {
  const { session, snapshot, language, teller } = useScene();
  const { edition } = session;
  const say = words[language];
  const parting = useMemo(
    () => partingOf(choicesIn(edition, kept.record, seat), said),
    [edition, kept, seat, said],
  );
  if (parting === undefined) return null;
  const { moment, decision, view, answer, other } = parting;
  const rows = [
    { whose: 'mine', name: snapshot.seats[seat]?.name, chosen: answer },
    { whose: 'theirs', name: sender, chosen: other },
  ];
  return (
    <section className="parted" aria-label={say.parted}>
      <p>{say.partedAt(moment + 1, teller.prompt(decision, view))}</p>
      <ul>
        {rows.map(({ whose, name, chosen }) => (
          <li key={whose}>
            {name}: <strong>{teller.label(chosen, seat)}</strong>
          </li>
        ))}
      </ul>
      <JumpButton moment={moment} />
    </section>
  );
}
