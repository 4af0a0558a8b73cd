import { callSite, requireDone, requireRefusal } from '../clients.ts'
import type { ListedOffer, Player, Town } from '../world/simulation-world.ts'
import { callAs } from './login.ts'

/** How many take what is offered to them. */
const CLAIMED = { visit: 0.45, deposit: 0.35 }
/** He has one already, or it is over. */
const NOT_NOW = ['bonus_running', 'offer_claimed', 'offer_over', 'offer_needs_deposit', 'offer_for_new_players']
const ADDRESS = '37.98.1.20'

/** What the promotion page shows, of it what can be claimed. */
export async function readOffers({ lines, clock }: Town): Promise<ListedOffer[]> {
  const reply = await lines.door.ask(clock.moment(), [], (doors) =>
    callSite(doors, 'GET /promotion', { address: ADDRESS }),
  )
  const listed = requireDone(reply, 'the promotions').data as { id: number; offer: Omit<ListedOffer, 'id'> | null }[]
  return listed.flatMap(({ id, offer }) => (offer ? [{ id, event: offer.event, deposit_min: offer.deposit_min }] : []))
}

/** He came for the first time, or paid in, and may claim a bonus for it. */
export function claimBonus(
  town: Town,
  player: Player,
  { event, amount }: { event: ListedOffer['event']; amount: number },
): void {
  const { clock, dice, lines, offers, sums } = town
  const offer = offers.find((each) => each.event === event && amount >= (each.deposit_min ?? 0))
  if (!offer || !dice.happens(CLAIMED[event])) return
  player.may_hold_more = true
  lines.door.add(clock.moment(), [player], async (doors) => {
    const reply = await callAs(doors, player, `POST /promotion/${offer.id}/claim`)
    if (reply.status !== 200) return requireRefusal(reply, 'a bonus', NOT_NOW)
    const claim = reply.data as { amount: number }
    sums.bonuses += 1
    sums.bonuses_given += claim.amount
  })
}
