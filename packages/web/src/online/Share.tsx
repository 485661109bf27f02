import { type ReactNode, useMemo, useRef } from 'react';
import { note } from '../app/toast.tsx';
import { useTexts } from '../texts/texts.ts';
import { qrCode } from './qr.ts';

interface Props {
  readonly link: string;
  /** What the link is. */
  readonly name: string;
  readonly label: string;
  /** False where a phone would scan it in vain. */
  readonly canScan?: boolean;
  readonly children?: ReactNode;
}

/** A link to copy, to send or to scan. What matters in it is behind the #: no server ever gets it in a request. */
export function Share({ link, name, label, canScan = true, children }: Props): ReactNode {
  const { online } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      note(online.copied);
    } catch {
      // At an address of a home network, which has no certificate, a browser has only the old way; or none.
      field.current?.select();
      note(document.execCommand('copy') ? online.copied : online.copyByHand);
    }
  };
  const send = (): void => {
    // Thought better of it, or not allowed here: the link still stands beside it.
    navigator.share({ url: link }).catch(() => {});
  };
  return (
    <section className="share" aria-label={label}>
      <div>
        <p>{label}</p>
        <div className="share-link">
          <input
            ref={field}
            readOnly
            value={link}
            aria-label={name}
            onFocus={({ target }) => target.select()}
          />
          <button type="button" className="button" onClick={() => void copy()}>
            {online.copy}
          </button>
          {'share' in navigator && (
            <button type="button" className="button" onClick={send}>
              {online.sendLink}
            </button>
          )}
        </div>
        {children}
      </div>
      {canScan && <Qr text={link} label={online.qr} />}
    </section>
  );
}

function Qr({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const modules = useMemo(() => qrCode(text), [text]);
  if (modules === undefined) return null;
  const size = modules.length;
  const path = modules
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className="qr" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
      <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
