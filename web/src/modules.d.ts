declare module "virtual:game-icons" {
  export const ICONS: Readonly<Record<string, string>>;
}
