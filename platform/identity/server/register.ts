import { randomInt } from 'node:crypto'
import type { RegisterBody } from '#identity/contract/player.ts'
import { demoGrant, openPlayerAccounts, post } from '#ledger/server/index.ts'
import { type Money } from '#platform/contract/money.ts'
import {
  type Database,
  hasSqlState,
  SQLSTATE,
  type Transaction,
  transaction,
} from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { uuidV7 } from '#platform/server/random.ts'
import { type HashCost, hashPassword } from './passwords/password.ts'
import { takeTurn } from './passwords/password-work/take-turn.ts'
import { nameFault, parsePhone, passwordFault } from './rules.ts'
import { openSession, type Visit } from './sessions/session.ts'
import { countFailure, refuseHastyTry, registrationLimits } from './sign-in/attempt.ts'

export interface Registration {
  body: RegisterBody
  visit: Visit
  brand_name: string
  /** Play money of the demo; null where real money is played. */
  demo_grant: Money | null
  hash_cost?: HashCost | undefined
  /** Anybody may know the password of an invented player: the demo says it. */
  are_players_invented?: boolean
}

interface RegistrationResult {
  token: string
  player_id: bigint
}

/** User names are P and seven digits: easy to read out on the phone. */
const USER_NAME_MAX = 10_000_000
/** With a million players one draw in ten meets a taken name; eight in a row is a bug. */
const USER_NAME_TRIES_MAX = 8

/**
 * Opens an account with its balances and a first session. Answers the session's token and the player.
 * @throws Problem invalid_fields, too_many_requests, busy
 */
export function register(db: Database, registration: Registration): Promise<RegistrationResult> {
  const { address } = registration.visit
  return takeTurn({ lane: 'registrations', address, isKnown: async () => false }, () => openAccount(db, registration))
}

async function openAccount(db: Database, registration: Registration): Promise<RegistrationResult> {
  const { body, visit, brand_name } = registration
  const limits = registrationLimits(visit.address)
  await refuseHastyTry(db, limits)

  const name = (body.name ?? '').trim().replace(/\s+/g, ' ')
  const phone = parsePhone(body.phone ?? '')
  const referral_code = body.referral_code?.trim() || null
  const password = body.password ?? ''
  // A readable phone is answered with whether it is registered, or with an account that costs a
  // hash and three rows: neither is given by the hundred.
  if (phone !== null) await countFailure(db, limits)
  const referral = referral_code === null ? null : await referralOf(db, referral_code)
  refuseFields({
    name: nameFault(name),
    phone: !body.phone?.trim()
      ? 'required'
      : phone === null
        ? 'phone_invalid'
        : (await isPhoneTaken(db, phone))
          ? 'phone_taken'
          : null,
    password: registration.are_players_invented ? null : await passwordFault(password, { name, phone, brand_name }),
    password_confirmation: password === (body.password_confirmation ?? '') ? null : 'password_mismatch',
    referral_code: referral_code === null || referral ? null : 'referral_unknown',
  })

  const password_hash = await hashPassword(password, registration.hash_cost)
  return transaction(db, async (tx) => {
    const player_id = await addPlayer(tx, { name, phone: phone ?? '', password_hash, referral })
    await openPlayerAccounts(tx, player_id)
    if (registration.demo_grant !== null) {
      await post(tx, [demoGrant({ cause_id: uuidV7(), player_id, amount: registration.demo_grant })])
    }
    return { token: await openSession(tx, player_id, visit), player_id }
  })
}

async function isPhoneTaken(db: Database, phone: string): Promise<boolean> {
  return (await db`select from identity.player where phone = ${phone}`).length > 0
}

/** A referral code brings its agent a player; a code of no agent brings the company one. */
interface Referral {
  code: string
  agent_id: bigint | null
}

/** An agent who is switched off gets nobody: players would pay into accounts that no one looks after. */
async function referralOf(db: Database, code: string): Promise<Referral | null> {
  const [referral] = await db<Referral[]>`
    select c.code, c.agent_id from identity.referral_code c
    where c.code = ${code} and c.is_on
      and not exists (select from staff.staff s where s.id in (c.agent_id, c.staff_id) and not s.is_active)`
  return referral ?? null
}

interface NewPlayer {
  name: string
  phone: string
  password_hash: string
  referral: Referral | null
}

/** Draws user names until one is free. Two registrations of one phone in the same instant: the second is refused. */
async function addPlayer(tx: Transaction, player: NewPlayer): Promise<bigint> {
  for (let attempt = 0; attempt < USER_NAME_TRIES_MAX; attempt++) {
    const user_name = `P${String(randomInt(USER_NAME_MAX)).padStart(7, '0')}`
    try {
      const rows = await tx<{ id: bigint }[]>`
        insert into identity.player (user_name, name, phone, password_hash, referral_code, agent_id)
        values (${user_name}, ${player.name}, ${player.phone}, ${player.password_hash},
                ${player.referral?.code ?? null}, ${player.referral?.agent_id ?? null})
        on conflict (user_name) do nothing returning id`
      if (rows[0]) return rows[0].id
    } catch (error) {
      if (hasSqlState(error, SQLSTATE.unique_violation)) {
        throw new Problem('invalid_fields', { fields: { phone: 'phone_taken' } })
      }
      throw error
    }
  }
  throw new Error('no free user name found')
}
