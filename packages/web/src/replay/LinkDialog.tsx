import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { linkTo } from '../app/router.ts';
import { settingsNow } from '../app/settings.ts';
import { ShareLink } from '../online/ShareLink.tsx';
import type { KeptMatch } from '../session/messages.ts';
import { useScene } from '../table/scene.ts';
import { saveMatch } from './files.ts';
import { written } from './link.ts';
import { words } from './link-words.ts';
import '../styles/online.css';
import './LinkDialog.css';

interface Props {
  readonly kept: KeptMatch;
  readonly onClose: () => void;
}

/** The match that one looks back at, as a link for others. */
export function LinkDialog({ kept, onClose }: Props): ReactNode {
  const { language, session, texts } = useScene();
  const say = words[language];
  const [link, setLink] = useState<string | 'none'>();
  useEffect(() => {
    let gone = false;
    written(session.edition, kept, settingsNow().name)
      .then((text) => linkTo({ page: 'sent', link: text, at: undefined }))
      .catch(() => 'none')
      .then((next) => {
        if (!gone) setLink(next);
      });
    return () => {
      gone = true;
    };
  }, [session, kept]);
  return (
    <Dialog title={texts.replay.shareMatch} onClose={onClose} className="match-link">
      {link === undefined || link === 'none' ? (
        <p role="status">{link === undefined ? say.making : say.cannotMake}</p>
      ) : (
        <ShareLink link={link} name={say.link} label={say.offer}>
          <p className="quiet">{say.honest}</p>
          {kept.record.fairness !== undefined && <p className="quiet">{say.unproved}</p>}
        </ShareLink>
      )}
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={() => saveMatch(kept)}>
          {texts.replay.saveFile}
        </button>
      </div>
    </Dialog>
  );
}
