// Small sounds made on the spot, off until asked for, remembered. Nothing is set up while they are off.

import { recall, remember } from './memory';

export type SoundName = 'turn' | 'card' | 'buy' | 'hit' | 'win' | 'lose' | 'message';

/** One tone: hertz (sliding to a second), seconds from the start, seconds long, how loud from 0 to 1. */
interface Tone {
  hertz: number;
  to?: number;
  at: number;
  long: number;
  loud: number;
  shape: OscillatorType;
}

const tone = (hertz: number, at: number, long: number, loud = 0.5, shape: OscillatorType = 'sine', to?: number): Tone =>
  ({ hertz, at, long, loud, shape, ...(to === undefined ? {} : { to }) });

const SOUNDS: Record<SoundName, Tone[]> = {
  turn: [tone(587, 0, 0.5), tone(880, 0.14, 0.7, 0.45)],
  card: [tone(320, 0, 0.07, 0.35, 'triangle', 240)],
  buy: [tone(988, 0, 0.09, 0.3, 'triangle'), tone(1319, 0.07, 0.22, 0.3, 'triangle')],
  hit: [tone(150, 0, 0.22, 0.8, 'triangle', 55), tone(90, 0, 0.16, 0.25, 'sawtooth', 50)],
  win: [tone(523, 0, 0.5), tone(659, 0.13, 0.5), tone(784, 0.26, 0.5), tone(1047, 0.39, 1)],
  lose: [tone(392, 0, 0.5), tone(349, 0.18, 0.5), tone(294, 0.36, 1)],
  message: [tone(740, 0, 0.1, 0.3), tone(622, 0.08, 0.16, 0.3)],
};

/** How loud everything is together. */
const LOUDNESS = 0.22;

class Sounds {
  #on = $state(recall('sound') === 'on');
  #context: AudioContext | null = null;

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    remember('sound', on ? 'on' : 'off');
    if (on) this.play('buy');
    else {
      void this.#context?.close();
      this.#context = null;
    }
  }

  play(name: SoundName): void {
    if (!this.#on) return;
    try {
      this.#context ??= new AudioContext();
      const context = this.#context;
      // Browsers keep silence until the page has been touched.
      if (context.state === 'suspended') void context.resume();
      for (const one of SOUNDS[name]) sing(context, one);
    } catch {
      // A device without sound plays on in silence.
    }
  }
}

function sing(context: AudioContext, { hertz, to, at, long, loud, shape }: Tone): void {
  const from = context.currentTime + at;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(hertz, from);
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, from + long);
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loud * LOUDNESS, from + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + long);
  voice.connect(volume).connect(context.destination);
  voice.start(from);
  voice.stop(from + long + 0.02);
}

export const sounds = new Sounds();
