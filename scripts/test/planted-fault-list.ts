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

/** The simulation must find these faults, and needs many steps for that. */
const SIMULATION = { tests: ['tests/simulation/simulation.test.ts'], needs_depth: true } as const
const SIMULATED: readonly PlantedFault[] = [
  {
    name: 'exchanges do not wait for each other (a lost lock)',
    file: 'modules/wallet/server/exchange.ts',
    there: "await lockAccounts(tx, [playerAccountId(player_id, 'main'), playerAccountId(player_id, 'game')])",
    planted: 'await lockAccounts(tx, [])',
    ...SIMULATION,
  },
  {
    name: 'a draw that is corrected pays its second number beside its first (a double prize)',
    file: 'modules/two-d/server/settlement/settle-draw.ts',
    there: 'taken_back is null and digits <> ${result.number}',
    planted: 'taken_back is not null and digits <> ${result.number}',
    ...SIMULATION,
  },
  {
    name: 'a slip of a draw that is called off gets nothing back (a stake not returned)',
    file: 'modules/two-d/server/settlement/settle-draw.ts',
    there: 'order by id limit ${BATCH_MAX}`\n  if (slips.length > 0)',
    planted: 'order by id offset 1 limit ${BATCH_MAX}`\n  if (slips.length > 0)',
    ...SIMULATION,
  },
  {
    name: 'a credit one kyat above its cap is not held (a cap passed by one)',
    file: 'platform/held-credit/server/rules.ts',
    there: 'of_call + amount > caps.call_max)',
    planted: 'of_call + amount > caps.call_max + 10_000n)',
    ...SIMULATION,
  },
  {
    name: 'an exchange under the key of another amount is answered (a replay with another body)',
    file: 'modules/wallet/server/exchange.ts',
    there: 'earlier.type !== requested.type || earlier.amount !== requested.amount',
    planted: 'earlier.type !== requested.type',
    ...SIMULATION,
  },
]

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'credits of all players together pass the cap of an hour',
    file: 'platform/held-credit/server/rules.ts',
    there: 'of_hour + amount > caps.hour_max',
    planted: 'of_hour > caps.hour_max',
    tests: ['modules/seamless/server/callbacks/decide/hold-credit.test.ts'],
  },
  {
    name: 'players of one device claim an offer at the same moment, and each of them has it',
    file: 'modules/promotion/server/claim-offer.ts',
    there: 'for no key update`',
    planted: 'for share`',
    tests: ['modules/promotion/server/claim-rules.test.ts'],
  },
  {
    name: 'a program that starts knows no timeline, and takes the former primary',
    file: 'platform/server/database/address/primary.ts',
    there: 'of_file[system_identifier] ?? 0',
    planted: '0',
    tests: ['platform/server/database/address/primary.test.ts'],
  },
  {
    name: 'an exchange to the main balance moves the money the other way',
    file: 'platform/ledger/server/chart-of-accounts.ts',
    there: "playerTransfer('exchange_game_to_main', 'game', 'main')",
    planted: "playerTransfer('exchange_game_to_main', 'main', 'game')",
    tests: ['modules/wallet/server/exchange.test.ts'],
  },
  {
    name: 'a stake of 2D is taken from the game balance',
    file: 'platform/ledger/server/chart-of-accounts.ts',
    there: "playerTransfer('two_d_stake', 'main', 'two_d_stakes')",
    planted: "playerTransfer('two_d_stake', 'game', 'two_d_stakes')",
    tests: ['modules/two-d/server/slips/place-slip.test.ts'],
  },
  {
    name: 'an amount with one decimal too many is cut off',
    file: 'platform/contract/money.ts',
    there: 'fraction.length > decimals || units',
    planted: 'fraction.length > decimals + 1 || units',
    tests: ['platform/contract/money.test.ts'],
  },
  {
    name: 'bytes that favour small digits are rolled',
    file: 'modules/digit-bet/server/fairness/roll.ts',
    there: 'const UNBIASED_BELOW = 250',
    planted: 'const UNBIASED_BELOW = 256',
    tests: ['modules/digit-bet/server/fairness/roll.test.ts'],
  },
  {
    name: 'what a commit refuses is taken for done',
    file: 'platform/server/database/database.ts',
    there: "throw isUnanswered(error) ? new UnknownOutcome('a commit was not answered', { cause: error }) : error",
    planted: "if (isUnanswered(error)) throw new UnknownOutcome('a commit was not answered', { cause: error })",
    tests: ['platform/server/database/database.test.ts'],
  },
  {
    name: 'the refusal of an ignored statement is told, not what failed before it',
    file: 'platform/server/database/database.ts',
    there: '(heard.cause ?? heard)',
    planted: 'heard',
    tests: ['platform/server/database/database.test.ts'],
  },
  {
    name: 'a callback that comes again moves money again',
    file: 'modules/seamless/server/callbacks/decide/decide-calls.ts',
    there: 'if (first !== undefined) {',
    planted: 'if (first === 0n) {',
    tests: ['modules/seamless/server/callbacks/decide/any-order.property.test.ts'],
  },
  {
    name: 'a stake larger than the balance is taken',
    file: 'modules/seamless/server/callbacks/decide/decide-calls.ts',
    there: "if (receivable > 0n && sortOf(requested.action) === 'stake')",
    planted: "if (receivable > 10_000n && sortOf(requested.action) === 'stake')",
    tests: ['modules/seamless/server/callbacks/callbacks.test.ts'],
  },
  {
    name: 'the noise of floats in an amount is cut off, not rounded',
    file: 'modules/seamless/server/rules.ts',
    there: 'return (value + by / 2n) / by',
    planted: 'return value / by',
    tests: ['modules/seamless/server/rules.test.ts'],
  },
  {
    name: 'a Shan balance from before the last one counts',
    file: 'modules/shan/server/rules.ts',
    there: 'told.occurred_at < table.known_at',
    planted: 'told.occurred_at > table.known_at',
    tests: ['modules/shan/server/rules.test.ts'],
  },
  {
    name: 'a second slip with the same key is placed',
    file: 'modules/two-d/server/slips/decide-slips.ts',
    there: 'request.idempotency_key === null ? undefined : answered.get(requestKey(request))',
    planted: 'request.idempotency_key === null ? undefined : answered.get(`${requestKey(request)} `)',
    tests: ['modules/two-d/server/slips/decide-slips.test.ts'],
  },
  {
    name: 'a prize has another id in each payment',
    file: 'modules/two-d/server/settlement/prize.ts',
    there: 'update(`${version}:${slip_id}:${digits}`)',
    planted: 'update(`${version}:${slip_id}:${digits}:${Math.random()}`)',
    tests: ['tests/faults/kill-settlement.test.ts', 'modules/two-d/server/settlement/settle-draw.test.ts'],
  },
  {
    name: 'a time before a colon is read as two numbers',
    file: 'modules/two-d/site/rules/list/tokens.ts',
    there: '(?!:?\\d)/',
    planted: '(?![\\d:])/',
    tests: ['modules/two-d/site/rules/list/parse-list.test.ts'],
  },
  {
    name: 'a piece of a list is not added to its sum',
    file: 'modules/two-d/site/rules/list/parse-list.ts',
    there: '  above.sum += sum\n',
    planted: '',
    tests: ['modules/two-d/site/rules/list/parse-list.property.test.ts'],
  },
  {
    name: 'a deposit is credited as it was asked for, not as it arrived',
    file: 'modules/cashier/server/review/approved-request.ts',
    there: 'const credited = received?.amount ?? request.amount',
    planted: 'const credited = request.amount',
    tests: ['modules/cashier/server/deposits/received-amount.test.ts'],
  },
  ...SIMULATED,
]
