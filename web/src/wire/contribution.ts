/** This browser's part of the seed: 32 bytes nobody else can know or foresee, made after the server has committed itself. */
export function contribution(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
