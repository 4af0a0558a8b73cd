/** The specification's for its 2D pages. */
export const TOAST_MS = 2_000
