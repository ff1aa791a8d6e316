/** What a person likes, kept in this browser. */

export interface Settings {
  language: "" | "en" | "de" | "fr" | "pl";
  theme: "system" | "light" | "dark";
  deck: "ivory" | "solid";
  cards: "small" | "medium" | "large";
  motion: "system" | "on" | "off";
  pace: "slow" | "normal" | "fast" | "instant";
  tap: boolean;
  sounds: boolean;
  /** From 0 to 100. */
  volume: number;
  confirm: boolean;
  premove: boolean;
  notify: boolean;
  order: "trumps" | "colours" | "values";
}

export const DEFAULTS: Settings = {
  language: "",
  theme: "system",
  deck: "ivory",
  cards: "medium",
  motion: "system",
  pace: "normal",
  tap: false,
  sounds: false,
  volume: 60,
  confirm: false,
  premove: true,
  notify: false,
  order: "trumps",
};

const KEY = "kibitz.settings";

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored() });

/** Change one of them, at once and for next time. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: dark.matches, calm: calm.matches });
dark.addEventListener("change", () => (system.dark = dark.matches));
calm.addEventListener("change", () => (system.calm = calm.matches));

export const theme = (): "light" | "dark" =>
  settings.theme === "system" ? (system.dark ? "dark" : "light") : settings.theme;

export const still = (): boolean => (settings.motion === "system" ? system.calm : settings.motion === "off");

/** How much longer or shorter than planned things take. */
export const tempo = (): number => ({ slow: 1.7, normal: 1, fast: 0.5, instant: 0 })[settings.pace];
