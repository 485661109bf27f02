import type { Bull, Team } from '@stamtafel/games/ballen-met-stieren/deck.ts';
import type { eyes, horns, mouths } from './face.tsx';
import type { Prop } from './props.tsx';

export interface Coat {
  readonly fur: string;
  readonly dark: string;
  readonly snout: string;
  /** A patch over one side of the face. */
  readonly spot?: string;
}

/** What makes one bull differ from another. */
export interface Looks {
  readonly coat: Coat;
  readonly horn: keyof typeof horns;
  readonly eye: keyof typeof eyes;
  readonly mouth: keyof typeof mouths;
  readonly head?: 'round' | 'square' | 'long';
  readonly broad?: boolean;
  readonly props?: readonly Prop[];
}

const patch = 'M4-34c20-4 34 4 32 20 0 14-4 20-10 26C12 4 2-8 4-34z';
const brown: Coat = { fur: '#8a5530', dark: '#57321a', snout: '#e3bb93' };
const black: Coat = { fur: '#4a4340', dark: '#241f1d', snout: '#c9b3a0' };
const sand: Coat = { fur: '#cf9f63', dark: '#8a5f2c', snout: '#f3dcb6' };
const grey: Coat = { fur: '#9a9790', dark: '#5c5a55', snout: '#d9cfc4' };
const rust: Coat = { fur: '#b0562c', dark: '#6e2e12', snout: '#ecc09a' };
const frisian: Coat = { fur: '#f1ece2', dark: '#2c2826', snout: '#e9b7ac', spot: patch };
const roan: Coat = { fur: '#e9d9c0', dark: '#8a4a2a', snout: '#eab9a4', spot: patch };

/** By shirt number from 1: the names are jokes, and so are the faces. */
const squads: { readonly [team in Team]: readonly Looks[] } = {
  oranje: [
    { coat: brown, horn: 'wide', eye: 'calm', mouth: 'firm', props: ['goal', 'gloves'] },
    { coat: grey, horn: 'short', eye: 'sleepy', mouth: 'firm', head: 'square', broad: true, props: ['beam'] },
    { coat: rust, horn: 'crooked', eye: 'calm', mouth: 'smile', props: ['splashes'] },
    { coat: black, horn: 'short', eye: 'angry', mouth: 'pout', props: ['gloves', 'moustache'] },
    { coat: sand, horn: 'curled', eye: 'sleepy', mouth: 'smile', props: ['clod'] },
    { coat: frisian, horn: 'up', eye: 'calm', mouth: 'smile', head: 'long' },
    { coat: brown, horn: 'up', eye: 'big', mouth: 'smile', props: ['spot'] },
    { coat: sand, horn: 'up', eye: 'sly', mouth: 'grin', props: ['flash'] },
    { coat: rust, horn: 'wide', eye: 'angry', mouth: 'roar', broad: true, props: ['plaster'] },
    { coat: frisian, horn: 'wide', eye: 'wink', mouth: 'grin', props: ['crown'] },
    { coat: roan, horn: 'up', eye: 'calm', mouth: 'smile', props: ['wings'] },
    { coat: black, horn: 'curled', eye: 'sly', mouth: 'tongue', props: ['ballOnHead'] },
    { coat: brown, horn: 'crooked', eye: 'angry', mouth: 'firm', props: ['patches', 'stitches'] },
    { coat: roan, horn: 'short', eye: 'big', mouth: 'tongue', props: ['collar'] },
    { coat: grey, horn: 'wide', eye: 'calm', mouth: 'firm', head: 'square' },
    { coat: sand, horn: 'curled', eye: 'wink', mouth: 'smile', props: ['curls'] },
  ],
  wit: [
    { coat: grey, horn: 'short', eye: 'sleepy', mouth: 'firm', head: 'square', props: ['dial', 'gloves'] },
    { coat: black, horn: 'wide', eye: 'angry', mouth: 'firm', broad: true, props: ['ring'] },
    { coat: sand, horn: 'up', eye: 'calm', mouth: 'grin', props: ['fence'] },
    { coat: roan, horn: 'short', eye: 'big', mouth: 'smile', props: ['gloves', 'cap'] },
    { coat: brown, horn: 'wide', eye: 'sleepy', mouth: 'firm', props: ['beard'] },
    { coat: frisian, horn: 'crooked', eye: 'wink', mouth: 'smile', props: ['boot'] },
    { coat: rust, horn: 'up', eye: 'sly', mouth: 'smile', props: ['headband'] },
    { coat: sand, horn: 'short', eye: 'big', mouth: 'grin', props: ['goggles', 'speed'] },
    { coat: black, horn: 'wide', eye: 'angry', mouth: 'roar', broad: true, props: ['cloud'] },
    { coat: brown, horn: 'up', eye: 'calm', mouth: 'smile', props: ['shades'] },
    { coat: roan, horn: 'curled', eye: 'wink', mouth: 'tongue', props: ['hoof'] },
    { coat: rust, horn: 'short', eye: 'sly', mouth: 'grin', props: ['mohawk'] },
    { coat: grey, horn: 'crooked', eye: 'angry', mouth: 'grin', props: ['stitches', 'plaster'] },
    { coat: brown, horn: 'wide', eye: 'angry', mouth: 'roar', props: ['shaggy', 'beard'] },
    { coat: sand, horn: 'short', eye: 'calm', mouth: 'pout', props: ['glasses', 'cap'] },
    { coat: frisian, horn: 'curled', eye: 'big', mouth: 'smile', props: ['arc'] },
  ],
};

const spitter: Looks = { coat: rust, horn: 'curled', eye: 'sly', mouth: 'spit', props: ['mohawk', 'ring'] };

/** Plain bulls, for those whom only their owner's copy knows: none of our jokes would suit the name. */
const plain: readonly Looks[] = [
  { coat: brown, horn: 'wide', eye: 'calm', mouth: 'smile' },
  { coat: grey, horn: 'short', eye: 'calm', mouth: 'firm', head: 'square' },
  { coat: sand, horn: 'up', eye: 'calm', mouth: 'smile', head: 'long' },
  { coat: black, horn: 'wide', eye: 'calm', mouth: 'firm' },
  { coat: frisian, horn: 'up', eye: 'calm', mouth: 'smile' },
  { coat: rust, horn: 'short', eye: 'calm', mouth: 'firm', broad: true },
];

export const looksOf = ({ team, shirt, name }: Pick<Bull, 'team' | 'shirt' | 'name'>): Looks =>
  (name === '' ? squads[team][shirt - 1] : plain[shirt % plain.length]) ?? spitter;
