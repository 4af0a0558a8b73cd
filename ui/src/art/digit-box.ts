/** The six reaches highest. One digit with air around it, in the units of the outlines; its baseline lies `rise` below the top. */
export const DIGIT_BOX = { width: 80, height: 156, left: 8, rise: 104 }

/** On a coloured lid, and on lacquer. */
export const DIGIT_INKS = { gold: '#fbe3a0', pale: '#bcd6cb' }
export type DigitInk = keyof typeof DIGIT_INKS
