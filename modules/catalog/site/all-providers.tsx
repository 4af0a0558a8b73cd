import type { GameType, Provider } from '#catalog/contract/player.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import styles from './all-providers.module.css'
import { Logo } from './logo.tsx'
import { MaintenanceTag } from './shared/games/maintenance-tag.tsx'
import { SectionHead } from './shared/parts/section-head.tsx'
import { gamesTexts } from './texts.ts'

/** tab=all: per type its providers as cards, three to a row. */
export function AllProviders({ types }: { types: readonly GameType[] }) {
  return types
    .filter((type) => type.providers.length > 0)
    .map((type) => (
      <section key={type.id} className={styles.section} style={{ '--rows': Math.ceil(type.providers.length / 3) }}>
        <SectionHead title={type.name} />
        <ul className={styles.cards}>
          {type.providers.map((provider) => (
            <li key={provider.id}>
              <ProviderCard type={type} provider={provider} />
            </li>
          ))}
        </ul>
      </section>
    ))
}

function ProviderCard({ type, provider }: { type: GameType; provider: Provider }) {
  const texts = useTexts(gamesTexts)
  const is_closed = provider.status === 'maintenance'
  return (
    <article className={styles.card} data-closed={is_closed}>
      <div className={styles.mark}>
        <Logo src={provider.img} name={provider.short_name} width={240} height={172} />
        {is_closed && <MaintenanceTag />}
      </div>
      <h3>
        <span>{provider.provider_name}</span>
        {provider.short_name !== provider.provider_name && <small>{provider.short_name}</small>}
      </h3>
      <Link
        className={buttonClass({ kind: 'tonal', size: 'sm' })}
        href={`/games?type=${type.code}&provider=${encodeURIComponent(provider.code)}`}
        aria-label={`${texts.go_to_list}: ${provider.short_name}, ${type.name}`}
      >
        {texts.go_to_list}
      </Link>
    </article>
  )
}
