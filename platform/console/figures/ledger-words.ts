/** The name of a ledger account or of a transfer kind, as a person reads it. */
export const ledgerWords = (name: string): string => name.replaceAll('_', ' ').replace(/\btwo d\b/, '2D')

/** The same where it stands first in its line. */
export const kindText = (kind: string): string => {
  const words = ledgerWords(kind)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
