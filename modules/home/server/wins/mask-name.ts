const LETTERS = new Intl.Segmenter('my', { granularity: 'grapheme' })
const LETTERS_MAX = 2

/** "Ko•••": the letters that a name begins with, two at most. A digit is none: players write their phone numbers as names. */
export function maskName(name: string): string {
  let shown = ''
  for (const { segment } of LETTERS.segment(name.trim())) {
    const longer = shown + segment
    // Some vowel signs of Burmese are a segment of their own: a letter without its sign would be another syllable.
    if (!/^[\p{L}\p{M}]/u.test(segment) || lettersIn(longer) > LETTERS_MAX) break
    shown = longer
  }
  return `${shown}•••`
}

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
