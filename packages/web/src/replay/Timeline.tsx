import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';

interface Props {
  readonly moment: number;
  readonly last: number;
  readonly runs: boolean;
  readonly onTurn: (moment: number) => void;
  readonly onRun: () => void;
}

/** All moments of a match on one line: to step, to scrub, to let run. */
export function Timeline({ moment, last, runs, onTurn, onRun }: Props): ReactNode {
  const { more } = useTexts();
  return (
    <div className="timeline">
      <Turn name={more.toBegin} sign="⏮" off={moment === 0} onPress={() => onTurn(0)} />
      <Turn name={more.back} sign="◀" off={moment === 0} onPress={() => onTurn(moment - 1)} />
      <Turn name={runs ? more.pause : more.run} sign={runs ? '⏸' : '⏵'} off={last === 0} onPress={onRun} />
      <Turn name={more.forward} sign="▶" off={moment === last} onPress={() => onTurn(moment + 1)} />
      <Turn name={more.toEnd} sign="⏭" off={moment === last} onPress={() => onTurn(last)} />
      <input
        type="range"
        min={0}
        max={last}
        value={moment}
        aria-label={more.timeline}
        aria-valuetext={more.momentOf(moment, last)}
        onChange={({ target }) => onTurn(target.valueAsNumber)}
      />
      <output className="timeline-moment">{`${moment}/${last}`}</output>
    </div>
  );
}

interface TurnProps {
  readonly name: string;
  readonly sign: string;
  readonly off: boolean;
  readonly onPress: () => void;
}

const Turn = ({ name, sign, off, onPress }: TurnProps): ReactNode => (
  <button
    type="button"
    className="icon-button"
    aria-label={name}
    title={name}
    aria-disabled={off}
    onClick={() => {
      if (!off) onPress();
    }}
  >
    <span aria-hidden="true">{sign}&#xFE0E;</span>
  </button>
);
