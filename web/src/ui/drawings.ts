/** Small line drawings for buttons, each on a grid of 24. */
export const DRAWINGS = {
  tricks: "M3 15l9 5 9-5M3 10l9 5 9-5-9-5z",
  scores: "M5 20V10m7 10V4m7 16v-7",
  log: "M5 6h14M5 12h14M5 18h9",
  hint: "M9.5 19h5M12 3.5a5.6 5.6 0 0 0-3.2 10.2c.7.5 1 1.1 1 1.9h4.4c0-.8.3-1.4 1-1.9A5.6 5.6 0 0 0 12 3.5z",
  rules: "M9 9a3 3 0 1 1 4.2 2.75c-.8.4-1.2 1-1.2 2.05M12 17.5v.1",
  plans: "M12 7v5l3 2M12 4a8 8 0 1 1 0 16 8 8 0 1 1 0-16",
  menu: "M4 8h8m4 0h4M4 16h3m4 0h9M14 5.5v5M9 13.5v5",
  review: "M5 20V4m0 16h15M8.5 15l3.5-4 3 2 4.5-6",
  fair: "M5 12.5l4.5 4.5L19 7.5",
  viewer: "M2.5 12C7 4.8 17 4.8 21.5 12 17 19.2 7 19.2 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 1 1 0-6",
  details: "M12 11v6M12 7.3v.1M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 1 1 0-17",
} as const;
