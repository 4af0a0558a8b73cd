import type { CatalogProvider } from '#catalog/contract/staff.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import panel from '#platform/console/panel.module.css'
import styles from './catalog.module.css'
import { Flags } from './flags.tsx'
import { LogoPart } from './logo-part.tsx'
import { OnOfferState } from './on-offer-state.tsx'
import { changeProvider } from './queries.ts'
import { SwitchPart } from './switch-part.tsx'
import { texts } from './texts.ts'

export function ProviderPanel({ provider }: { provider: CatalogProvider }) {
  const { id, name, code, product_code, type_id, games, is_hidden, is_in_maintenance } = provider
  return (
    <div className={panel.panel}>
      <div className={styles.head}>
        <h2 aria-live="polite">{name}</h2>
        <OnOfferState one={provider} />
      </div>
      <LogoPart provider={provider} />
      <dl className={panel.facts}>
        <dt>{texts.code}</dt>
        <dd className="num">
          {code}, {product_code}
        </dd>
        <dt>{texts.gamesOf}</dt>
        <dd>
          <Link className={styles.link} href={`/catalog?type=${type_id}&provider=${id}`}>
            {texts.count(games)}
          </Link>
        </dd>
        <dt>{texts.feed}</dt>
        <dd>{texts.feeds[provider.feed_state]}</dd>
      </dl>
      <Flags flags={{ is_hidden, is_in_maintenance }} change={(flag) => changeProvider(id, flag)} />
      <p className={styles.quiet}>{texts.forAllTypes}</p>
      <SwitchPart one={provider} />
    </div>
  )
}
