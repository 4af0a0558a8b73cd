import type { Database } from '#platform/server/database/database.ts'

/** A session without a sign of life for a day has told all it had to. */
export const SESSION_HOURS = 24
const DISCREPANCIES_SHOWN = 50

/** Differences of the last day that an operator has to ask the provider about. Sessions without a round in it are not read. */
export async function findLateDifferences(db: Database): Promise<string[]> {
  const rows = await db<{ sentence: string }[]>`
    select sentence from (
      select 'round ' || wager_code || ' of player ' || player_id || ' came after the end of the session' as sentence,
        created_at
      from shan.settlement where outcome = 'refused'
      union all
      select 'round ' || wager_code || ' came again with another content', received_at from shan.dispute
      union all
      select 'session ' || session_id || ' moved ' || sum(net) / 10000.0 || ' Ks here and ' || sum(coalesce(reported_net, 0)) / 10000.0
             || ' Ks at the provider', max(created_at)
      from shan.settlement
      where outcome <> 'refused' and session_id in (
        select session_id from shan.settlement
        where outcome <> 'refused' and created_at > now() - ${SESSION_HOURS} * interval '1 hour'
      )
      group by session_id having bool_and(reported_net is not null) and sum(net) <> sum(reported_net)
    ) difference
    where created_at > now() - ${SESSION_HOURS} * interval '1 hour'
    order by created_at desc limit ${DISCREPANCIES_SHOWN}`
  return rows.map((row) => row.sentence)
}
