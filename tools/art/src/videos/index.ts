import { DOLL } from './doll.ts'
import type { Film } from './film.ts'
import { LANTERN } from './lantern.ts'
import { MOON_FILM } from './moon.ts'
import { TREASURE } from './treasure.ts'
import { UMBRELLA } from './umbrella.ts'

export { FILM_HEIGHT, FILM_WIDTH, type Film, filmFrame } from './film.ts'

/** The platform's own films. */
export const FILMS: readonly Film[] = [LANTERN, UMBRELLA, MOON_FILM, DOLL, TREASURE]
/** The moment of a film that stands for all of it. */
export const POSTER_AT = 0.6
