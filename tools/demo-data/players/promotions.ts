import { callSite, requireDone, requireRefusal } from '../clients.ts'
import type { ListedOffer, Player, SimulationWorld } from '../world/simulation-world.ts'
import { callAs } from './login.ts'

/** The share of players who claim an offer. */
const CLAIMED = { visit: 0.45, deposit: 0.35 }
/** The player has one already, or it is over. */
const NOT_NOW = ['bonus_running', 'offer_claimed', 'offer_over', 'offer_needs_deposit', 'offer_for_new_players']
const ADDRESS = '37.98.1.20'

/** The promotions of the promotion page that have a bonus to claim. */
export async function listOffers({ queues, clock }: SimulationWorld): Promise<ListedOffer[]> {
  const reply = await queues.account.ask(clock.moment(), [], (client) =>
    callSite(client, 'GET /promotion', { address: ADDRESS }),
  )
  const listed = requireDone(reply, 'the promotions').data as { id: number; offer: Omit<ListedOffer, 'id'> | null }[]
  return listed.flatMap(({ id, offer }) => (offer ? [{ id, event: offer.event, deposit_min: offer.deposit_min }] : []))
}

/** The player registered, or deposited, and may claim a bonus for it. */
export function claimBonus(
  world: SimulationWorld,
  player: Player,
  { event, amount }: { event: ListedOffer['event']; amount: number },
): void {
  const { clock, random, queues, offers, sums } = world
  const offer = offers.find((each) => each.event === event && amount >= (each.deposit_min ?? 0))
  if (!offer || !random.happens(CLAIMED[event])) return
  player.may_hold_more = true
  queues.account.add(clock.moment(), [player], async (client) => {
    const reply = await callAs(client, player, `POST /promotion/${offer.id}/claim`)
    if (reply.status !== 200) return requireRefusal(reply, 'a bonus', NOT_NOW)
    const claim = reply.data as { amount: number }
    sums.bonuses += 1
    sums.bonuses_given += claim.amount
  })
}
