import { HOTLINE } from '#content/contract/rules.ts'
import { type Database, transaction } from '#platform/server/database/database.ts'

/** Addresses that are nobody's: the first page of each service, and a number out of its range. */
const CHANNELS = [
  { name: HOTLINE, text: '09 400 000 000', link: 'tel:+959400000000' },
  { name: 'Viber', text: 'Thazin Viber', link: 'https://www.viber.com' },
  { name: 'Telegram', text: '@thazin', link: 'https://telegram.org' },
  { name: 'Facebook', text: 'facebook.com/thazin', link: 'https://www.facebook.com' },
  { name: 'Line', text: '@thazin', link: 'https://line.me' },
]

/** The channels of a demo. */
export async function seedChannels(db: Database): Promise<void> {
  await transaction(db, async (tx) => {
    // Two starts at one time must not both find it empty.
    await tx`lock table content.channel in share row exclusive mode`
    const [found] = await tx`select from content.channel limit 1`
    if (found) return
    const rows = CHANNELS.map((channel, index) => ({ place: index + 1, ...channel }))
    await tx`insert into content.channel ${tx(rows)}`
  })
}
