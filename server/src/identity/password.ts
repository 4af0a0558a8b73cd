import { hash, verify } from '@node-rs/argon2'
import { Problem } from '../platform/problem.ts'

/** OWASP's floor for argon2id, the library's default algorithm; about 10 ms a hash. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const PARAMETERS_IN_HASH = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`

/** Two cores verify some 86 passwords a second: a longer queue would let logins starve the bets. */
const QUEUE_MAX = 8
let under_way = 0

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (under_way >= QUEUE_MAX) throw new Problem('busy')
  under_way++
  try {
    return await work()
  } finally {
    under_way--
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), PARAMETERS))
}

/** Takes as long for a player who does not exist (`stored` null) as for one who does. */
export function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    const matches = await verify(stored ?? (await nobodysHash), password.normalize('NFC'))
    return matches && stored !== null
  })
}

const nobodysHash = hash('nobody has this password', PARAMETERS)

/** The parameters were raised since this hash was made. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(PARAMETERS_IN_HASH)
}
