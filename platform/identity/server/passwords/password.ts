import { type HashCost, hashWith, verifyWith } from './password-work/work.ts'

export type { HashCost } from './password-work/work.ts'

/** OWASP's floor for argon2id, the library's default algorithm; about 10 ms a hash. */
const FULL_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/**
 * For invented people, whose one password everybody may know: as good as nothing. The server takes such a hash for
 * outdated, and makes it anew when somebody signs in with it.
 */
export const INVENTED_COST: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
const headOf = ({ memoryCost, timeCost, parallelism }: HashCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

export const hashPassword = (password: string, cost = FULL_COST): Promise<string> =>
  hashWith(password.normalize('NFC'), cost)

/** Takes as long for a player who does not exist (`stored` null) as for one who does. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verifyWith(stored ?? (await hashOfNobody()), password.normalize('NFC'))
  return matches && stored !== null
}

let nobodys_hash: string | null = null
async function hashOfNobody(): Promise<string> {
  nobodys_hash ??= await hashWith('nobody has this password', FULL_COST)
  return nobodys_hash
}

/** The cost was raised since this hash was made. */
export function isOutdated(stored: string, cost = FULL_COST): boolean {
  return ![FULL_COST, cost].some((enough) => stored.startsWith(headOf(enough)))
}
