/** What players need of a rule, and the small print below it, for those who look it up. */
interface RuleParts {
  readonly said: string;
  readonly smallPrint: string | undefined;
}

/** The text of a rule is one line, or two where it has small print. */
export function ruleParts(text: string): RuleParts {
  const [said = '', smallPrint] = text.split('\n');
  return { said, smallPrint };
}
