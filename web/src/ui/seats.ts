// The shapes of the seats, on a grid of 24: a colour is never shown without its shape.

const SHAPES = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  'M4 4h16v16H4z',
  'M12 3l10 17.500H2z',
  'M12 1.500L22.500 12 12 22.500 1.500 12z',
  'M12 2l10 7.300-3.800 11.700H5.800L2 9.300z',
  'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
];

/** The shape of a seat as path data. */
export const seatShape = (seat: number): string => SHAPES[seat % SHAPES.length] ?? '';
