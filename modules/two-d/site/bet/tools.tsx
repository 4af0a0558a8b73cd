import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#platform/site/texts.ts'
import { announceWait } from '#platform/site/time/waiting.ts'
import { Chip } from '#ui/components/controls/chip.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { arrowsLeftRightBold, clipboardTextRegular, lightningFill, trashRegular } from '#ui/icons.ts'
import { clearDraft } from '../draft/draft.ts'
import { reversed } from '../rules/numbers.ts'
import { savedListsQuery } from '../saved/queries.ts'
import { twoDTexts } from '../texts.ts'
import { TOAST_MS } from '../time/toast-time.ts'
import { listOverlay, quickOverlay, reverseOverlay } from './sheets.ts'
import styles from './tools.module.css'
import type { Bet } from './use-bet.ts'

/** Ways to choose many numbers at once. */
export function Tools({ bet: { draft_draw: draw, stake, stakes } }: { bet: Bet }) {
  const texts = useTexts(twoDTexts).bet
  const late = useTexts(twoDTexts).draw_state
  const cache = useQueryClient()
  /** The sheet rises with the saved lists, or without them: what grows under the finger is pressed wrongly. */
  const showList = async () => {
    await announceWait(cache.ensureQueryData(savedListsQuery)).catch(() => null)
    listOverlay.open({ draw, stake })
  }
  const reverse = () => {
    const missing = new Map(
      [...stakes].map(([num, each]) => [reversed(num), each] as const).filter(([num]) => !stakes.has(num)),
    )
    if (missing.size > 0) return reverseOverlay.open({ draw, stakes: missing })
    showToast({ text: stakes.size === 0 ? texts.choose_first : late.no_reverse, kind: 'info', ms: TOAST_MS })
  }
  return (
    <div className={styles.tools}>
      <Chip
        pressed={false}
        aria-haspopup="dialog"
        onPointerDown={quickOverlay.warm}
        onClick={() => quickOverlay.open({ draw, stake })}
      >
        <Icon glyph={lightningFill} size={16} />
        {texts.quick_bet}
      </Chip>
      <Chip pressed={false} aria-haspopup="dialog" onClick={reverse}>
        <Icon glyph={arrowsLeftRightBold} size={16} />
        {texts.reverse}
      </Chip>
      <Chip
        pressed={false}
        aria-haspopup="dialog"
        onPointerDown={() => {
          listOverlay.warm()
          void cache.prefetchQuery(savedListsQuery)
        }}
        onClick={() => void showList()}
      >
        <Icon glyph={clipboardTextRegular} size={18} />
        {texts.list}
      </Chip>
      <Chip pressed={false} aria-label={late.clear} disabled={stakes.size === 0} onClick={() => clearDraft(draw)}>
        <Icon glyph={trashRegular} size={18} />
      </Chip>
    </div>
  )
}
