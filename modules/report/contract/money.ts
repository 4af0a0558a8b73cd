/** The Money table: all that the company has and owes at a moment, the same wherever it is shown. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Kyat, Nullable, Time } from '#platform/contract/shapes.ts'

export const Money = Type.Object({
  at: Time,
  /** The money in the company's own payment accounts, and cash that is on no payment account. */
  own: Type.Object({
    accounts: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), amount: Kyat })),
    on_no_account: Kyat,
    total: Kyat,
  }),
  /** Money that agents have collected and not handed over. It covers no liability. */
  agents: Type.Object({
    rows: Type.Array(Type.Object({ staff_id: Type.String(), user_name: Type.String(), amount: Kyat })),
    total: Kyat,
  }),
  owed: Type.Object({
    main: Kyat,
    game: Kyat,
    two_d_stakes: Kyat,
    provider_stakes: Kyat,
    /** The four above. */
    players: Kyat,
    /** Waiting to be paid out, and credits of partners that are held. */
    hold: Kyat,
    agents_commission: Kyat,
    agents_float: Kyat,
    /** Money that agents paid to players from their own funds. */
    agents_advance: Kyat,
    /** The three above. */
    agents: Kyat,
    total: Kyat,
    /** The same if each open draw costs the most that it can. */
    worst_case: Kyat,
  }),
  /** Own money less what is owed: below zero it is short. */
  cover: Kyat,
  worst_case_cover: Kyat,
})
export type Money = Static<typeof Money>

/** GET /money. Null for staff who see some players alone. */
export const MoneyAnswer = Answer(Nullable(Money))
export type MoneyAnswer = Static<typeof MoneyAnswer>
