import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { defineLatePart } from '#platform/site/late-part.tsx'
import { openExchangeModal } from '#platform/site/login-modal.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { arrowLeftRegular, walletFill } from '#ui/icons.ts'
import { autoTexts } from './auto/texts.ts'
import { ActionBar } from './bet/action-bar.tsx'
import { ChoicePicker } from './bet/choice-picker.tsx'
import { StakePicker } from './bet/stake-picker.tsx'
import styles from './digit-bet-screen.module.css'
import { ResultPanel } from './play/result/result-panel.tsx'
import { useGame } from './play/use-game.ts'
import { digitBetTexts } from './texts.ts'

/** Below the fold; its rows are asked for with everything else. It meets the series too, long before a first bet. */
const BetHistory = defineLatePart({
  load: async () => (await import('./history/bet-history.tsx')).BetHistory,
  texts: [digitBetTexts, autoTexts],
})

/** /digitbet */
export function DigitBetScreen() {
  const texts = useTexts(digitBetTexts)
  usePageTitle(texts.title)
  const game = useGame()
  return (
    <div className={styles.screen}>
      <PageHead
        title={texts.title}
        back={
          <Link href="/?type=all" className="icon-button" aria-label={texts.back}>
            <Icon glyph={arrowLeftRegular} size={24} />
          </Link>
        }
        aside={<BalanceBadge balance={game.user?.balance ?? null} />}
      />
      <div className={styles.table}>
        <div className={styles.side}>
          <ResultPanel game={game} />
        </div>
        <div className={styles.side}>
          <ChoicePicker game={game} />
          <StakePicker game={game} />
          <ActionBar game={game} />
        </div>
      </div>
      <BetHistory game={game} waiting={<HistoryBlank />} />
    </div>
  )
}

/** As high as the history while its rows are on their way. */
function HistoryBlank() {
  return (
    <div className={styles.blank} aria-busy="true">
      <Skeleton height={560} radius={16} />
    </div>
  )
}

/** The game balance to the pya; pressing it offers the exchange. */
function BalanceBadge({ balance }: { balance: number | null }) {
  const texts = useTexts(digitBetTexts)
  const amount = balance === null ? '' : `${formatMoney(balance, 2)} Ks`
  return (
    <button
      type="button"
      className={styles.balance}
      aria-label={`${texts.game_balance} ${amount}. ${texts.balance_action}`}
      onClick={() => openExchangeModal()}
    >
      <span>
        <Icon glyph={walletFill} size={18} />
        {balance === null ? <i /> : <Money amount={balance} decimals={2} />}
      </span>
    </button>
  )
}
