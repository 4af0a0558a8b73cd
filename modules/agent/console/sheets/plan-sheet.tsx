import { useState } from 'react'
import { COMMISSION_BASES, type CommissionBasis, GAME_KINDS } from '#agent/contract/rules.ts'
import type { AgentProfile } from '#agent/contract/staff.ts'
import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { SelectField } from '#platform/console/form/select-field.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { sayDone } from '#platform/console/say.ts'
import { Field } from '#ui/components/controls/field.tsx'
import { Note } from '#ui/components/display/note.tsx'
import styles from '../agents.module.css'
import { setPlan } from '../queries.ts'
import { texts } from '../texts.ts'

/** Text that is no number is sent as typed, and the server refuses it. */
function parsePercent(text: string): number | string | null {
  if (text === '') return null
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}

export const PlanSheet = asOverlay(function PlanSheet({
  agent,
  onClose,
}: {
  agent: AgentProfile
  onClose: () => void
}) {
  const known = agent.plans[0]
  const [basis, setBasis] = useState<CommissionBasis>(known?.basis ?? 'turnover')
  const send = async (values: FormData) => {
    const rates = GAME_KINDS.map((game_kind) => ({ game_kind, percent: parsePercent(textOf(values, game_kind)) }))
    await setPlan(agent.id, { valid_from: textOf(values, 'valid_from'), basis, rates })
    sayDone(texts.planSaved)
  }
  return (
    <FormSheet
      title={`${texts.setPlan}: ${agent.user_name}`}
      submitLabel={texts.savePlan}
      onClose={onClose}
      send={send}
    >
      {(fault) => (
        <>
          {fault('rates') && <Note kind="error">{fault('rates')}</Note>}
          <Field
            label={texts.validFrom}
            name="valid_from"
            type="date"
            min={agent.plan_from}
            defaultValue={agent.plan_from}
            error={fault('valid_from')}
          />
          <SelectField
            label={texts.earnsBy}
            name="basis"
            value={basis}
            onChange={({ target }) => setBasis(COMMISSION_BASES.find((one) => one === target.value) ?? basis)}
          >
            {COMMISSION_BASES.map((one) => (
              <option key={one} value={one}>
                {texts.basis[one]}
              </option>
            ))}
          </SelectField>
          <p>
            {texts.basisLine[basis]} {texts.ratesLine}
          </p>
          <div className={styles.rateFields}>
            {GAME_KINDS.map((game_kind) => (
              <Field
                key={game_kind}
                label={texts.games[game_kind]}
                name={game_kind}
                inputMode="decimal"
                autoComplete="off"
                suffix="%"
                defaultValue={known?.rates.find((rate) => rate.game_kind === game_kind)?.percent}
                error={fault(game_kind)}
              />
            ))}
          </div>
        </>
      )}
    </FormSheet>
  )
})
