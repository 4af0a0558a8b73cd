import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { FieldFault } from '#platform/contract/problem.ts'
import { latinDigits, parseDigitRun } from '#platform/contract/typed-text.ts'
import { judge } from './passwords/password-work/work.ts'

const NAME_LENGTH_MIN = 2
const NAME_LENGTH_MAX = 60
const PASSWORD_LENGTH_MIN = 8
const PASSWORD_LENGTH_MAX = 128
/** Shorter parts of a name stand in too many words to be forbidden. */
const NAME_PART_MIN = 4

/**
 * A Myanmar mobile number in any usual spelling, Burmese and Thai digits too, as E.164; null when it is none.
 * The whole text must be the number: a number found inside one would make of the user name P1700002
 * the phone 01700002, which is another player's.
 */
export function parsePhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(parseDigitRun(text), { defaultCountry: 'MM', extract: false })
  if (phone?.country !== 'MM' || !phone.isValid() || phone.ext !== undefined) return null
  return phone.getType() === 'MOBILE' ? phone.number : null
}

/** As players write it: 09… */
export function writePhone(e164: string): string {
  return e164.replace(/^\+95/, '0')
}

export function nameFault(name: string): FieldFault | null {
  if (name.length === 0) return 'required'
  if (UNWRITABLE.test(name) || !name.isWellFormed()) return 'invalid'
  const letters = [...name.replace(/[\u200c\u200d]/g, '')].length
  return letters < NAME_LENGTH_MIN || letters > NAME_LENGTH_MAX ? 'name_length' : null
}

/** Characters that show nothing or turn the text around them; joiners stay, Burmese and emoji are written with them. */
const UNWRITABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}]|(?![\u200c\u200d])\p{Cf}/u

/** Whose password it is to be, and what a guesser would try because of that. */
export interface PasswordOwner {
  name: string
  /** As E.164. */
  phone: string | null
  brand_name: string
}

/** Any characters are welcome; only what is easily guessed is not. */
export async function passwordFault(password: string, owner: PasswordOwner): Promise<FieldFault | null> {
  if (password.length === 0) return 'required'
  if ([...password].length < PASSWORD_LENGTH_MIN) return 'password_too_short'
  if ([...password].length > PASSWORD_LENGTH_MAX) return 'password_too_long'
  const text = latinDigits(password).toLowerCase()
  const parts = owner.name.toLowerCase().split(/\s+/)
  if (parts.some((part) => part.length >= NAME_PART_MIN && text.includes(part))) return 'password_has_name'
  const digits = owner.phone?.slice('+959'.length)
  if (digits && text.replaceAll(/[\s-]/g, '').includes(digits)) return 'password_has_name'
  // Somebody else's phone, too: a guesser has ten million of them at most.
  if (parsePhone(password) !== null) return 'password_too_common'
  const own = [...parts, parts.join(''), ...spellingsOf(digits)]
  const words = await judge(latinDigits(password), [...own, owner.brand_name.toLowerCase().replaceAll(/\s+/g, '')])
  if (words === null) return null
  return own.some((word) => words.has(word)) ? 'password_has_name' : 'password_too_common'
}

/** Its last digits alone are known as well as the whole. */
const spellingsOf = (digits = '') =>
  digits === '' ? [] : [`09${digits}`, `959${digits}`, digits.slice(-7), digits.slice(-6)]
