/** A round trip to another node: sent and received by the clock here, answered in between by the clock there. */
interface Sample {
  readonly sent: number;
  readonly received: number;
  readonly there: number;
}

/** As many of the last round trips count: long enough for a quick one, short enough for clocks that drift apart. */
const SAMPLES = 30;

/**
 * The clock of another node, as it is seen from here. Every round trip says between which bounds the difference lies; what
 * lies within all of them is known best. Where nothing does, one of the clocks has stood still: then only the last counts.
 */
export class FarClock {
  #samples: Sample[] = [];

  sample(one: Sample): void {
    const { least, most } = boundsOf([...this.#samples, one]);
    this.#samples = least > most ? [one] : [...this.#samples, one].slice(-SAMPLES);
  }

  get isKnown(): boolean {
    return this.#samples.length > 0;
  }

  /** The quickest round trip, in milliseconds; 0 while there was none. */
  get roundTrip(): number {
    const trips = this.#samples.map(({ sent, received }) => received - sent);
    return trips.length === 0 ? 0 : Math.min(...trips);
  }

  /** A moment by the clock here, by the clock there. */
  there(here: number): number {
    if (!this.isKnown) return here;
    const { least, most } = boundsOf(this.#samples);
    return here + (least + most) / 2;
  }
}

/** How far the clock there is ahead of the one here, at least and at most. */
const boundsOf = (samples: readonly Sample[]): { readonly least: number; readonly most: number } => ({
  least: Math.max(...samples.map(({ there, received }) => there - received)),
  most: Math.min(...samples.map(({ there, sent }) => there - sent)),
});
