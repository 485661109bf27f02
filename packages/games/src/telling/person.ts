/**
 * A sentence about a player who may be the reader: `{seat} [wins|win] round 3!` is "Mieke wins round 3!" and "You win
 * round 3!". Before the bar stands what is said about others, after it what is said to "you". It goes by the argument
 * `seat`, or by the one that is named first: `{left} [left:pulls|pull] with 4`.
 */
export const spoken = (sentence: string, isYou: (argument: string) => boolean): string =>
  sentence.replace(alternative, (_, argument: string | undefined, ofOthers: string, toYou: string) =>
    isYou(argument ?? 'seat') ? toYou : ofOthers,
  );

const alternative = /\[(?:(\w+):)?([^[\]|]*)\|([^[\]|]*)\]/g;
