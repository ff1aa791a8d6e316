/** Plays the sounds of the table to those who have chosen them. */
import { SOUNDS, type Sound, type Voice } from "../plan/sounds.ts";
import { settings } from "./settings.svelte.ts";

/** Many cards at once are heard as a few. */
const APART = 0.045;
const SOFTEST = 0.0001;
const ATTACK = 0.012;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<Sound, number>();

/** A browser plays nothing before someone has touched the page: sound starts, and starts again, with a click or a key. */
function wake(): void {
  if (!settings.sounds || !navigator.userActivation.isActive) return;
  audio ??= new AudioContext();
  if (audio.state !== "running") void audio.resume();
}
globalThis.addEventListener?.("click", wake, true);
globalThis.addEventListener?.("keydown", wake, true);

/** Nothing is heard of what happened before the first touch, or by those who want silence. */
export function play(sound: Sound): void {
  if (!settings.sounds || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  if (now - (last.get(sound) ?? -1) < APART) return;
  last.set(sound, now);
  const master = audio.createGain();
  master.gain.value = (settings.volume / 100) ** 2;
  master.connect(audio.destination);
  for (const voice of SOUNDS[sound]) sing(audio, voice, master, now + voice.at);
}

function sing(context: AudioContext, voice: Voice, out: AudioNode, at: number): void {
  const end = at + voice.lasts;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(SOFTEST, at);
  envelope.gain.exponentialRampToValueAtTime(voice.loud, at + ATTACK);
  envelope.gain.exponentialRampToValueAtTime(SOFTEST, end);
  envelope.connect(out);
  const [source, pitch] = "noise" in voice ? hiss(context, envelope) : tone(context, voice.wave, envelope);
  pitch.setValueAtTime(voice.from, at);
  pitch.exponentialRampToValueAtTime(voice.to, end);
  source.start(at);
  source.stop(end + 0.05);
}

function tone(context: AudioContext, wave: OscillatorType, out: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  const source = context.createOscillator();
  source.type = wave;
  source.connect(out);
  return [source, source.frequency];
}

function hiss(context: AudioContext, out: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  noise ??= whiteNoise(context);
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  source.connect(filter).connect(out);
  return [source, filter.frequency];
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
