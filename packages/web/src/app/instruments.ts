import type { Cue } from '../director/cues.ts';

/** Sounds are made, not recorded: a few voices and breaths of noise, each with its pitch and its strength over time. */
interface Tone {
  /** Seconds after the cue. */
  readonly at?: number;
  /** Hertz at the beginning and at the end. */
  readonly from: number;
  readonly to?: number;
  readonly lasts: number;
  readonly loud: number;
  readonly shape?: OscillatorType;
  /** What lies above is taken away. */
  readonly warm?: number;
  /** How fast and how far the pitch wavers. */
  readonly wavers?: readonly [number, number];
  /** Seconds until it is as loud as it gets. */
  readonly swells?: number;
}

interface Noise {
  readonly noise: true;
  readonly at?: number;
  /** The band it is heard in, in hertz. */
  readonly from: number;
  readonly to?: number;
  readonly lasts: number;
  readonly loud: number;
  readonly narrow?: number;
  readonly swells?: number;
}

type Layer = Tone | Noise;

const times = (
  count: number,
  every: number,
  layer: (at: number, i: number) => Layer | readonly Layer[],
): Layer[] => Array.from({ length: count }, (_, i) => layer(i * every, i)).flat();

const wood = (at: number, from: number, loud: number): Layer[] => [
  { at, from, to: from * 0.7, lasts: 0.11, loud, shape: 'triangle' },
  { at, noise: true, from: from * 4, lasts: 0.03, loud: loud * 0.6, narrow: 2 },
];

/** Many people at once: breath in the range of voices, which swells and falls. */
const crowd = (pitch: number, lasts: number, loud: number): Layer[] => [
  { noise: true, from: pitch, to: pitch * 1.25, lasts, loud, narrow: 0.8, swells: lasts * 0.25 },
  {
    noise: true,
    from: pitch * 2.4,
    to: pitch * 2.9,
    lasts,
    loud: loud * 0.5,
    narrow: 1.2,
    swells: lasts * 0.3,
  },
];

const moo = (from: number, lasts: number, loud: number): Layer[] => [
  { from, to: from * 0.72, lasts, loud, shape: 'sawtooth', warm: 520, wavers: [5, 3], swells: lasts * 0.3 },
  {
    from: from * 2.01,
    to: from * 1.45,
    lasts,
    loud: loud * 0.35,
    shape: 'triangle',
    warm: 900,
    swells: lasts * 0.35,
  },
];

const recipes: { readonly [C in Cue]: readonly Layer[] } = {
  card: [
    { noise: true, from: 3400, to: 1100, lasts: 0.08, loud: 0.3 },
    { from: 190, to: 120, lasts: 0.06, loud: 0.12, shape: 'triangle' },
  ],
  deal: times(3, 0.09, (at) => ({ noise: true, at, from: 3200, to: 900, lasts: 0.1, loud: 0.35 })),
  shuffle: times(9, 0.045, (at, i) => ({
    noise: true,
    at,
    from: 2300 + (i % 3) * 500,
    to: 1500,
    lasts: 0.05,
    loud: 0.16 + 0.02 * (i % 4),
  })),
  /** A knock on wood, twice. */
  turn: [
    { from: 330, to: 262, lasts: 0.14, loud: 0.22, shape: 'triangle' },
    { at: 0.13, from: 440, to: 392, lasts: 0.22, loud: 0.22, shape: 'triangle' },
  ],
  /** A brass band of one. */
  win: [392, 523, 659, 784].map((from, i) => ({
    at: i * 0.13,
    from,
    lasts: i === 3 ? 0.6 : 0.2,
    loud: 0.16,
    shape: 'sawtooth' as const,
  })),

  /** "How – Ruck!": two clans lean into the rope. */
  heave: [
    { from: 130, to: 96, lasts: 0.3, loud: 0.3, shape: 'sawtooth', warm: 420, swells: 0.07 },
    { at: 0.36, from: 156, to: 104, lasts: 0.4, loud: 0.4, shape: 'sawtooth', warm: 560, swells: 0.03 },
    { at: 0.36, noise: true, from: 500, to: 240, lasts: 0.25, loud: 0.2 },
  ],
  /** A barrel goes on by one field. */
  roll: [{ noise: true, from: 220, to: 150, lasts: 0.16, loud: 0.5, narrow: 1.5 }, ...wood(0.02, 150, 0.25)],
  rope: [{ from: 320, to: 430, lasts: 0.34, loud: 0.07, shape: 'sawtooth', warm: 900, wavers: [31, 38] }],
  roar: [
    { from: 82, to: 46, lasts: 1.2, loud: 0.45, shape: 'sawtooth', warm: 340, wavers: [17, 7], swells: 0.3 },
    { noise: true, from: 700, to: 260, lasts: 1.3, loud: 0.32, narrow: 0.7, swells: 0.4 },
  ],
  /** A drone, and a tune over it. */
  pipes: [
    { from: 117, lasts: 1.5, loud: 0.12, shape: 'sawtooth', warm: 900, swells: 0.12 },
    { from: 233, lasts: 1.5, loud: 0.07, shape: 'sawtooth', warm: 1200, swells: 0.12 },
    ...[466, 523, 587, 523, 698, 699].map(
      (from, i): Layer => ({
        at: 0.12 + i * 0.2,
        from,
        lasts: i === 5 ? 0.5 : 0.21,
        loud: 0.1,
        shape: 'square',
        warm: 1900,
      }),
    ),
  ],
  shout: [{ from: 210, to: 300, lasts: 0.22, loud: 0.3, shape: 'sawtooth', warm: 950, swells: 0.03 }],

  /** A pea in a whistle. */
  whistle: [
    { from: 2650, to: 2700, lasts: 0.36, loud: 0.12, shape: 'square', warm: 4200, wavers: [36, 130] },
    { noise: true, from: 5200, lasts: 0.32, loud: 0.06 },
  ],
  tackle: [
    { from: 105, to: 44, lasts: 0.24, loud: 0.6, shape: 'sine' },
    { noise: true, from: 620, to: 180, lasts: 0.14, loud: 0.45 },
  ],
  kick: [
    { from: 190, to: 60, lasts: 0.13, loud: 0.55, shape: 'sine' },
    { noise: true, from: 1500, to: 500, lasts: 0.04, loud: 0.3 },
  ],
  /** It rolls, slower and slower, and stands. */
  die: [0, 0.07, 0.15, 0.25, 0.38, 0.55].flatMap((at, i) => wood(at, 640 - i * 45, 0.16)),
  cheer: crowd(900, 1.5, 0.4),
  groan: [
    ...crowd(330, 1, 0.3),
    { from: 190, to: 120, lasts: 0.9, loud: 0.1, shape: 'sawtooth', warm: 420, swells: 0.2 },
  ],
  knock: [...wood(0, 210, 0.4), ...wood(0.16, 200, 0.45)],
  chalk: times(2, 0.07, (at) => ({
    noise: true,
    at,
    from: 4200,
    to: 3300,
    lasts: 0.055,
    loud: 0.14,
    narrow: 3,
  })),
  beep: [0, 0.17].map((at) => ({
    at,
    from: 1180,
    lasts: 0.09,
    loud: 0.1,
    shape: 'square' as const,
    warm: 2600,
  })),
  coin: [
    { from: 2100, lasts: 0.5, loud: 0.1, shape: 'sine', wavers: [13, 26] },
    { at: 0.05, from: 3170, lasts: 0.4, loud: 0.05, shape: 'sine' },
  ],

  moo: moo(168, 0.8, 0.32),
  /** Two notes up, with a wink. */
  flirt: [
    { from: 523, to: 660, lasts: 0.16, loud: 0.16, shape: 'triangle' },
    { at: 0.17, from: 784, to: 988, lasts: 0.26, loud: 0.16, shape: 'triangle', wavers: [7, 12] },
  ],
  kiss: [
    { noise: true, from: 2600, to: 4200, lasts: 0.09, loud: 0.3, narrow: 4, swells: 0.05 },
    { at: 0.12, from: 659, lasts: 0.5, loud: 0.1, shape: 'sine' },
    { at: 0.2, from: 988, lasts: 0.5, loud: 0.08, shape: 'sine' },
  ],
  gong: [196, 293, 411, 602].map((from, i) => ({
    from,
    to: from * 0.99,
    lasts: 1.4 - i * 0.2,
    loud: 0.2 / (i + 1),
    shape: 'sine' as const,
  })),
  clash: [
    { noise: true, from: 2400, to: 800, lasts: 0.2, loud: 0.4 },
    { from: 150, to: 60, lasts: 0.22, loud: 0.5, shape: 'sine' },
    ...moo(205, 0.4, 0.16),
  ],
  /** It creaks open, and there is music. */
  door: [
    { from: 240, to: 380, lasts: 0.45, loud: 0.06, shape: 'sawtooth', warm: 1100, wavers: [24, 30] },
    ...times(4, 0.16, (at, i) => ({
      at: at + 0.4,
      from: [523, 659, 784, 1047][i] ?? 523,
      lasts: 0.22,
      loud: 0.12,
      shape: 'triangle',
    })),
  ],

  /** Beer runs into a glass, higher as it fills. */
  tap: [
    { noise: true, from: 650, to: 1900, lasts: 0.6, loud: 0.3, narrow: 3, swells: 0.08 },
    ...times(5, 0.11, (at, i) => ({
      at,
      from: 420 + i * 70,
      to: 560 + i * 90,
      lasts: 0.06,
      loud: 0.06,
      shape: 'sine',
    })),
  ],
  clink: [
    { from: 2350, lasts: 0.5, loud: 0.12, shape: 'sine' },
    { at: 0.012, from: 3680, lasts: 0.4, loud: 0.08, shape: 'sine' },
    { noise: true, from: 6000, lasts: 0.02, loud: 0.1 },
  ],
  gulp: times(3, 0.17, (at) => [
    { at, from: 170, to: 330, lasts: 0.09, loud: 0.3, shape: 'sine' },
    { at: at + 0.06, noise: true, from: 420, lasts: 0.05, loud: 0.12 },
  ]),
  spill: [
    { noise: true, from: 1700, to: 500, lasts: 0.5, loud: 0.35, narrow: 0.8 },
    ...times(4, 0.09, (at, i) => ({
      at: at + 0.2,
      from: 900 - i * 120,
      to: 500,
      lasts: 0.05,
      loud: 0.08,
      shape: 'sine',
    })),
  ],
  bell: [880, 1760, 2640, 3730].map((from, i) => ({
    from,
    lasts: 1.2 - i * 0.22,
    loud: 0.18 / (i + 1),
    shape: 'sine' as const,
  })),
};

/** Plays a cue at a moment of this device's sound. */
export function sound(audio: BaseAudioContext, cue: Cue, at: number): void {
  for (const layer of recipes[cue]) {
    if ('noise' in layer) breathe(audio, at, layer);
    else sing(audio, at, layer);
  }
}

/** How loud it is over time: it swells, and dies away. */
function strength(audio: BaseAudioContext, at: number, { loud, lasts, swells = 0.012 }: Layer): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + Math.min(swells, lasts * 0.9));
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  volume.connect(audio.destination);
  return volume;
}

function sing(audio: BaseAudioContext, cue: number, tone: Tone): void {
  const { at = 0, from, to = from, lasts, shape = 'triangle', warm = 1400, wavers } = tone;
  const begin = cue + at;
  const voice = audio.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, begin);
  voice.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = Math.max(warm, shape === 'sine' ? from * 1.5 : 0);
  voice.connect(filter).connect(strength(audio, begin, tone));
  if (wavers !== undefined) {
    const [speed, far] = wavers;
    const hand = audio.createOscillator();
    hand.frequency.value = speed;
    const reach = audio.createGain();
    reach.gain.value = far;
    hand.connect(reach).connect(voice.frequency);
    hand.start(begin);
    hand.stop(begin + lasts + 0.02);
  }
  voice.start(begin);
  voice.stop(begin + lasts + 0.02);
}

function breathe(audio: BaseAudioContext, cue: number, noise: Noise): void {
  const { at = 0, from, to = from, lasts, narrow = 1 } = noise;
  const begin = cue + at;
  const source = audio.createBufferSource();
  source.buffer = hiss(audio, lasts);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = narrow;
  band.frequency.setValueAtTime(from, begin);
  band.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  source.connect(band).connect(strength(audio, begin, noise));
  source.start(begin);
}

function hiss(audio: BaseAudioContext, lasts: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
