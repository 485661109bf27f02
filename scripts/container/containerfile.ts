/** Reads the part of a Containerfile's language that ours uses; anything else is an error, with its line. */

/** One instruction: `COPY --from=package /build/house /usr/local`. */
export interface Step {
  readonly does: string;
  readonly flags: { readonly [name: string]: string };
  /** Behind the flags, as it stands. */
  readonly text: string;
}

/** From one FROM to the next. */
export interface Stage {
  readonly base: string;
  readonly name: string | undefined;
  readonly steps: readonly Step[];
}

const KNOWN =
  /^(ARG|FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|HEALTHCHECK|STOPSIGNAL|ENTRYPOINT|CMD)\s+(.+)$/;

export function readContainerfile(text: string): readonly Stage[] {
  const fixed: { [name: string]: string } = {};
  const stages: { base: string; name: string | undefined; steps: Step[] }[] = [];
  for (const { line, at } of instructions(text)) {
    const [, does = '', rest = ''] = KNOWN.exec(line) ?? [];
    if (does === '') throw new Error(`Line ${at}: ${line}`);
    const step = { does, ...split(rest) };
    const stage = stages.at(-1);
    if (does === 'FROM')
      stages.push(begin(step.text.replaceAll(/\$\{(\w+)\}/g, (_, name) => fixed[name] ?? '')));
    else if (stage) stage.steps.push(step);
    else if (does === 'ARG') Object.assign(fixed, pairs(step.text));
    else throw new Error(`Line ${at}: ${does} before FROM`);
  }
  return stages;
}

/** Lines that end in a backslash go on; comments do not count. */
function instructions(text: string): { readonly line: string; readonly at: number }[] {
  const found: { line: string; at: number }[] = [];
  let begun = '';
  text.split('\n').forEach((raw, i) => {
    const line = raw.trim();
    if (line.startsWith('#') || (line === '' && begun === '')) return;
    begun += line.replace(/\\$/, '');
    if (line.endsWith('\\')) return;
    found.push({ line: begun, at: i + 1 });
    begun = '';
  });
  if (begun !== '') throw new Error(`The last line goes on: ${begun}`);
  return found;
}

function split(rest: string): Omit<Step, 'does'> {
  const flags: { [name: string]: string } = {};
  let text = rest;
  for (let flag = /^--([\w-]+)=(\S+)\s+/.exec(text); flag; flag = /^--([\w-]+)=(\S+)\s+/.exec(text)) {
    flags[flag[1] ?? ''] = flag[2] ?? '';
    text = text.slice(flag[0].length);
  }
  return { flags, text };
}

function begin(text: string) {
  const [, base = '', name] = /^(\S+)(?: AS (\S+))?$/.exec(text) ?? [];
  if (base === '') throw new Error(`FROM ${text}`);
  return { base, name, steps: [] };
}

/** `HOST=0.0.0.0 PORT=3000` */
export function pairs(text: string): { [name: string]: string } {
  return Object.fromEntries(
    text.split(/\s+/).map((pair) => {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(pair) ?? [];
      if (name === '') throw new Error(`Not a name with a value: ${pair}`);
      return [name, value];
    }),
  );
}

/** The words of `["node", "healthy.mjs"]`: no shell stands between it and the signals. */
export function words(text: string): string[] {
  const read: unknown = JSON.parse(text);
  if (!Array.isArray(read) || !read.every((word) => typeof word === 'string'))
    throw new Error(`Not a list of words: ${text}`);
  return read;
}
