/** Which files of a folder a container build there receives, by the lines of .dockerignore; the last word counts. */
export function sentBy(ignore: string): (path: string) => boolean {
  const lines = ignore
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isKept: line.startsWith('!'), pattern: asExpression(line.replace(/^!/, '')) }));
  return (path) => {
    let isSent = true;
    for (const { isKept, pattern } of lines) if (pattern.test(path)) isSent = isKept;
    return isSent;
  };
}

/** It stands for a file, or a folder with all that is in it; a star stands for names that begin with a dot as well. */
function asExpression(pattern: string): RegExp {
  const literal = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  const text = literal.replace(/^\*\*\//, '(?:.*/)?').replaceAll(/(?<!\.)\*/g, '[^/]*');
  return new RegExp(`^${text}(?:/|$)`);
}
