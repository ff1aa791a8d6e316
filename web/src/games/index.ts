/** The games this page knows, in the order to offer them: the one place that names them all. */
import type { Component } from "svelte";
import type { Deals, Game } from "./module.ts";

export const GAMES: readonly Game[] = [
  {
    name: "nyet",
    catalogue: "nyet",
    module: () => import("./nyet/game.ts"),
    picture: () => import("./nyet/Picture.svelte"),
    rules: () => import("./nyet/learn/rules.ts"),
    deals: () => import("./nyet/deals.ts") as Promise<{ deals: Deals }>,
    sample: () => import("./nyet/art/Sample.svelte"),
    plans: () => import("./nyet/table/Plans.svelte") as Promise<{ default: Component<any> }>,
  },
  {
    name: "face-to-face",
    catalogue: "face_to_face",
    module: () => import("./face_to_face/game.ts"),
    picture: () => import("./face_to_face/Picture.svelte"),
    rules: () => import("./face_to_face/learn/rules.ts"),
    deals: () => import("./face_to_face/deals.ts") as Promise<{ deals: Deals }>,
  },
];

export const findGame = (name: string): Game | undefined => GAMES.find((game) => game.name === name);
