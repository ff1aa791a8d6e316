/** The four elements, each as one outline on a grid of 24. */
const rays = Array.from({ length: 24 }, (_, i) => {
  const radius = i % 2 ? 8.2 : 11.6;
  const angle = (i * Math.PI) / 12 - Math.PI / 2;
  return `${(12 + radius * Math.cos(angle)).toFixed(2)},${(12 + radius * Math.sin(angle)).toFixed(2)}`;
});

/** On a grid of 24 by 14. */
export const CROWN = "M2.6 2.2L7 6.4 12 .8l5 5.6 4.4-4.2L19.6 13H4.4z";

export const SHAPES = {
  B: "M12 .8c2.6 4.3 8 9.3 8 14.4a8 8 0 0 1-16 0C4 10.1 9.4 5.1 12 .8z",
  R: "M13.4.5c.9 4.2-2.3 5.6-3 8.9-.9-.8-1.4-2-1.5-3.5C5.6 8.3 3.6 11.6 3.8 15.2c.2 4.8 3.8 8.3 8.3 8.3 4.7 0 8.2-3.5 8.2-8.4 0-3.3-1.5-5-2.6-7.4-.5 1.3-1.2 2.1-2.1 2.6C16 6.3 15.8 2.7 13.4.5z",
  Y: `M${rays.join("L")}z`,
  G: "M22.5 1.5C10 1 2.5 6.5 2.5 14.5c0 2 .5 3.6 1.3 4.9L1.2 22.2l1.6 1.4 2.7-2.7c1.3.9 2.9 1.4 4.7 1.4C18.5 22.3 23 14 22.5 1.5z",
} as const;
