/** The strip of types: choosing one brings it to the top of the screen, with its games below. */
export const STRIP_ID = 'game-types'
