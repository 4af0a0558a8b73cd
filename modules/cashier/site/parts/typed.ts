import { latinDigits } from '#platform/contract/typed-text.ts'

/** Only the digits of what was typed or pasted. */
export const digitsOf = (text: string): string => latinDigits(text).replace(/\D/g, '')

/** An account number in groups, as cards and banking apps print it: phone numbers 2-3-3-3, others by four. */
export function groupsOf(account_number: string): string[] {
  if (!/^\d+$/.test(account_number)) return [account_number]
  if (!account_number.startsWith('09')) return account_number.match(/\d{1,4}/g) ?? []
  return ['09', ...(account_number.slice(2).match(/\d{1,3}/g) ?? [])]
}
