import type { Language } from './edition.ts';

/** The rules from this one on, up to where the next chapter begins. */
export interface Chapter<RuleId extends string = string> {
  readonly from: RuleId;
  readonly title: { readonly [L in Language]: string };
}

export const chapter = <RuleId extends string>(from: RuleId, nl: string, en: string): Chapter<RuleId> => ({
  from,
  title: { nl, en },
});
