import { type Glyph, Icon } from '#ui/icon.tsx'
import { clockCounterClockwiseRegular } from '#ui/icons/clock-counter-clockwise-regular.ts'
import { diceFiveFill } from '#ui/icons/dice-five-fill.ts'
import { diceFiveRegular } from '#ui/icons/dice-five-regular.ts'
import { gameControllerFill } from '#ui/icons/game-controller-fill.ts'
import { gameControllerRegular } from '#ui/icons/game-controller-regular.ts'
import { houseFill } from '#ui/icons/house-fill.ts'
import { houseRegular } from '#ui/icons/house-regular.ts'
import { spadeRegular } from '#ui/icons/spade-regular.ts'
import { userCircleFill } from '#ui/icons/user-circle-fill.ts'
import { userCircleRegular } from '#ui/icons/user-circle-regular.ts'
import { walletFill } from '#ui/icons/wallet-fill.ts'
import { walletRegular } from '#ui/icons/wallet-regular.ts'
import { Link, useAddress } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import styles from './bottom-bar.module.css'
import { bottomLinks, isCurrent, type NavigationLink } from './links.ts'
import { appTexts } from './texts.ts'

/** The place where the player is has its icon filled. */
const GLYPHS: Record<NavigationLink['icon'], { line: Glyph; filled: Glyph }> = {
  house: { line: houseRegular, filled: houseFill },
  'game-controller': { line: gameControllerRegular, filled: gameControllerFill },
  'dice-five': { line: diceFiveRegular, filled: diceFiveFill },
  spade: { line: spadeRegular, filled: spadeRegular },
  'user-circle': { line: userCircleRegular, filled: userCircleFill },
  wallet: { line: walletRegular, filled: walletFill },
  'clock-counter-clockwise': { line: clockCounterClockwiseRegular, filled: clockCounterClockwiseRegular },
}

/** Five ways for the thumb; members only, small screens only. */
export function BottomBar() {
  const texts = useTexts(appTexts)
  const address = useAddress()
  return (
    <nav className={styles.bar} aria-label={texts.mainNavigation}>
      {bottomLinks.map((link) => {
        const current = isCurrent(link.place ?? link.href, address)
        return (
          <Link key={link.href} href={link.href} aria-current={current ? 'page' : undefined}>
            <Icon glyph={GLYPHS[link.icon][current ? 'filled' : 'line']} size={24} />
            <span>{texts[link.short ?? link.label]}</span>
          </Link>
        )
      })}
    </nav>
  )
}
