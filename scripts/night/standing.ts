/** What nights have found, what is still to be done, and how that is told. */
import type { Part } from './parts.ts';

/** How the last run of a part went. */
export interface Outcome {
  /** As `c1941168`, with a `+` when something was not committed. */
  readonly commit: string;
  /** When it began, in UTC. */
  readonly at: string;
  readonly seconds: number;
  /** `open`: it could not find out, as when a registry does not answer. */
  readonly how: 'passed' | 'failed' | 'open';
  /** The last line of what it printed. */
  readonly said: string;
}

/** By the name of the part. */
export type Outcomes = Readonly<Record<string, Outcome>>;

/** What has not run on this commit: first what failed when it ran last, then what never ran, then from the oldest on. */
export function toDo(parts: readonly Part[], outcomes: Outcomes, commit: string): Part[] {
  const rank = ({ name }: Part): string => {
    const last = outcomes[name];
    return last?.how === 'failed' ? '' : (last?.at ?? '0');
  };
  return parts
    .filter(({ name }) => outcomes[name]?.commit !== commit || outcomes[name].how === 'open')
    .sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

/** What a part takes of which nobody knows. */
const UNKNOWN_SECONDS = 600;

export const secondsOf = ({ name }: Part, outcomes: Outcomes): number =>
  outcomes[name]?.seconds ?? UNKNOWN_SECONDS;

/** How the same is run again by hand. */
export function again({ name, env }: Part, { at }: Outcome): string {
  const day = at.slice(0, 10);
  const [file = '', slice] = name.split(' ');
  if (file === 'npm') return name.includes('mutate') ? `${name} --seed ${day}` : name;
  const settings = {
    STAMTAFEL_DAY: day,
    STAMTAFEL_NIGHT: '1',
    ...(slice && { STAMTAFEL_SLICE: env.STAMTAFEL_SLICE }),
  };
  return `${Object.entries(settings)
    .map((pair) => pair.join('='))
    .join(' ')} npm test -- ${file}`;
}

/** Where it stands: how much has run on this commit, what has failed wherever it ran last, and what is left. */
export function standing(parts: readonly Part[], outcomes: Outcomes, commit: string, jobs: number): string {
  const left = toDo(parts, outcomes, commit);
  const done = parts.length - left.length;
  const hours = left.reduce((sum, part) => sum + secondsOf(part, outcomes), 0) / 3600 / jobs;
  const failed = parts.flatMap((part) => {
    const last = outcomes[part.name];
    if (last?.how !== 'failed') return [];
    return [`✖ ${part.name}, on ${last.commit}: ${last.said}\n  ${again(part, last)}`];
  });
  const open = parts.flatMap(({ name }) =>
    outcomes[name]?.how === 'open' ? [`? ${name}: ${outcomes[name].said}`] : [],
  );
  const goOn = `Still to do: ${left.length}, about ${hours.toFixed(1)} h; npm run night goes on with them.`;
  return [
    ...failed,
    ...open,
    `${done} of ${parts.length} parts have run on ${commit}${elsewhere(left, outcomes)}. ${left.length === 0 ? 'The night is complete.' : goOn}`,
  ].join('\n');
}

/** When and where the others ran last. */
function elsewhere(left: readonly Part[], outcomes: Outcomes): string {
  const last = left.flatMap(({ name }) => outcomes[name] ?? []);
  const open = last.filter(({ how }) => how === 'open').length;
  const never = left.length - last.length;
  const commits = Map.groupBy(
    last.filter(({ how }) => how !== 'open'),
    ({ commit }) => commit,
  );
  const told = [...commits].map(
    ([commit, all]) => `${all.length} last on ${commit} (${all[0]?.at.slice(0, 10)})`,
  );
  const all = [
    ...told,
    ...(open > 0 ? [`${open} open`] : []),
    ...(never > 0 ? [`${never} nowhere yet`] : []),
  ];
  return all.map((one) => `, ${one}`).join('');
}
