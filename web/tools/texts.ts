/** Catalogues go to the browser without what their comments say to translators. */
import type { Plugin } from "vite";

export const texts = (): Plugin => ({
  name: "kibitz-texts",
  transform(code, id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const raw: string = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1));
    return { code: `export default ${JSON.stringify(raw.replace(/^#.*\n/gm, ""))}`, map: null };
  },
});
