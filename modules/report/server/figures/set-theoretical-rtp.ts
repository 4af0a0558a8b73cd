import { type Database, transaction } from '#platform/server/database/database.ts'
import { refuseFields } from '#platform/server/http/answers/problem.ts'
import type { TheoreticalRtpBody } from '#report/contract/theoretical-rtp.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { isShareWithin } from '../rules.ts'

/** A game that returns twice what it takes is a slip of the finger. */
const RTP_MAX = 199.999
/** A lottery with one prize for a million tickets strays by a thousand. */
const DEVIATION_MAX = 99_999

/** Sets the RTP that a provider states for a game; the game is judged by it from then on. @throws Problem invalid_fields */
export async function setTheoreticalRtp(db: Database, staff: StaffCaller, body: TheoreticalRtpBody): Promise<void> {
  const { product_code, game_code, rtp_theoretical, deviation } = body
  refuseFields({
    rtp_theoretical: isShareWithin(rtp_theoretical, RTP_MAX) ? null : 'out_of_bounds',
    deviation: deviation === null || isShareWithin(deviation, DEVIATION_MAX) ? null : 'out_of_bounds',
  })
  const after = { rtp_theoretical: Number(rtp_theoretical), deviation: deviation === null ? null : Number(deviation) }
  await transaction(db, async (tx) => {
    const [before] = await tx<{ rtp_theoretical: string; deviation: string | null }[]>`
      select rtp_theoretical, deviation from report.theoretical_rtp
      where product_code = ${product_code} and game_code = ${game_code} for update`
    await tx`
      insert into report.theoretical_rtp (product_code, game_code, rtp_theoretical, deviation)
      values (${product_code}, ${game_code}, ${after.rtp_theoretical}, ${after.deviation})
      on conflict (product_code, game_code) do update
      set rtp_theoretical = excluded.rtp_theoretical, deviation = excluded.deviation`
    await recordAudit(tx, {
      staff,
      action: 'reports.set_theoretical_rtp',
      object: `game:${product_code}/${game_code}`,
      before: before ?? null,
      after,
    })
  })
}
