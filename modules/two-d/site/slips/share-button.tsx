import { useBrandName } from '#platform/site/first-view.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf } from '#platform/site/time/yangon-time.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { shareNetworkRegular } from '#ui/icons.ts'
import { noonOf } from '../parts/figures.ts'
import { sessionLabel } from '../session.ts'
import { twoDTexts } from '../texts.ts'
import { TOAST_MS } from '../time/toast-time.ts'
import { drawSlip } from './draw-slip.ts'
import type { Slip } from './parse-slips.ts'
import { sharePicture } from './share-picture.ts'
import { wordOf } from './word-of.ts'

/** Drawn on the device: a slip goes to nobody but to whom the player sends it. */
export function ShareButton({ slip }: { slip: Slip }) {
  const texts = useTexts(twoDTexts).slips
  const shared = useTexts(twoDTexts)
  const language = useLanguage()
  const brand = useBrandName()
  const share = async () => {
    const picture = await drawSlip(slip, {
      brand,
      session: `${sessionLabel(slip.session)} · ${wordOf(shared, slip.session)}`,
      date: dateOf(noonOf(slip.game_date), language),
      total: texts.total,
      status: wordOf(texts.status, slip.status),
    })
    const way = await sharePicture(picture, `${slip.slip_no}.png`)
    if (way === 'saved') showToast({ text: texts.saved, kind: 'success', ms: TOAST_MS })
  }
  return (
    <Button kind="tonal" wide onClick={() => void share()}>
      <Icon glyph={shareNetworkRegular} size={18} />
      {texts.share}
    </Button>
  )
}
