/** A fault as somebody could make it, and the tests that have to find it. */
export interface PlantedFault {
  name: string
  file: string
  /** The text that is there, once, and what takes its place. */
  there: string
  planted: string
  tests: readonly string[]
  /** The tests find it with many steps, and need not with few. */
  needs_depth?: true
}

/** What the simulation has to find. */
const SIMULATION = { tests: ['tests/simulation/simulation.test.ts'], needs_depth: true } as const
const SIMULATED: readonly PlantedFault[] = [
  {
    name: 'exchanges do not wait for each other (a lost lock)',
    file: 'server/src/wallet/exchange.ts',
    there: "await lockAccounts(tx, [playerAccountId(player_id, 'main'), playerAccountId(player_id, 'game')])",
    planted: 'await lockAccounts(tx, [])',
    ...SIMULATION,
  },
  {
    name: 'a draw that is corrected pays its second number beside its first (a double prize)',
    file: 'server/src/two-d/settlement/settle-draw.ts',
    there: 'taken_back is null and digits <> ${result.number}',
    planted: 'taken_back is not null and digits <> ${result.number}',
    ...SIMULATION,
  },
  {
    name: 'a slip of a draw that is called off gets nothing back (a stake not returned)',
    file: 'server/src/two-d/settlement/settle-draw.ts',
    there: 'order by id limit ${BATCH_MAX}`\n  if (slips.length > 0)',
    planted: 'order by id offset 1 limit ${BATCH_MAX}`\n  if (slips.length > 0)',
    ...SIMULATION,
  },
  {
    name: 'a credit one kyat above its cap is not held (a cap passed by one)',
    file: 'server/src/held-credit/rules.ts',
    there: 'of_call + amount > caps.call_max)',
    planted: 'of_call + amount > caps.call_max + 10_000n)',
    ...SIMULATION,
  },
  {
    name: 'an exchange under the key of another amount is answered (a replay with another body)',
    file: 'server/src/wallet/exchange.ts',
    there: 'earlier.type !== requested.type || earlier.amount !== requested.amount',
    planted: 'earlier.type !== requested.type',
    ...SIMULATION,
  },
]

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'credits of all players together pass the cap of an hour',
    file: 'server/src/held-credit/rules.ts',
    there: 'of_hour + amount > caps.hour_max',
    planted: 'of_hour > caps.hour_max',
    tests: ['server/src/seamless/callbacks/decide/hold-credit.test.ts'],
  },
  {
    name: 'players of one device claim an offer at the same moment, and each of them has it',
    file: 'server/src/promotion/claim-offer.ts',
    there: 'for no key update`',
    planted: 'for share`',
    tests: ['server/src/promotion/claim-rules.test.ts'],
  },
  {
    name: 'a program that starts knows no timeline, and takes the former primary',
    file: 'server/src/platform/database/address/primary.ts',
    there: 'of_file[system_identifier] ?? 0',
    planted: '0',
    tests: ['server/src/platform/database/address/primary.test.ts'],
  },
  {
    name: 'an exchange to the main balance moves the money the other way',
    file: 'server/src/ledger/chart-of-accounts.ts',
    there: "playerTransfer('exchange_game_to_main', 'game', 'main')",
    planted: "playerTransfer('exchange_game_to_main', 'main', 'game')",
    tests: ['server/src/wallet/exchange.test.ts'],
  },
  {
    name: 'a stake of 2D is taken from the game balance',
    file: 'server/src/ledger/chart-of-accounts.ts',
    there: "playerTransfer('two_d_stake', 'main', 'two_d_stakes')",
    planted: "playerTransfer('two_d_stake', 'game', 'two_d_stakes')",
    tests: ['server/src/two-d/slips/place-slip.test.ts'],
  },
  {
    name: 'an amount with one decimal too many is cut off',
    file: 'contract/src/shared/money.ts',
    there: 'fraction.length > decimals || units',
    planted: 'fraction.length > decimals + 1 || units',
    tests: ['contract/src/shared/money.test.ts'],
  },
  {
    name: 'bytes that favour small digits are rolled',
    file: 'server/src/digit-bet/fairness/roll.ts',
    there: 'const UNBIASED_BELOW = 250',
    planted: 'const UNBIASED_BELOW = 256',
    tests: ['server/src/digit-bet/fairness/roll.test.ts'],
  },
  {
    name: 'what a commit refuses is taken for done',
    file: 'server/src/platform/database/database.ts',
    there: "throw isUnanswered(error) ? new UnknownOutcome('a commit was not answered', { cause: error }) : error",
    planted: "if (isUnanswered(error)) throw new UnknownOutcome('a commit was not answered', { cause: error })",
    tests: ['server/src/platform/database/database.test.ts'],
  },
  {
    name: 'the refusal of an ignored statement is told, not what failed before it',
    file: 'server/src/platform/database/database.ts',
    there: '(heard.cause ?? heard)',
    planted: 'heard',
    tests: ['server/src/platform/database/database.test.ts'],
  },
  {
    name: 'a callback that comes again moves money again',
    file: 'server/src/seamless/callbacks/decide/decide-calls.ts',
    there: 'if (first !== undefined) {',
    planted: 'if (first === 0n) {',
    tests: ['server/src/seamless/callbacks/decide/any-order.property.test.ts'],
  },
  {
    name: 'a stake larger than the balance is taken',
    file: 'server/src/seamless/callbacks/decide/decide-calls.ts',
    there: "if (receivable > 0n && sortOf(requested.action) === 'stake')",
    planted: "if (receivable > 10_000n && sortOf(requested.action) === 'stake')",
    tests: ['server/src/seamless/callbacks/callbacks.test.ts'],
  },
  {
    name: 'the noise of floats in an amount is cut off, not rounded',
    file: 'server/src/seamless/rules.ts',
    there: 'return (value + by / 2n) / by',
    planted: 'return value / by',
    tests: ['server/src/seamless/rules.test.ts'],
  },
  {
    name: 'a Shan balance from before the last one counts',
    file: 'server/src/shan/rules.ts',
    there: 'told.occurred_at < table.known_at',
    planted: 'told.occurred_at > table.known_at',
    tests: ['server/src/shan/rules.test.ts'],
  },
  {
    name: 'a second slip with the same key is placed',
    file: 'server/src/two-d/slips/decide-slips.ts',
    there: 'request.idempotency_key === null ? undefined : answered.get(requestKey(request))',
    planted: 'request.idempotency_key === null ? undefined : answered.get(`${requestKey(request)} `)',
    tests: ['server/src/two-d/slips/decide-slips.test.ts'],
  },
  {
    name: 'a prize has another id in each payment',
    file: 'server/src/two-d/settlement/prize.ts',
    there: 'update(`${version}:${slip_id}:${digits}`)',
    planted: 'update(`${version}:${slip_id}:${digits}:${Math.random()}`)',
    tests: ['tests/faults/kill-settlement.test.ts', 'server/src/two-d/settlement/settle-draw.test.ts'],
  },
  {
    name: 'a time before a colon is read as two numbers',
    file: 'web/src/features/two-d/rules/list/tokens.ts',
    there: '(?!:?\\d)/',
    planted: '(?![\\d:])/',
    tests: ['web/src/features/two-d/rules/list/parse-list.test.ts'],
  },
  {
    name: 'a piece of a list is not added to its sum',
    file: 'web/src/features/two-d/rules/list/parse-list.ts',
    there: '  above.sum += sum\n',
    planted: '',
    tests: ['web/src/features/two-d/rules/list/parse-list.property.test.ts'],
  },
  {
    name: 'a deposit is credited as it was asked for, not as it arrived',
    file: 'server/src/cashier/review/decided.ts',
    there: 'const credited = received?.amount ?? request.amount',
    planted: 'const credited = request.amount',
    tests: ['server/src/cashier/deposits/received-amount.test.ts'],
  },
  ...SIMULATED,
]
