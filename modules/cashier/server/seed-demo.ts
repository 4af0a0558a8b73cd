import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { savePicture } from '#platform/server/media/picture-store.ts'
import { drawMark, type Mark } from './payment-accounts/demo-marks.ts'

interface DemoAccount {
  account_name: string
  account_number: string
}

/** Invented, as every name and number here is. */
const TYPES: { name: string; mark: Mark; company: DemoAccount; agent?: DemoAccount }[] = [
  {
    name: 'Shwe Pay',
    mark: 'spire',
    company: { account_name: 'Daw Khin Thazin Oo', account_number: '09777204318' },
    agent: { account_name: 'U Thet Naing', account_number: '09456118902' },
  },
  {
    name: 'Padauk Bank',
    mark: 'flower',
    company: { account_name: 'Daw Khin Thazin Oo', account_number: '1402201187726' },
    agent: { account_name: 'U Thet Naing', account_number: '1402207456173' },
  },
  {
    name: 'Inya Money',
    mark: 'lake',
    company: { account_name: 'Thazin Company', account_number: '09250610715' },
    agent: { account_name: 'U Thet Naing', account_number: '09256624431' },
  },
  { name: 'Ngapali Bank', mark: 'sails', company: { account_name: 'Thazin Company', account_number: '7700150208814' } },
]

/** Ways to pay, and accounts of the company and of the demo's agent; once, so that what an operator changed stays. */
export function seedCashierDemo(db: Database): Promise<void> {
  return transaction(db, async (tx) => {
    // Two that start at once: the second finds what the first has made.
    await tx`select from cashier.setting for update`
    if ((await tx`select from cashier.payment_type limit 1`).length > 0) return
    const [agent] = await tx<{ id: bigint }[]>`
      select id from staff.staff where user_name = 'agent' and role = 'agent'`
    for (const [index, type] of TYPES.entries()) {
      const payment_type_id = await addType(tx, type)
      await addAccount(tx, { payment_type_id, agent_id: null, place: index + 1, ...type.company })
      if (agent && type.agent) {
        await addAccount(tx, { payment_type_id, agent_id: agent.id, place: index + 1, ...type.agent })
      }
    }
  })
}

async function addType(tx: Transaction, { name, mark }: { name: string; mark: Mark }): Promise<number> {
  const kept = await savePicture(tx, await drawMark(mark))
  if (!kept) throw new Error(`the mark of ${name} is no picture that may be kept`)
  const [row] = await tx<{ id: number }[]>`
    insert into cashier.payment_type (name, picture) values (${name}, ${kept.name}) returning id`
  return row?.id ?? 0
}

async function addAccount(
  tx: Transaction,
  account: DemoAccount & { payment_type_id: number; agent_id: bigint | null; place: number },
): Promise<void> {
  await tx`
    insert into cashier.payment_account (payment_type_id, agent_id, account_name, account_number, place)
    values (${account.payment_type_id}, ${account.agent_id}, ${account.account_name}, ${account.account_number},
            ${account.place})`
}
