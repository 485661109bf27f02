import type { CatalogueEntry } from '@stamtafel/games/catalogue.ts';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { Choice } from '../app/fields.tsx';
import { likesHurry } from '../app/hurry.ts';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';
import { playedWith } from './house-rules.ts';
import { LevelFields } from './LevelFields.tsx';
import { Objection } from './Objection.tsx';
import { OptionFields } from './OptionFields.tsx';
import { objection } from './objection.ts';
import { levelsFor, liveAlone, rememberSetUp, type SetUp, setUpOf, usualSetUp } from './setup.ts';
import { useEdition } from './useEdition.ts';

interface Props {
  readonly entry: CatalogueEntry;
  readonly onClose: () => void;
  readonly onPlay: (setUp: SetUp) => void;
}

/** How *Speel nu* deals: how many, against whom, by which house rules. Kept for the next time. */
export function SetUpDialog({ entry, onClose, onPlay }: Props): ReactNode {
  const texts = useTexts();
  const { language } = useSettings();
  const edition = useEdition(entry);
  const [setUp, setSetUp] = useState(() => setUpOf(entry.id, entry.players));
  // It stays as it was when the dialog was opened.
  const [hurries] = useState(likesHurry);
  const live = edition ? liveAlone(edition, hurries) : 'possible';
  const counts = [...entry.players].sort((a, b) => a - b);
  const played = edition ? playedWith(edition, setUp.options, live) : setUp.options;
  const flaw = edition && objection(edition, setUp.seats, played, language);
  const change = (part: Partial<SetUp>): void => {
    const next = { ...setUp, ...part };
    setSetUp(next);
    if (edition === undefined || objection(edition, next.seats, next.options, language) === undefined)
      rememberSetUp(entry.id, next);
  };
  return (
    <Dialog title={texts.setUpTitle(entry.title[language])} onClose={onClose} className="wide-dialog">
      {counts.length > 1 && (
        <Choice
          label={texts.opponents}
          values={counts}
          value={setUp.seats}
          onChange={(seats) => change({ seats })}
        />
      )}
      <LevelFields
        names={texts.botNames}
        levels={levelsFor(setUp, setUp.seats - 1)}
        onChange={(levels) => change({ levels })}
      />
      {edition !== undefined && (
        <>
          <OptionFields
            edition={edition}
            seats={setUp.seats}
            chosen={setUp.options}
            onChange={(options) => change({ options })}
            live={live}
            sitting={[texts.you, ...texts.botNames]}
          />
          <Objection table={{ edition, seats: setUp.seats, chosen: played }} flaw={flaw} />
        </>
      )}
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={() => change(usualSetUp(entry.players))}>
          {texts.asUsual}
        </button>
        <button
          type="button"
          className="button"
          data-kind="main"
          disabled={flaw !== undefined}
          onClick={() => onPlay(setUp)}
        >
          {texts.playNow}
        </button>
      </div>
    </Dialog>
  );
}
