import { type Glyph, Icon } from '#ui/icon.tsx'
import { headsetFill } from '#ui/icons/headset-fill.ts'
import { headsetRegular } from '#ui/icons/headset-regular.ts'
import { houseFill } from '#ui/icons/house-fill.ts'
import { houseRegular } from '#ui/icons/house-regular.ts'
import { monitorPlayFill } from '#ui/icons/monitor-play-fill.ts'
import { monitorPlayRegular } from '#ui/icons/monitor-play-regular.ts'
import { sealPercentFill } from '#ui/icons/seal-percent-fill.ts'
import { sealPercentRegular } from '#ui/icons/seal-percent-regular.ts'
import { walletFill } from '#ui/icons/wallet-fill.ts'
import { walletRegular } from '#ui/icons/wallet-regular.ts'
import { Link, useAddress } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import styles from './bottom-bar.module.css'
import { type BottomLink, bottomLinks, isCurrent } from './links.ts'
import { appTexts } from './texts.ts'

/** The place where the player is has its icon filled. */
const GLYPHS: Record<BottomLink['icon'], { line: Glyph; filled: Glyph }> = {
  house: { line: houseRegular, filled: houseFill },
  'monitor-play': { line: monitorPlayRegular, filled: monitorPlayFill },
  'seal-percent': { line: sealPercentRegular, filled: sealPercentFill },
  wallet: { line: walletRegular, filled: walletFill },
  headset: { line: headsetRegular, filled: headsetFill },
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
            <span>{texts[link.label]}</span>
          </Link>
        )
      })}
    </nav>
  )
}
