import type { Match, View } from '@stamtafel/kernel';
import type { HowRuck } from './kind.ts';
export function display(view: View<HowRuck>, _match: Match<HowRuck>): View<HowRuck> {
  return view;
}
