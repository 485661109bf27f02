import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../texts/texts.ts';
import { closedByBack } from './back.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly className?: string;
  /** A curtain cannot be waved away. */
  readonly firm?: boolean;
  /** It stands beside what else is there, which stays within reach. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** The browser's own dialog: it keeps the focus, closes with Escape or the back button and gives the focus back. */
export function Dialog({
  title,
  onClose,
  className = '',
  firm = false,
  beside = false,
  children,
}: DialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const texts = useTexts();
  // Before it is taken away, so that the browser can give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (beside) dialog?.show();
    else dialog?.showModal();
    return () => dialog?.close();
  }, [beside]);
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  }, [onClose]);
  useEffect(() => (firm ? undefined : closedByBack(() => latestClose.current())), [firm]);
  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        // Of a dialog within this one: Escape closes that one only.
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (!firm) onClose();
      }}
      onClose={(event) => {
        // A browser does not always ask first, such as when nothing was touched since the dialog came up by itself.
        if (event.target !== ref.current) return;
        if (firm) ref.current.showModal();
        else onClose();
      }}
      onClick={(event) => {
        if (!firm && !beside && event.target === ref.current) onClose();
      }}
      onKeyDown={(event) => {
        // Within a dialog that lies over this one the key is for that one.
        const isOurs = event.target instanceof Element && event.target.closest('dialog') === ref.current;
        if (beside && isOurs && event.key === 'Escape') onClose();
      }}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={id}>{title}</h2>
          {!firm && (
            <button type="button" className="icon-button" aria-label={texts.close} onClick={onClose}>
              ✕
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
