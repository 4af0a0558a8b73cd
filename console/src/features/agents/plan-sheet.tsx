import { useState } from 'react'
import type { AgentProfile } from '#contract/agent-console.ts'
import { BASES, type Basis, GAME_KINDS } from '#contract/agent-rules.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.tsx'
import form from '../../platform/form.module.css'
import { textOf, useForm } from '../../platform/form.tsx'
import { SelectField } from '../../platform/select-field.tsx'
import { texts as common } from '../../platform/texts.ts'
import styles from './agents.module.css'
import { setPlan } from './queries.ts'
import { texts } from './texts.ts'

/** What is no number goes as it was typed, and the house says what is wrong with it. */
function readPercent(text: string): number | string | null {
  if (text === '') return null
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}

export function PlanSheet({ agent, onClose }: { agent: AgentProfile; onClose: () => void }) {
  const known = agent.plans[0]
  const [basis, setBasis] = useState<Basis>(known?.basis ?? 'turnover')
  const {
    form: ref,
    fault,
    sentence,
    is_busy,
    submit,
  } = useForm(
    async (values) => {
      const rates = GAME_KINDS.map((game_kind) => ({ game_kind, percent: readPercent(textOf(values, game_kind)) }))
      await setPlan(agent.id, { valid_from: textOf(values, 'valid_from'), basis, rates })
      showToast({ kind: 'success', text: texts.planSaved, position: 'top-center' })
      onClose()
    },
    { takes_focus: true },
  )
  const missing = fault('rates')
  return (
    <Sheet open onClose={onClose} title={`${texts.setPlan}: ${agent.user_name}`} closeLabel={common.close}>
      <form ref={ref} className={form.form} onSubmit={submit} noValidate>
        {(sentence ?? missing) && <Note kind="error">{sentence ?? missing}</Note>}
        <Field
          label={texts.validFrom}
          name="valid_from"
          type="date"
          min={agent.plan_from}
          defaultValue={agent.plan_from}
          error={fault('valid_from')}
        />
        <SelectField
          label={texts.reckonedBy}
          name="basis"
          value={basis}
          onChange={({ target }) => setBasis(BASES.find((one) => one === target.value) ?? basis)}
        >
          {BASES.map((one) => (
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
        <Button type="submit" wide busy={is_busy} busyLabel={texts.savePlan}>
          {texts.savePlan}
        </Button>
      </form>
    </Sheet>
  )
}
