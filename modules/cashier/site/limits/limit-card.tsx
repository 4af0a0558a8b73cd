import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { DepositLimit } from '#cashier/contract/player.ts'
import { KYAT_MAX } from '#platform/contract/money.ts'
import { parseKyat } from '#platform/site/browser/parse-kyat.ts'
import { callOwn, type Failure, isFailure, Refusal } from '#platform/site/calls/api.ts'
import { useLanguage } from '#platform/site/language.ts'
import { fieldText, refusalText } from '#platform/site/refusals/refusal-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf, timeOf } from '#platform/site/time/yangon-time.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { ProgressBar } from '#ui/components/controls/progress-bar.tsx'
import { useSending } from '#ui/components/controls/use-sending.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { amountFault } from '../parts/amount-fault.ts'
import { KyatField } from '../parts/kyat-field.tsx'
import { limitsQuery, rulesQuery } from '../queries.ts'
import { cashierTexts } from '../texts.ts'
import styles from './limits.module.css'

/** One period: what was used of it, and what is to be its limit. */
export function LimitCard({ limit }: { limit: DepositLimit }) {
  const texts = useTexts(cashierTexts).own_limits
  const { amount, used, wish } = limit
  const said = amount === null ? texts.paid_in(formatMoney(used)) : texts.used(formatMoney(used), formatMoney(amount))
  return (
    <section className={`card ${styles.limit}`} aria-label={texts.periods[limit.period]}>
      <header>
        <h2>{texts.periods[limit.period]}</h2>
        <span className="num">{said}</span>
      </header>
      <ProgressBar value={amount === null ? 0 : used} max={amount ?? 1} label={said} isLimit />
      {wish ? <Wish limit={limit} wish={wish} /> : <Change key={amount} limit={limit} />}
    </section>
  )
}

function Change({ limit: { period, amount } }: { limit: DepositLimit }) {
  const texts = useTexts(cashierTexts).own_limits
  const language = useLanguage()
  const shared_texts = useTexts(cashierTexts)
  const [typed, setTyped] = useState(amount === null ? '' : String(amount))
  const read = parseKyat(typed)
  const fault = amountFault(typed, { min: 1, max: KYAT_MAX }, shared_texts)
  const { form, failure, ...change } = useChange('/deposit-limits', () => ({ period, amount: read ?? '' }))
  // It goes when the field is edited.
  const [judged, setJudged] = useState<string | null>(null)
  const refused = failure instanceof Refusal && judged === typed ? fieldText(failure, 'amount', language) : undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setJudged(typed)
    if (fault === undefined) return change.submit(event)
    event.preventDefault()
    form.current?.querySelector('input')?.focus()
  }
  const remove = useChange('/deposit-limits', () => ({ period, amount: null }))
  const form_id = useId()
  return (
    <div className={styles.change}>
      <form id={form_id} ref={form} noValidate onSubmit={submit}>
        <KyatField
          label={texts.limit}
          placeholder={texts.remove}
          value={typed}
          error={fault ?? refused}
          onType={setTyped}
        />
      </form>
      <div className={styles.acts}>
        <Button type="submit" form={form_id} wide busy={change.is_busy} busyLabel={texts.saving}>
          {read === null || fault ? texts.save : texts.save_amount(formatMoney(read))}
        </Button>
        {amount !== null && (
          <form onSubmit={remove.submit}>
            <Button type="submit" kind="secondary" wide busy={remove.is_busy}>
              {texts.remove}
            </Button>
          </form>
        )}
      </div>
    </div>
  )
}

interface WishProps {
  limit: DepositLimit
  wish: NonNullable<DepositLimit['wish']>
}

function Wish({ limit: { period, amount }, wish }: WishProps) {
  const texts = useTexts(cashierTexts).own_limits
  const language = useLanguage()
  const confirm = useChange('/deposit-limits/confirm', () => ({ period }))
  const keep = useChange('/deposit-limits', () => ({ period, amount }))
  return (
    <div className={styles.change}>
      <p className={styles.wish} role="status">
        {wish.amount === null ? texts.asked_none : texts.requested(formatMoney(wish.amount))}{' '}
        {texts.from(dateOf(wish.confirm_from, language), timeOf(wish.confirm_from))}
      </p>
      <div className={styles.acts}>
        {wish.is_ripe && (
          <form onSubmit={confirm.submit}>
            <Button type="submit" wide busy={confirm.is_busy}>
              {texts.confirm}
            </Button>
          </form>
        )}
        <form onSubmit={keep.submit}>
          <Button type="submit" kind="secondary" wide busy={keep.is_busy}>
            {texts.keep}
          </Button>
        </form>
      </div>
    </div>
  )
}

/** A form that changes a limit. Every screen of the cashier that shows one follows. */
function useChange(path: '/deposit-limits' | '/deposit-limits/confirm', bodyOf: () => unknown) {
  const cache = useQueryClient()
  const shared_texts = useTexts(cashierTexts)
  const texts = useTexts(cashierTexts).own_limits
  const language = useLanguage()
  return useSending<Failure>({
    isFailure,
    send: async () => {
      const limits = await callOwn<DepositLimit[]>('POST', path, { body: bodyOf() })
      cache.setQueryData(limitsQuery.queryKey, limits)
      void cache.invalidateQueries({ queryKey: rulesQuery.queryKey })
      showToast({ text: texts.saved, kind: 'success' })
    },
    onFailure: (failure) => {
      const is_marked = failure instanceof Refusal && failure.code === 'invalid_fields'
      const said = failure instanceof Refusal ? refusalText(failure, language) : ''
      if (!is_marked) showToast({ text: said || shared_texts.something_wrong, kind: 'error' })
    },
  })
}
