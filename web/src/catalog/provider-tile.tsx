import type { Provider } from '#contract/catalog.ts'
import { Link } from '../platform/navigation.tsx'
import { MaintenanceTag } from './maintenance-tag.tsx'
import { Picture } from './picture.tsx'
import styles from './provider-tile.module.css'

/** A provider's mark: the whole tile is the way to its games. */
export function ProviderTile({ provider, href }: { provider: Provider; href: string }) {
  const is_closed = provider.status === 'maintenance'
  return (
    <Link className={styles.tile} href={href} data-closed={is_closed}>
      <Picture src={provider.img} alt={provider.short_name} width={240} height={172} />
      {is_closed && <MaintenanceTag />}
    </Link>
  )
}
