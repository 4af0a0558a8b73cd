import { useState } from 'react'
import type { AgentProfile } from '#agent/contract/staff.ts'
import { useMay, useMe } from '#platform/console/call/me.ts'
import form from '#platform/console/form/form.module.css'
import { ReasonDialog } from '#platform/console/form/reason-dialog.tsx'
import { Button } from '#ui/components/controls/button.tsx'
import { changeFloat } from './queries.ts'
import { MovePlayerSheet } from './sheets/move-player-sheet.tsx'
import { PlanSheet } from './sheets/plan-sheet.tsx'
import { TransactionSheet } from './sheets/transaction-sheet.tsx'
import { texts } from './texts.ts'

type Action = 'plan' | 'payout' | 'float_in' | 'float_out' | 'float' | 'player'

/** The actions that this caller may take on this agent. */
export function Actions({ agent }: { agent: AgentProfile }) {
  const [action, setAction] = useState<Action | null>(null)
  const may_write = useMay('agents.write')
  const may_pay = useMay('agents.pay')
  const may_request = useMay('agents.ask')
  const is_own = useMe().staff_id === agent.id
  const names: Record<Action, string> = {
    plan: texts.setPlan,
    payout: is_own ? texts.requestPayout : texts.move.payout,
    float_in: texts.move.float_in,
    float_out: texts.move.float_out,
    float: agent.uses_float ? texts.stopFloat : texts.startFloat,
    player: texts.addPlayer,
  }
  const may_move = may_pay && (agent.uses_float || agent.float_balance > 0)
  const offered: Action[] = [
    ...(may_write ? (['plan'] as const) : []),
    ...((may_pay || (may_request && is_own)) && agent.commission_balance > 0 ? (['payout'] as const) : []),
    ...(may_move ? (['float_in'] as const) : []),
    ...(may_move && agent.float_balance > 0 ? (['float_out'] as const) : []),
    ...(may_write ? (['float', 'player'] as const) : []),
  ]
  const close = () => setAction(null)
  if (offered.length === 0) return null
  return (
    <>
      <div className={form.buttons}>
        {offered.map((one) => (
          <Button key={one} kind="secondary" size="sm" onClick={() => setAction(one)}>
            {names[one]}
          </Button>
        ))}
      </div>
      {action === 'plan' && <PlanSheet agent={agent} onClose={close} />}
      {action === 'player' && <MovePlayerSheet agent={agent} onClose={close} />}
      {(action === 'payout' || action === 'float_in' || action === 'float_out') && (
        <TransactionSheet agent={agent} kind={action} is_own={is_own} onClose={close} />
      )}
      {action === 'float' && (
        <ReasonDialog
          title={`${names.float}: ${agent.user_name}`}
          submitLabel={names.float}
          onClose={close}
          send={async (reason) => {
            await changeFloat(agent.id, !agent.uses_float, reason)
          }}
        />
      )}
    </>
  )
}
