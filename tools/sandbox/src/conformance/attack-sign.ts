import { callbackSign } from '../sign.ts'
import type { Attack, Case } from './attack.ts'
import { CALLS, type CallName, elementsOf, expectCode, expectThat, type Twist, transaction, units } from './attacker.ts'

const NAMES = Object.keys(CALLS) as CallName[]

function contentOf({ target }: Attack, call: CallName): Record<string, unknown> {
  const batch = { member_account: target.member, product_code: target.product_code, game_type: target.game_type }
  if (call === 'pushbetdata') return { wagers: [] }
  if (call === 'balance') return { batch_requests: [batch, batch] }
  const action = call === 'withdraw' ? 'BET' : 'SETTLED'
  return { batch_requests: [1, 2].map(() => ({ ...batch, transactions: [transaction(action, units(10))] })) }
}

const forged = (name: string, call: CallName, twist: (attack: Attack) => Twist): Case => ({
  name: `${call}: ${name} is 1004, and nothing moves`,
  run: (attack) =>
    attack.expectMoved(0n, async () => {
      const answer = await attack.post(call, contentOf(attack, call), twist(attack))
      if (call === 'pushbetdata') {
        const { code } = (answer.body ?? {}) as { code?: unknown }
        expectThat(code === 1004, `code ${String(code)} instead of 1004`)
      } else for (const element of elementsOf(answer, 2)) expectCode(element, 1004)
    }),
})

const now = () => String(Math.floor(Date.now() / 1_000))

export const SIGN: Case[] = [
  ...NAMES.flatMap((call) => [
    forged('a wrong signature', call, () => ({ sign: 'd41d8cd98f00b204e9800998ecf8427e' })),
    forged('an empty signature', call, () => ({ sign: '' })),
    forged('no signature', call, () => ({ sign: undefined })),
    forged('a signature that is no hexadecimal text', call, () => ({ sign: 'နံပါတ်'.repeat(6) })),
    forged('a signature with another key', call, ({ target }) => {
      const request_time = now()
      return { request_time, sign: callbackSign({ ...target, secret_key: 'another' }, CALLS[call], request_time) }
    }),
    forged('a signature for another call', call, ({ target }) => {
      const request_time = now()
      const other = call === 'balance' ? 'withdraw' : 'getbalance'
      return { request_time, sign: callbackSign(target, other, request_time) }
    }),
    forged('a signature of another moment', call, ({ target }) => {
      const request_time = now()
      return { request_time, sign: callbackSign(target, CALLS[call], String(Number(request_time) - 1)) }
    }),
    forged('the signature of the other direction', call, ({ target: { operator_code, secret_key } }) => {
      // The operator's own calls are hashed in another order; one must not serve for the other.
      const request_time = now()
      const turned = { operator_code: request_time, secret_key: operator_code }
      return { request_time, sign: callbackSign(turned, CALLS[call], secret_key) }
    }),
  ]),
  {
    name: 'a signature in capitals is right',
    run: (attack) =>
      attack.expectMoved(-units(20), async () => {
        const shape = (body: Record<string, unknown>) => ({ ...body, sign: String(body.sign).toUpperCase() })
        const answer = await attack.post('withdraw', contentOf(attack, 'withdraw'), { shape })
        for (const element of elementsOf(answer, 2)) expectCode(element, 0)
      }),
  },
  {
    name: 'the time goes into the signature as it was sent, text or number',
    run: (attack) =>
      attack.expectMoved(units(20), async () => {
        const request_time = Number(now())
        const answer = await attack.post('deposit', contentOf(attack, 'deposit'), { request_time })
        for (const element of elementsOf(answer, 2)) expectCode(element, 0)
      }),
  },
  {
    name: 'a wrong signature does not use up a transaction',
    async run(attack) {
      const bet = transaction('BET', units(10))
      const [refused] = await attack.batches('withdraw', [[bet]], { sign: 'wrong' })
      expectCode(refused, 1004)
      await attack.withdraw(bet, { code: 0, moved: -units(10) })
    },
  },
]
