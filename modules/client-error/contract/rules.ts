/** The content of a report of a failed screen. Personal data is kept out of it here in the browser, and again on the server. */

export const CLIENT_ERROR_KINDS = [
  'screen',
  'overlay',
  /** A piece of a screen that came after it. */
  'part',
  'frame',
  'hydration',
  'error_event',
  'unhandled_rejection',
] as const
export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number]

export const MESSAGE_LENGTH_MAX = 300
export const STACK_LENGTH_MAX = 2_000
/** The frames above say what failed; those below are React's own. */
const STACK_FRAMES_MAX = 20
const FUNCTION_NAME_LENGTH_MAX = 60
/** More than any frame of ours. */
const LINE_LENGTH_MAX = 300

const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'()]+/gi
const QUOTED = /"[^"]*"|“[^”]*”|`[^`]*`/g
const MAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g
/** A session token has 43 letters; the names of our files are long as well, and say where it happened. */
const LONG_WORD = /[\w-]{24,}(?![\w-])(?!\.(?:js|css)\b)/g
/** Digits of every script, also with what people write between the digits of a phone number. */
const LONG_NUMBER = /\p{Nd}(?:[\s.-]?\p{Nd}){4,}/gu

/** A browser's sentence without what it may quote of the player's: addresses, quotations, tokens and long numbers. */
export function cleanMessage(text: string): string {
  return mask(text.replace(ADDRESS, fileOf).replace(QUOTED, '"…"')).slice(0, MESSAGE_LENGTH_MAX)
}

function mask(text: string): string {
  return text.replace(MAIL, '…').replace(LONG_WORD, '…').replace(LONG_NUMBER, '#')
}

function fileOf(address: string): string {
  return /([\w.-]+\.(?:js|css))(?:[?#:].*)?$/.exec(address)?.[1] ?? '…'
}

/** `at fn (https://host/assets/file.js:1:34567)` and `fn@https://host/assets/file.js:1:34567`. */
const FRAME =
  /^\s*(?:at )?(.*?)[\s(@]*(?:[a-z-]+:\/\/[^\s()]*\/)?([\w.-]+\.js)(?:\?[^\s():]*)?:([\d,]{1,9}):([\d,]{1,9})\)?\s*$/i

/**
 * One frame to a line: function, file and place, nothing else of it is kept. Columns are written as 34,567: a run of five
 * digits could be a part of a phone number, and so is in no report.
 */
export function cleanStack(stack: string): string {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name = '', file = '', row = '', column = ''] = FRAME.exec(line.slice(0, LINE_LENGTH_MAX)) ?? []
    if (file === '') return []
    const place = [row, column].map((digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ','))
    return [`${mask(name).slice(0, FUNCTION_NAME_LENGTH_MAX)} ${mask(file)}:${place.join(':')}`.trim()]
  })
  return frames.slice(0, STACK_FRAMES_MAX).join('\n').slice(0, STACK_LENGTH_MAX)
}
