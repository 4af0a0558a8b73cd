import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { infoFill } from '#ui/icons.ts'
import { twoDTexts } from '../texts.ts'
import { guideOverlay } from './overlay.ts'

/** In the head of every 2D screen: what is played, and what it pays. */
export function GuideButton() {
  const { rules } = useTexts(twoDTexts)
  return (
    <button
      type="button"
      className="icon-button"
      aria-haspopup="dialog"
      aria-label={rules}
      onPointerDown={guideOverlay.warm}
      onClick={() => guideOverlay.open({})}
    >
      <Icon glyph={infoFill} size={22} />
    </button>
  )
}
