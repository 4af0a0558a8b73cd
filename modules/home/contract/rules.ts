/** Constants of home. Free of schemas, so that screens can import them cheaply. */

/** The document of home says by it whether there are wins to show, and keeps their place. The kept value is a boolean. */
export const hasWinsKey = ['home', 'has-wins']

/** Wins that home shows, the newest first: four turns of three. */
export const WINS_SHOWN = 12
