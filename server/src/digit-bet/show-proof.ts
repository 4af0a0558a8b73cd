import type { FairBet } from '#contract/digit-bet.ts'
import { Problem } from '../platform/http/problem.ts'
import { betById, type PlacedBet, writeFair, writeRow } from './bet.ts'
import type { Dealer } from './dealer.ts'
import type { Epoch, Publication } from './epoch.ts'
import { houseHalf, unfoldRun } from './roll.ts'

/** The proof of one of the player's bets. @throws Problem not_found for anybody else's. */
export async function showProofById(dealer: Dealer, player_id: bigint, id: string): Promise<FairBet> {
  const bet = await betById(dealer.db, player_id, id)
  if (!bet) throw new Problem('not_found')
  return showProof(dealer, bet)
}

/** A rolled bet's seed is no secret any more; those after it still are. */
export async function showProof(dealer: Pick<Dealer, 'db' | 'epochs'>, bet: PlacedBet): Promise<FairBet> {
  const { db, epochs } = dealer
  const [[epoch], checkpoints] = await Promise.all([
    db<(Pick<Epoch, 'id' | 'client_seed' | 'length'> & Publication)[]>`
      select id, commitment, signature, client_seed, length from digit_bet.epoch where id = ${bet.epoch_id}`,
    epochs.checkpoints(db, bet.epoch_id),
  ])
  if (!epoch) throw new Error(`epoch ${bet.epoch_id} is gone`)
  const half = houseHalf(unfoldRun(checkpoints, epoch.length, bet.n), {
    epoch: String(epoch.id),
    client_seed: epoch.client_seed,
    n: bet.n,
  })
  return {
    fair: writeFair(bet, epoch.client_seed, half),
    bet: writeRow(bet),
    commitment: epoch.commitment.toString('hex'),
    signature: epoch.signature.toString('base64'),
    public_key: epochs.public_key,
  }
}
