import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { FieldFault } from '#contract/problem.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

const NAME_LENGTH_MIN = 2
const NAME_LENGTH_MAX = 60
const PASSWORD_LENGTH_MIN = 8
const PASSWORD_LENGTH_MAX = 128
/** Shorter parts of a name stand in too many words to be forbidden. */
const NAME_PART_MIN = 4

/**
 * A Myanmar mobile number in any usual spelling, Burmese digits too, as E.164; null when it is none.
 * The whole text must be the number: a number found inside one would make of the user name P1700002
 * the phone 01700002, which is another player's.
 */
export function readPhone(text: string): string | null {
  const latin = text.trim().replace(/[၀-၉]/g, (digit) => String(digit.charCodeAt(0) - BURMESE_ZERO))
  const phone = parsePhoneNumberFromString(latin, { defaultCountry: 'MM', extract: false })
  if (phone?.country !== 'MM' || !phone.isValid() || phone.ext !== undefined) return null
  return phone.getType() === 'MOBILE' ? phone.number : null
}

const BURMESE_ZERO = '၀'.charCodeAt(0)

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

/** What shows nothing or turns the text around it; joiners stay, Burmese and emoji are written with them. */
const UNWRITABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}]|(?![\u200c\u200d])\p{Cf}/u

/** Any characters are welcome; only what is easily guessed is not. */
export function passwordFault(password: string, owner: { name: string; phone: string | null }): FieldFault | null {
  if (password.length === 0) return 'required'
  if ([...password].length < PASSWORD_LENGTH_MIN) return 'password_too_short'
  if ([...password].length > PASSWORD_LENGTH_MAX) return 'password_too_long'
  const guess = password.toLowerCase()
  if (COMMON_PASSWORDS.has(guess) || isMonotonous(guess)) return 'password_too_common'
  const parts = owner.name
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part.length >= NAME_PART_MIN)
  if (parts.some((part) => guess.includes(part))) return 'password_has_name'
  return owner.phone && guess.includes(owner.phone.slice('+959'.length)) ? 'password_has_name' : null
}

/** One or two characters over and over, or a run like 12345678 or hgfedcba. */
function isMonotonous(password: string): boolean {
  if (new Set(password).size <= 2) return true
  const steps = [...password].slice(1).map((letter, index) => letter.charCodeAt(0) - password.charCodeAt(index))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
