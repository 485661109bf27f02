/** What the command and the process that tries mutants say to each other. */
import type { Mutant } from './mutants.ts';

export interface Setup {
  readonly root: string;
  /** Numbered from 1 in this order. */
  readonly mutants: readonly Mutant[];
  /** Test files, from the root. */
  readonly tests: readonly string[];
  /** The mutant that is on from the first line on, or 0. */
  readonly on: number;
}

export type Job =
  | { readonly do: 'load'; readonly setup: Setup }
  /** Runs every test without any mutant. */
  | { readonly do: 'cover' }
  /** Runs tests with a mutant until one fails; `alone`: nothing else is asked of this process. */
  | {
      readonly do: 'try';
      readonly mutant: number;
      readonly trials: readonly Trial[];
      readonly alone: boolean;
    };

/** A test by its place in the order of loading, and the work after which it is given up. */
export interface Trial {
  readonly test: number;
  readonly limit: number;
}

/** A test without any mutant: the turns of loops it took, and the mutants it came by. */
export interface Covered {
  readonly file: string;
  readonly title: string;
  readonly work: number;
  readonly reaches: readonly number[];
  readonly failure?: string;
}

export type Reply =
  /** The mutants that loading came by; `failure`: with the mutant that is on, something does not load. */
  | { readonly did: 'load'; readonly reached: readonly number[]; readonly failure?: string }
  | { readonly did: 'cover'; readonly covered: readonly Covered[] }
  /** `unsure`: a test failed, but also without the mutant: an earlier mutant has left something behind. */
  | { readonly did: 'try'; readonly result: 'caught' | 'survived' | 'unsure'; readonly test?: number };
