/** Whether a server keeps a claim. */
export type Outcome = 'ok' | 'failed' | 'not checked'

export interface Claim {
  /** As §7 writes it: `GET /banner`. */
  call: string
  claim: string
  outcome: Outcome
  /** The answer of the server, or the reason why the claim could not be checked. */
  seen: string
}

export interface Claims {
  all: readonly Claim[]
  /** Answers whether it holds, for claims that need the one before. */
  check(call: string, claim: string, holds: boolean, seen?: unknown): boolean
  skip(call: string, claim: string, why: string): void
}

const SEEN_LENGTH_MAX = 200

export function createClaims(onClaim: (claim: Claim) => void = () => {}): Claims {
  const all: Claim[] = []
  const note = (claim: Claim) => {
    all.push(claim)
    onClaim(claim)
  }
  return {
    all,
    check(call, claim, holds, seen = '') {
      note({ call, claim, outcome: holds ? 'ok' : 'failed', seen: shorten(seen) })
      return holds
    },
    skip: (call, claim, why) => note({ call, claim, outcome: 'not checked', seen: why }),
  }
}

function shorten(seen: unknown): string {
  const text = typeof seen === 'string' ? seen : (JSON.stringify(seen) ?? 'nothing')
  return text.length > SEEN_LENGTH_MAX ? `${text.slice(0, SEEN_LENGTH_MAX)}…` : text
}

export const claimLine = ({ call, claim, outcome, seen }: Claim): string =>
  `${outcome.padEnd(11)}  ${call}: ${claim}${seen === '' ? '' : `  [${seen}]`}`

export function countLine(claims: readonly Claim[]): string {
  const count = (outcome: Outcome) => claims.filter((claim) => claim.outcome === outcome).length
  return `${count('ok')} claims hold, ${count('failed')} failed, ${count('not checked')} were not checked`
}
