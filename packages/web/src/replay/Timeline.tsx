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
  const { replay } = useTexts();
  return (
    <div className="timeline">
      <Turn name={replay.toBegin} sign={signs.begin} off={moment === 0} onPress={() => onTurn(0)} />
      <Turn name={replay.back} sign={signs.back} off={moment === 0} onPress={() => onTurn(moment - 1)} />
      <Turn
        name={runs ? replay.pause : replay.run}
        sign={runs ? signs.pause : signs.run}
        off={last === 0}
        onPress={onRun}
      />
      <Turn
        name={replay.forward}
        sign={signs.forward}
        off={moment === last}
        onPress={() => onTurn(moment + 1)}
      />
      <Turn name={replay.toEnd} sign={signs.end} off={moment === last} onPress={() => onTurn(last)} />
      <input
        type="range"
        min={0}
        max={last}
        value={moment}
        aria-label={replay.timeline}
        aria-valuetext={replay.momentOf(moment, last)}
        onChange={({ target }) => onTurn(target.valueAsNumber)}
      />
      <output className="timeline-moment">{`${moment}/${last}`}</output>
    </div>
  );
}

/** Drawn, since many fonts lack them. */
const signs = {
  begin: 'M4 5h3v14H4zM20 5v14L8 12z',
  back: 'M17 5v14L6 12z',
  run: 'M5 4l15 8-15 8z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  forward: 'M7 5v14l11-7z',
  end: 'M17 5h3v14h-3zM4 5v14l12-7z',
};

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
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={sign} fill="currentColor" />
    </svg>
  </button>
);
