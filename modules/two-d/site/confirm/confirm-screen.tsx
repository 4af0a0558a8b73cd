import { type ReactNode, useRef } from 'react'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useLanguage } from '#platform/site/language.ts'
import { defineLatePart } from '#platform/site/late-part.tsx'
import { Link } from '#platform/site/navigation.tsx'
import { useBetsOff } from '#platform/site/session/bets-off.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf } from '#platform/site/time/yangon-time.ts'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import { BalanceCard } from '#ui/components/display/balance-card.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { plusBold } from '#ui/icons.ts'
import { useRepeatedSlip } from '../again/repeated-slip.ts'
import { GuideButton } from '../guide/guide-button.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { noonOf } from '../parts/figures.ts'
import { LacquerBar } from '../parts/lacquer-bar.tsx'
import { saveListOverlay } from '../saved/overlay.ts'
import { betHref, sessionLabel } from '../session.ts'
import { twoDTexts } from '../texts.ts'
import { cutoffTime } from '../time/cutoff-time.ts'
import page from '../two-d.module.css'
import styles from './confirm-screen.module.css'
import { FailureNote } from './failure-note.tsx'
import { StakeGroups } from './stake-groups.tsx'
import { type Confirm, useConfirm } from './use-confirm.ts'
import { useRemoval } from './use-removal.ts'

/** Until it is here, the player's balance is on its way too. */
const ShortNote = defineLatePart({
  load: async () => (await import('./short-note.tsx')).ShortNote,
  texts: [twoDTexts],
})

/** /2d/confirm */
export function ConfirmScreen() {
  const texts = useTexts(twoDTexts).confirm
  const { user } = useSession()
  const confirm = useConfirm()
  usePageTitle(texts.title)
  const { requested } = confirm
  const { removed, remove, undo } = useRemoval(confirm)
  const rows = useRef<HTMLDivElement>(null)
  return (
    <div className={`${page.page} ${page.above_bar}`}>
      <PageHead
        title={texts.title}
        back={<BackLink href={betHref(requested)} />}
        aside={
          <>
            <Link href={betHref(requested)} className={`${buttonClass({ kind: 'tonal', size: 'sm' })} ${styles.add}`}>
              <Icon glyph={plusBold} size={14} />
              {texts.add_more}
            </Link>
            <GuideButton />
          </>
        }
      />
      <div className={page.block}>
        <BalanceCard main={{ label: texts.main_balance, amount: user?.main_balance }} />
        <FailureNote confirm={confirm} />
        <NoteOfRepeated confirm={confirm} />
        <section className={`card ${styles.slip}`}>
          <Facts confirm={confirm} />
          <div ref={rows}>
            <StakeGroups confirm={confirm} onRemove={remove} />
          </div>
        </section>
        {confirm.stakes.size > 0 && (
          <Button
            kind="tonal"
            size="sm"
            className={styles.save}
            aria-haspopup="dialog"
            disabled={confirm.typed.wrong.size > 0}
            onPointerDown={saveListOverlay.warm}
            onClick={() => saveListOverlay.open({ stakes: confirm.stakes })}
          >
            {texts.save_numbers}
          </Button>
        )}
        {/* Below, where it moves nothing when the balance arrives. */}
        <ShortNote total={confirm.total} />
        {removed > 0 && <div className={styles.space} />}
      </div>
      <Bar
        confirm={confirm}
        above={
          removed > 0 && (
            <p className={styles.removed} role="status">
              {texts.removed(removed)}
              <button type="button" onClick={undo}>
                {texts.undo}
              </button>
            </p>
          )
        }
        onWrong={() => showWrong(rows.current)}
      />
    </div>
  )
}

/** After a refusal its own note says what does not fit, by what the server has just read. */
function NoteOfRepeated({ confirm: { draw, draft_draw, stakes, stake_min, failure } }: { confirm: Confirm }) {
  const repeated = useRepeatedSlip(draw)
  if (!repeated || !draw || failure) return null
  const { Note } = repeated
  return <Note repeated={repeated} draw={draw} draft_draw={draft_draw} stakes={stakes} stake_min={stake_min} />
}

/** The first row that stops the slip: of a hundred it may stand far above. */
function showWrong(rows: HTMLElement | null): void {
  const field = rows?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}

/** Which draw it is for, until when, and what it pays. */
function Facts({ confirm: { draw, left, is_closed } }: { confirm: Confirm }) {
  const shared = useTexts(twoDTexts)
  const texts = useTexts(twoDTexts).confirm
  const language = useLanguage()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{draw && shared[draw.session]}</dt>
        <dd className="num">{draw && `${sessionLabel(draw.session)} · ${dateOf(noonOf(draw.game_date), language)}`}</dd>
      </div>
      <div>
        <dt className="num">{draw ? shared.closes(cutoffTime(draw.cutoff_at)) : shared.closing}</dt>
        <dd className="num">{is_closed ? shared.closed : left?.words}</dd>
      </div>
      <div>
        <dt>{texts.odds}</dt>
        <dd className="num">{draw && `× ${draw.odds}`}</dd>
      </div>
    </dl>
  )
}

function Bar({ confirm, above, onWrong }: { confirm: Confirm; above: ReactNode; onWrong: () => void }) {
  const texts = useTexts(twoDTexts).confirm
  const shared = useTexts(twoDTexts)
  const { stakes, typed, total, stake_min, is_closed, is_sending, can_place } = confirm
  const is_wrong = typed.wrong.size > 0
  const off = useBetsOff()
  return (
    <LacquerBar
      label={texts.total}
      above={above}
      words={
        <>
          {is_wrong ? texts.stake_min(formatMoney(stake_min)) : texts.total_of(stakes.size)}
          <b>
            <Money amount={total} />
          </b>
        </>
      }
    >
      <Button
        kind="gold"
        disabled={stakes.size === 0 || is_closed || !can_place || off !== null}
        busy={is_sending}
        busyLabel={texts.sending}
        onClick={() => (is_wrong ? onWrong() : void confirm.place(stakes))}
      >
        {off ? off.text : is_closed ? shared.closed : is_wrong ? texts.confirm : texts.confirm_sum(formatMoney(total))}
      </Button>
    </LacquerBar>
  )
}
