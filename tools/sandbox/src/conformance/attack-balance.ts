import { type Attack, type Case, DONE } from './attack.ts'
import { elementsOf, expectAmount, expectCode, expectThat, type Twist, transaction, units } from './attacker.ts'
import { capitalized, shouted, titled } from './shapes.ts'

const UNKNOWN = 'attack-unknown-member'
const MANY = 50

async function ask(attack: Attack, members: string[], twist?: Twist) {
  const { product_code } = attack.target
  const batch_requests = members.map((member_account) => ({ member_account, product_code }))
  return elementsOf(await attack.post('balance', { batch_requests }, twist), members.length)
}

/** The ordinary question, asked in an unusual way. */
const asked = (name: string, twist: (attack: Attack) => Twist): Case => ({
  name,
  async run(attack) {
    const balance = await attack.balance()
    const [element] = await ask(attack, [attack.target.member], twist(attack))
    expectCode(element, 0)
    expectAmount('balance', element?.balance, balance)
  },
})

export const BALANCE: Case[] = [
  {
    name: 'a member has a balance, and the element names the member',
    async run(attack) {
      const [element] = await ask(attack, [attack.target.member])
      expectCode(element, 0)
      expectThat(element?.member_account === attack.target.member, 'another member_account than asked for')
      expectThat(typeof element?.balance === 'bigint', 'no balance')
    },
  },
  asked('the operator code may come in small letters', ({ target }) => ({
    operator_code: target.operator_code.toLowerCase(),
  })),
  asked('the time of the request may be a number', () => ({ request_time: Math.floor(Date.now() / 1_000) })),
  asked('keys may be capitalized', () => ({ shape: capitalized })),
  asked('keys may be in capitals', () => ({ shape: shouted })),
  asked('keys may be titled, Like_This', () => ({ shape: titled })),
  asked('unknown fields are passed over', () => ({ shape: (body) => ({ ...body, something: { new: true } }) })),
  asked('an upper-case signature is the same signature', () => ({
    shape: (body) => ({ ...body, sign: String(body.sign).toUpperCase() }),
  })),
  {
    name: 'a product code may be a text',
    async run(attack) {
      const { member, product_code } = attack.target
      const batch_requests = [{ member_account: member, product_code: String(product_code) }]
      expectCode(elementsOf(await attack.post('balance', { batch_requests }), 1)[0], 0)
    },
  },
  {
    name: 'an unknown member is 1000',
    run: async (attack) => expectCode((await ask(attack, [UNKNOWN]))[0], 1000),
  },
  {
    name: 'an empty name is 1000',
    run: async (attack) => expectCode((await ask(attack, ['']))[0], 1000),
  },
  {
    name: 'a name that is no name at all is 1000',
    run: async (attack) => expectCode((await ask(attack, [`x'; drop table member; --${'\u0000'}`]))[0], 1000),
  },
  {
    name: 'several members are answered in their order, each separately',
    async run(attack) {
      const { member } = attack.target
      const elements = await ask(attack, [UNKNOWN, member, UNKNOWN, member])
      expectThat(elements.map(({ code }) => code).join() === '1000,0,1000,0', 'codes in another order')
    },
  },
  {
    name: `${MANY} questions in one call have ${MANY} answers`,
    async run(attack) {
      const elements = await ask(
        attack,
        Array.from({ length: MANY }, () => attack.target.member),
      )
      for (const element of elements) expectCode(element, 0)
    },
  },
  {
    name: 'no question has no answer',
    run: async (attack) => expectThat((await ask(attack, [])).length === 0, 'an element too many'),
  },
  {
    name: 'an unknown operator is 1002, at every element',
    async run(attack) {
      const { member } = attack.target
      for (const element of await ask(attack, [member, member], { operator_code: 'ZZ99' })) expectCode(element, 1002)
    },
  },
  {
    name: 'an unknown currency is refused',
    async run(attack) {
      const [element] = await ask(attack, [attack.target.member], { currency: 'QQQ' })
      expectThat(typeof element?.code === 'number' && element.code !== 0, `code ${String(element?.code)}`)
    },
  },
  {
    name: 'a ten-thousandth of a unit is seen in the balance',
    async run(attack) {
      const before = await attack.balance()
      await attack.deposit(transaction('BONUS', 1n), DONE(1n))
      expectAmount('balance', await attack.balance(), before + 1n)
      await attack.withdraw(transaction('BET', units(1) + 1n), DONE(-units(1) - 1n))
    },
  },
  ...['', '{', '[]', 'null', '"text"', '{"batch_requests":7}'].map((text) => ({
    name: `a body of ${text === '' ? 'nothing' : text} is answered with HTTP 200 and no success`,
    async run(attack: Attack) {
      const { status, body } = await attack.postText('balance', text)
      expectThat(status === 200, `HTTP ${status}`)
      expectThat(!JSON.stringify(body).includes('"code":0'), 'a success')
    },
  })),
]
