import { type ReactNode, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { changeSettings } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import { HouseTrouble, house } from '../online/api.ts';
import { useTexts } from '../texts/texts.ts';

interface Props {
  readonly onForgotten: () => void;
}

/** The house forgets who has played here with this browser. Asked first, for it cannot be taken back. */
export function ForgetMe({ onForgotten }: Props): ReactNode {
  const texts = useTexts();
  const { online } = texts;
  const [state, setState] = useState<'quiet' | 'asked' | 'underway' | 'done'>('quiet');
  const close = (): void => setState('quiet');
  const forget = async (): Promise<void> => {
    if (state === 'underway') return;
    setState('underway');
    try {
      await house.forget();
      changeSettings({ name: '' });
      setState('done');
      onForgotten();
    } catch (error) {
      setState('asked');
      note(online.trouble[error instanceof HouseTrouble ? error.code : 'fault']);
    }
  };
  return (
    <>
      <button type="button" className="button small forget-me" onClick={() => setState('asked')}>
        {online.forgetMe}
      </button>
      {state !== 'quiet' && (
        <Dialog title={online.forgetTitle} onClose={close}>
          {state === 'done' ? (
            <p role="status">{online.forgotten}</p>
          ) : (
            <>
              <p>{online.forgetGoes}</p>
              <p>{online.forgetStays}</p>
              <p>{online.forgetDevice}</p>
            </>
          )}
          <div className="dialog-buttons">
            {state !== 'done' && (
              <button type="button" className="button" onClick={close}>
                {texts.cancel}
              </button>
            )}
            {/* The same button all along, so that the focus stays on it. */}
            <button
              type="button"
              className="button"
              data-kind="main"
              aria-disabled={state === 'underway'}
              onClick={state === 'done' ? close : () => void forget()}
            >
              {state === 'done' ? texts.close : online.forgetYes}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
