import { type ReactNode, useId } from 'react';

interface Props {
  readonly label: string;
  readonly title?: string;
  readonly className: string;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a JSON file of this device; the browser's own one cannot be dressed. */
export function FilePicker({ label, title, className, onFile }: Props): ReactNode {
  const field = useId();
  return (
    <>
      <label htmlFor={field} className={className} title={title}>
        {label}
      </label>
      <input
        id={field}
        className="unseen"
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
