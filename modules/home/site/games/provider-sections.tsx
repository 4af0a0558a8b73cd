import type { GameType } from '#catalog/contract/player.ts'
import { SectionHead } from '#catalog/site/shared/parts/section-head.tsx'
import { ProviderGrid } from '#catalog/site/shared/providers/provider-grid.tsx'
import { ProviderTile } from '#catalog/site/shared/providers/provider-tile.tsx'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { arrowRightBold, caretRightBold } from '#ui/icons.ts'
import { homeTexts } from '../texts.ts'
import styles from './provider-sections.module.css'
import { shownTypes } from './type-strip.tsx'

/** As many as a desktop has in a row; a phone's first view ends within the first row too. */
const IN_FIRST_VIEW = 4

/** type=all: per type a heading and its providers. A type that has none is left out. */
export function ProviderSections({ types }: { types: readonly GameType[] }) {
  const filled = shownTypes(types).filter((type) => type.providers.length > 0)
  return (
    <div className={styles.sections}>
      {filled.map((type, place) => (
        <TypeSection key={type.id} type={type} is_late={place > 0} />
      ))}
    </div>
  )
}

function TypeSection({ type, is_late }: { type: GameType; is_late: boolean }) {
  const texts = useTexts(homeTexts)
  const href = `/?type=${type.id}`
  const more = (
    <Link className={styles.more} href={href} aria-label={`${texts.see_all}: ${type.name}`}>
      {texts.see_all}
      <Icon glyph={caretRightBold} size={12} />
    </Link>
  )
  return (
    <section className={styles.section}>
      <SectionHead title={type.name} aside={more} />
      <ProviderGrid>
        {type.providers.map((provider, place) => (
          <li key={provider.id}>
            <ProviderTile
              provider={provider}
              href={`${href}&provider=${provider.id}`}
              is_late={is_late || place >= IN_FIRST_VIEW}
            />
          </li>
        ))}
        {/* Takes the free end of the last row, so that no tile stands alone beside a hole. */}
        <li className={styles.rest}>
          <Link href={href} tabIndex={-1} aria-hidden="true">
            {texts.see_all}
            <Icon glyph={arrowRightBold} size={16} />
          </Link>
        </li>
      </ProviderGrid>
    </section>
  )
}
