/**
 * The source with every comment and the inside of every string and regular expression replaced by blanks:
 * what is left is code, at the same offsets and lines. Code inside `${…}` of a template stays.
 */
export function codeOnly(source: string): string {
  const out = source.split('');
  const blank = (from: number, to: number) => {
    for (let i = from; i < to; i++) if (out[i] !== '\n') out[i] = ' ';
  };
  /** Depth of braces at which a template literal goes on after its `${…}`. */
  const templates: number[] = [];
  let depth = 0;
  let at = 0;
  while (at < source.length) {
    const begin = at;
    const char = source[at];
    if (source.startsWith('//', at)) {
      at = endOfComment(source, source.indexOf('\n', at), 0);
      blank(begin, at);
    } else if (source.startsWith('/*', at)) {
      at = endOfComment(source, source.indexOf('*/', at + 2), 2);
      blank(begin, at);
    } else if (char === "'" || char === '"') {
      at = endOfString(source, at);
      blank(begin + 1, at - 1);
    } else if (char === '/' && startsRegExp(out, at)) {
      at = endOfRegExp(source, at);
      blank(begin + 1, at - 1);
    } else if (char === '`' || (char === '}' && templates.at(-1) === depth)) {
      if (char === '}') templates.pop();
      at = endOfTemplatePart(source, at + 1);
      const opens = source.startsWith('${', at - 2);
      if (opens) templates.push(depth);
      blank(begin + 1, opens ? at - 2 : at - 1);
    } else {
      if (char === '{') depth++;
      if (char === '}') depth--;
      at++;
    }
  }
  return out.join('');
}

/** The line, counted from 1, in which an offset lies. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let i = text.indexOf('\n'); i >= 0 && i < offset; i = text.indexOf('\n', i + 1)) line++;
  return line;
}

function endOfComment(source: string, closing: number, length: number): number {
  return closing < 0 ? source.length : closing + length;
}

function endOfString(source: string, begin: number): number {
  let at = begin + 1;
  while (at < source.length && source[at] !== source[begin] && source[at] !== '\n') {
    at += source[at] === '\\' ? 2 : 1;
  }
  return at + 1;
}

/** From inside a template: just past its closing backtick or past the next `${`. */
function endOfTemplatePart(source: string, begin: number): number {
  let at = begin;
  while (at < source.length && source[at] !== '`' && !source.startsWith('${', at)) {
    at += source[at] === '\\' ? 2 : 1;
  }
  return at + (source[at] === '`' ? 1 : 2);
}

function endOfRegExp(source: string, begin: number): number {
  let at = begin + 1;
  let inClass = false;
  while (at < source.length && source[at] !== '\n' && (inClass || source[at] !== '/')) {
    if (source[at] === '[') inClass = true;
    if (source[at] === ']') inClass = false;
    at += source[at] === '\\' ? 2 : 1;
  }
  return at + 1;
}

/** A slash divides after a value and begins a regular expression after anything else. */
function startsRegExp(code: readonly string[], slash: number): boolean {
  let at = slash - 1;
  while (at >= 0 && /\s/.test(code[at] ?? '')) at--;
  if (at < 0) return true;
  const before = code[at] ?? '';
  if (!/[\w$)\]}'"`]/.test(before)) return true;
  let word = '';
  while (at >= 0 && /[\w$]/.test(code[at] ?? '')) word = (code[at--] ?? '') + word;
  return ['return', 'case', 'typeof', 'of', 'in'].includes(word);
}
