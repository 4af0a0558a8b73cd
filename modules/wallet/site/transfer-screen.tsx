import { useState } from 'react'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useLanguage } from '#platform/site/language.ts'
import { Link } from '#platform/site/navigation.tsx'
import { refusalText } from '#platform/site/refusals/refusal-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { arrowLeftRegular, caretRightBold } from '#ui/icons.ts'
import { type Direction, isNothing, parseAmount } from './exchange/amount.ts'
import type { ExchangeFailure } from './exchange/exchange.ts'
import { ExchangeForm } from './exchange/exchange-form.tsx'
import { useExchange } from './exchange/use-exchange.ts'
import { walletTexts } from './texts.ts'
import styles from './wallet-page.module.css'

/** /wallet/internal-transfer */
export function TransferScreen() {
  const texts = useTexts(walletTexts)
  const language = useLanguage()
  usePageTitle(texts.transfer)
  const { exchange, sending } = useExchange()
  // The code of the fault and no sentence: the sentence changes with the language.
  const [failure, setFailure] = useState<ExchangeFailure | null>(null)

  const errorOf = (text: string) => {
    if (parseAmount(text) !== null) return null
    return isNothing(text) ? texts.enter_amount : texts.invalid_amount
  }

  const reasonOf = (result: ExchangeFailure): string => {
    if (result.kind === 'unreachable') return texts.network_error
    // Its own sentence is the one that stands before every reason here.
    if (result.refusal.code === 'internal_error') return ''
    return refusalText(result.refusal, language)
  }

  const submit = async (direction: Direction, amount: number): Promise<boolean> => {
    setFailure(null)
    const result = await exchange(direction, amount)
    if (result.kind === 'done') showToast({ text: texts.transfer_successful, kind: 'success' })
    else setFailure(result)
    return result.kind === 'done'
  }

  const note = failure !== null && (
    <Note kind="error">
      <b>{texts.something_wrong}</b> {reasonOf(failure)}
    </Note>
  )

  return (
    <div className={styles.page}>
      <PageHead
        title={texts.transfer}
        back={
          <Link href="/wallet" className="icon-button" aria-label={texts.back}>
            <Icon glyph={arrowLeftRegular} size={24} />
          </Link>
        }
      />
      <div className={styles.block}>
        <ExchangeForm
          sending={sending}
          errorOf={errorOf}
          note={note}
          submitLabel={(amount) => (amount === null ? texts.do_transfer : texts.do_transfer_amount(amount))}
          allows_empty
          onExchange={submit}
          onChange={() => setFailure(null)}
        />
        <nav className={styles.links} aria-label={texts.transactions}>
          <Link href="/transactions" className={buttonClass({ kind: 'link' })}>
            {texts.see_transactions}
            <Icon glyph={caretRightBold} size={16} />
          </Link>
          <Link href="/exchange-log" className={buttonClass({ kind: 'link' })}>
            {texts.see_exchange_log}
            <Icon glyph={caretRightBold} size={16} />
          </Link>
        </nav>
        <p className={styles.line}>{texts.transfer_line}</p>
      </div>
    </div>
  )
}
