import { hash, verify } from '@node-rs/argon2'
import { untimed } from '../platform/database/deadline.ts'
import { Problem } from '../platform/http/problem.ts'

/** What a hash costs whoever tries passwords. */
export interface HashCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's floor for argon2id, the library's default algorithm; about 10 ms a hash. */
const FULL_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/**
 * For invented people, whose one password everybody may know: as good as nothing. The house takes such a hash for
 * outdated, and makes it anew when somebody signs in with it.
 */
export const INVENTED_COST: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
const headOf = ({ memoryCost, timeCost, parallelism }: HashCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

/** Two cores verify some 86 passwords a second: a longer queue would let logins starve the bets. */
const QUEUE_MAX = 8
let under_way = 0

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (under_way >= QUEUE_MAX) throw new Problem('busy')
  under_way++
  try {
    return await untimed(work)
  } finally {
    under_way--
  }
}

export function hashPassword(password: string, cost = FULL_COST): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), cost))
}

/** Takes as long for a player who does not exist (`stored` null) as for one who does. */
export function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    const matches = await verify(stored ?? (await nobodysHash), password.normalize('NFC'))
    return matches && stored !== null
  })
}

const nobodysHash = hash('nobody has this password', FULL_COST)

/** The cost was raised since this hash was made. */
export function isOutdated(stored: string, cost = FULL_COST): boolean {
  return ![FULL_COST, cost].some((enough) => stored.startsWith(headOf(enough)))
}
