import type { FairSeries } from '#contract/digit-bet.ts'
import { lockAccounts, playerAccountId } from '../ledger/index.ts'
import { type Transaction, transaction } from '../platform/database/database.ts'
import { Problem, refuseFields } from '../platform/http/problem.ts'
import type { Dealer } from './dealer.ts'
import type { Epoch } from './epoch.ts'
import { isClientSeed } from './rules.ts'

/** The player's current series; the first look at it starts one, so that h_0 is out before any choice is made. */
export function showSeries(dealer: Dealer, player_id: bigint): Promise<FairSeries> {
  return withLockedSeries(dealer, player_id, (_tx, epoch) => Promise.resolve(epoch))
}

/** Sets the player's own seed. @throws Problem epoch_started once a bet of the series is rolled. */
export async function setClientSeed(dealer: Dealer, player_id: bigint, client_seed: unknown): Promise<FairSeries> {
  refuseFields({ client_seed: isClientSeed(client_seed) ? null : 'client_seed_invalid' })
  return withLockedSeries(dealer, player_id, async (tx, epoch) => {
    if (epoch.bets > 0) throw new Problem('epoch_started')
    await tx`update digit_bet.epoch set client_seed = ${client_seed as string} where id = ${epoch.id}`
    return { ...epoch, client_seed: client_seed as string }
  })
}

/** Ends the series early and starts a new one. @throws Problem epoch_unused: no bet, no need. */
export function rotateSeries(dealer: Dealer, player_id: bigint): Promise<FairSeries> {
  return withLockedSeries(dealer, player_id, async (tx, epoch) => {
    if (epoch.bets === 0) throw new Problem('epoch_unused')
    return dealer.epochs.open(tx, player_id, (await dealer.setting()).epoch_length)
  })
}

/** The game account's lock keeps bets out while the series changes. */
async function withLockedSeries(
  dealer: Dealer,
  player_id: bigint,
  change: (tx: Transaction, epoch: Epoch) => Promise<Epoch>,
): Promise<FairSeries> {
  const setting = await dealer.setting()
  const epoch = await transaction(dealer.db, async (tx) => {
    await lockAccounts(tx, [playerAccountId(player_id, 'game')])
    const [current] = await dealer.epochs.current(tx, [player_id])
    const open =
      current && current.bets < current.length ? current : await dealer.epochs.open(tx, player_id, setting.epoch_length)
    return change(tx, open)
  })
  return writeSeries(dealer, epoch)
}

async function writeSeries(dealer: Dealer, epoch: Epoch): Promise<FairSeries> {
  const published = await dealer.epochs.publication(dealer.db, epoch.id)
  return {
    epoch: String(epoch.id),
    commitment: published.commitment.toString('hex'),
    signature: published.signature.toString('base64'),
    public_key: dealer.epochs.public_key,
    client_seed: epoch.client_seed,
    prev_hash: (await dealer.epochs.revealed(dealer.db, epoch)).toString('hex'),
    next_n: epoch.bets + 1,
    n_max: epoch.length,
  }
}
