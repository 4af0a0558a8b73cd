import { useState } from 'react'
import { useMay } from '#platform/console/call/me.ts'
import form from '#platform/console/form/form.module.css'
import { ReasonDialog } from '#platform/console/form/reason-dialog.tsx'
import type { PlayerProfile, PlayerStatus } from '#player-admin/contract/staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { BalanceAdjustmentSheet } from './balance-adjustment-sheet.tsx'
import { type Hold, holdPlayer } from './queries.ts'
import { ResetPassword } from './reset-password.tsx'
import { texts } from './texts.ts'

const FREEZING: Record<PlayerStatus, Hold | null> = { active: 'freeze', frozen: 'unfreeze', banned: null }
const BANNING: Record<PlayerStatus, Hold> = { active: 'ban', frozen: 'ban', banned: 'unban' }

/** The actions that the caller may take on a player of this status. */
export function Actions({ player }: { player: PlayerProfile }) {
  const [hold, setHold] = useState<Hold | null>(null)
  const [is_adjusting, setAdjusting] = useState(false)
  const may_freeze = useMay('players.freeze')
  const may_ban = useMay('players.ban')
  const may_reset = useMay('players.reset_password')
  const may_adjust = useMay('players.adjust_balance')
  const offered = [may_freeze ? FREEZING[player.status] : null, may_ban ? BANNING[player.status] : null]
  return (
    <>
      <div className={form.buttons}>
        {offered.map(
          (one) =>
            one && (
              <Button key={one} kind="secondary" size="sm" onClick={() => setHold(one)}>
                {texts.actionNames[one]}
              </Button>
            ),
        )}
        {may_reset && player.status !== 'banned' && <ResetPassword player={player} />}
        {may_adjust && player.pending_balance_adjustment === null && (
          <Button kind="secondary" size="sm" onClick={() => setAdjusting(true)}>
            {texts.adjustBalance}
          </Button>
        )}
      </div>
      {hold !== null && (
        <ReasonDialog
          title={`${texts.actionNames[hold]}: ${player.name}`}
          submitLabel={texts.actionNames[hold]}
          onClose={() => setHold(null)}
          send={async (reason) => {
            await holdPlayer(player.id, hold, reason)
          }}
        />
      )}
      {is_adjusting && <BalanceAdjustmentSheet player={player} onClose={() => setAdjusting(false)} />}
    </>
  )
}
