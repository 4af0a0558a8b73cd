import { useQuery } from '@tanstack/react-query'
import type { GameType } from '#catalog/contract/player.ts'
import { SectionHead } from '#catalog/site/shared/parts/section-head.tsx'
import { ProviderTile } from '#catalog/site/shared/providers/provider-tile.tsx'
import { catalogTexts } from '#catalog/site/shared/texts.ts'
import { useTexts } from '#platform/site/texts.ts'
import { railPlanQuery } from '../queries.ts'
import { HomeRail, HomeWins, type RailOf } from '../rails/home-rail.ts'
import { RailPlace } from '../rails/rail-place.tsx'
import { SeeAll } from '../rails/see-all.tsx'
import { homeTexts } from '../texts.ts'
import { hasWinsQuery } from '../wins/has-wins.ts'
import { WinsPlace } from '../wins/wins-place.tsx'
import styles from './provider-sections.module.css'
import { shownTypes } from './type-strip.tsx'

/** As many as a phone shows before the first swipe. */
const IN_FIRST_VIEW = 4
const rail_place = <RailPlace />
const wins = <HomeWins waiting={<WinsPlace />} />

/** type=all: rails of games, and per type a heading, its games and its providers. A type without providers is left out. */
export function ProviderSections({ types }: { types: readonly GameType[] }) {
  const texts = useTexts(homeTexts)
  const { hot_games } = useTexts(catalogTexts)
  const { data: plan } = useQuery(railPlanQuery)
  const { data: has_wins } = useQuery(hasWinsQuery)
  const filled = shownTypes(types).filter((type) => type.providers.length > 0)
  return (
    <div>
      {plan?.hot && <RailSection of="hot" title={hot_games} href="/?type=hot" />}
      {plan?.new && <RailSection of="new" title={texts.new_games} href="/games?tab=all" />}
      {has_wins && wins}
      <RailSection of="favourites" title={texts.favourites} href="/games?tab=favourites" />
      {filled.map((type, index) => (
        <TypeSection key={type.id} type={type} is_late={index > 0} has_rail={plan?.types.includes(type.id) ?? false} />
      ))}
    </div>
  )
}

function RailSection({ of, title, href }: { of: RailOf; title: string; href: string }) {
  return (
    <section className={styles.section}>
      <SectionHead title={title} aside={<SeeAll href={href} of={title} />} />
      <HomeRail of={of} label={title} waiting={rail_place} />
    </section>
  )
}

interface TypeSectionProps {
  type: GameType
  is_late: boolean
  has_rail: boolean
}

function TypeSection({ type, is_late, has_rail }: TypeSectionProps) {
  const texts = useTexts(homeTexts)
  const href = `/?type=${type.id}`
  return (
    <section className={styles.section}>
      <SectionHead title={type.name} aside={<SeeAll href={href} of={type.name} />} />
      {has_rail && <HomeRail of={type.id} label={type.name} waiting={rail_place} />}
      <ul className={styles.providers} aria-label={`${type.name}: ${texts.providers}`}>
        {type.providers.map((provider, index) => (
          <li key={provider.id}>
            <ProviderTile
              provider={provider}
              href={`${href}&provider=${provider.id}`}
              is_late={is_late || index >= IN_FIRST_VIEW}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
