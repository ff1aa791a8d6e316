/** "Your turn", for someone who looks elsewhere: the favicon, a sound, a notification. */
import type { Settings } from "./settings.svelte.ts";

let on = false;
let note: Notification | null = null;

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

export function alertTurn(words: string, game: string, settings: Settings): void {
  if (on) return;
  on = true;
  icon()?.setAttribute("href", "/icon-turn.svg");
  if (settings.sounds && navigator.userActivation.hasBeenActive) chime();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    note = new Notification(words, { body: game, icon: "/icon.svg", tag: "kibitz-turn" });
    note.onclick = () => window.focus();
  }
}

export function calmTurn(): void {
  if (!on) return;
  on = false;
  icon()?.setAttribute("href", "/icon.svg");
  note?.close();
  note = null;
}

let audio: AudioContext | null = null;

/** Two soft notes, made on the spot; a browser lets nothing be heard before someone has touched the page. */
export function chime(): void {
  audio ??= new AudioContext();
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = audio.currentTime + i * 0.12;
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  }
}
