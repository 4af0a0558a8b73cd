import { dictionary } from '@zxcvbn-ts/language-common'

const SHORTEST_ALLOWED = 8

/** Passwords seen in breaches again and again, lower case; those that are too short anyway are left out. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map(String).filter((password) => password.length >= SHORTEST_ALLOWED),
)
