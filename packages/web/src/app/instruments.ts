import type { Sound } from './sound.ts';

export const sounds: { readonly [S in Sound]: (audio: AudioContext, at: number) => void } = {
  /** Three cards over a table. */
  deal(audio, at) {
    for (let i = 0; i < 3; i++) swish(audio, at + i * 0.09);
  },
  /** A knock on wood, twice. */
  turn(audio, at) {
    tone(audio, at, { from: 330, to: 262, lasts: 0.14, loud: 0.22, shape: 'triangle' });
    tone(audio, at + 0.13, { from: 440, to: 392, lasts: 0.22, loud: 0.22, shape: 'triangle' });
  },
  /** A brass band of one. */
  win(audio, at) {
    [392, 523, 659, 784].forEach((pitch, i) => {
      tone(audio, at + i * 0.13, {
        from: pitch,
        to: pitch,
        lasts: i === 3 ? 0.6 : 0.2,
        loud: 0.16,
        shape: 'sawtooth',
      });
    });
  },
};

interface Tone {
  readonly from: number;
  readonly to: number;
  readonly lasts: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

function tone(audio: AudioContext, at: number, { from, to, lasts, loud, shape }: Tone): void {
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  const warm = audio.createBiquadFilter();
  warm.type = 'lowpass';
  warm.frequency.value = 1400;
  voice.type = shape;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + lasts);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  voice.connect(warm).connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + lasts + 0.02);
}

/** A breath of noise that falls in pitch: a card that slides. */
function swish(audio: AudioContext, at: number): void {
  const lasts = 0.1;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.setValueAtTime(3200, at);
  band.frequency.exponentialRampToValueAtTime(900, at + lasts);
  const volume = audio.createGain();
  volume.gain.value = 0.35;
  source.connect(band).connect(volume).connect(audio.destination);
  source.start(at);
}
