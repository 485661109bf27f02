import { type ReactNode, useId } from 'react';
import { type BotLevel, botLevels } from '../session/messages.ts';
import { useTexts } from '../texts/texts.ts';

interface Props {
  /** By computer: what it is called and how it plays. */
  readonly names: readonly string[];
  readonly levels: readonly BotLevel[];
  readonly onChange: (levels: readonly BotLevel[]) => void;
}

/** How strong the computers are, each by itself. */
export function LevelFields({ names, levels, onChange }: Props): ReactNode {
  const texts = useTexts();
  const field = useId();
  if (levels.length === 0) return null;
  return (
    <fieldset className="levels">
      <legend>{texts.botLevel}</legend>
      {levels.map((level, chair) => (
        <label key={names[chair]} htmlFor={`${field}${chair}`}>
          <span>{names[chair]}</span>
          <select
            id={`${field}${chair}`}
            value={level}
            onChange={({ target }) => {
              const chosen = botLevels.find((each) => each === target.value);
              if (chosen !== undefined) onChange(levels.with(chair, chosen));
            }}
          >
            {botLevels.map((each) => (
              <option key={each} value={each}>
                {texts.botLevels[each]}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
