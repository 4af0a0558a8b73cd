import { walkCashier } from './calls/cashier.ts'
import { walkCatalog } from './calls/catalog.ts'
import { type Claims } from './calls/claims.ts'
import { walkContent } from './calls/content.ts'
import { walkDigitBet } from './calls/digit-bet.ts'
import { walkAsGuest } from './calls/guests.ts'
import { walkIdempotency } from './calls/idempotency.ts'
import { type Credentials, logIn, register, registerAnother, walkProfile } from './calls/identity.ts'
import { walkGameLogs, walkLaunch, walkShan } from './calls/launch.ts'
import { walkSessionEnd } from './calls/session-end.ts'
import { walkTwoD, walkWinners } from './calls/two-d.ts'
import { walkWallet } from './calls/wallet.ts'
import type { Client } from './client.ts'
import type { Member, Run } from './run.ts'

/** The areas of §7, in the order in which they are walked. */
export const AREAS = [
  'content',
  'guests',
  'join',
  'profile',
  'catalog',
  'wallet',
  'cashier',
  'digit-bet',
  'shan',
  'two-d',
  'winners',
  'idempotency',
  'session-end',
] as const
export type Area = (typeof AREAS)[number]

export interface Walk {
  client: Client
  claims: Claims
  /** Whose logs are read and whose money moves; without them a member is registered. */
  credentials: Credentials | null
  provokes_limits: boolean
  areas: readonly Area[]
}

/** Walks the calls of the specification, as a guest and as a member. */
export async function walk({ credentials, areas, ...run }: Walk): Promise<void> {
  const is_wanted = (area: Area) => areas.includes(area)
  if (is_wanted('content')) await walkContent(run)
  if (is_wanted('guests')) await walkAsGuest(run)
  const member = await join(run, { credentials, registers: is_wanted('join') })
  if (member === null) return run.claims.skip('the calls of members', 'hold', 'nobody could log in')

  const game = is_wanted('catalog') ? await walkCatalog(run) : undefined
  for (const area of AREAS.filter(is_wanted)) await walkAsMember[area]?.(run, member, game)
}

type WalkAsMember = (run: Run, member: Member, game: unknown) => Promise<void>

const walkAsMember: Partial<Record<Area, WalkAsMember>> = {
  profile: walkProfile,
  catalog: async (run, member, game) => {
    await walkLaunch(run, member, game)
    await walkGameLogs(run, member)
  },
  wallet: walkWallet,
  cashier: walkCashier,
  'digit-bet': walkDigitBet,
  shan: walkShan,
  'two-d': walkTwoD,
  winners: walkWinners,
  idempotency: walkIdempotency,
  'session-end': async (run) => {
    const other = await registerAnother(run)
    if (other !== null) return walkSessionEnd(run, other)
    run.claims.skip('POST /change-password and /logout', 'hold', 'no other member could be registered')
  },
}

async function join(
  run: Run,
  { credentials, registers }: { credentials: Credentials | null; registers: boolean },
): Promise<Member | null> {
  const joined = registers || credentials === null ? await register(run) : null
  const known = credentials ?? joined
  return known === null ? null : logIn(run, known)
}
