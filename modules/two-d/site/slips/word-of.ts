/** Words in the player's language, of whatever the server sends; what is not known is shown as it was sent. */
export const wordOf = (words: object, word: string): string =>
  new Map<string, string>(Object.entries(words)).get(word) ?? word
