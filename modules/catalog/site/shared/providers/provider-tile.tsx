import type { Provider } from '#catalog/contract/player.ts'
import { Link } from '#platform/site/navigation.tsx'
import { MaintenanceTag } from '../games/maintenance-tag.tsx'
import { LatePicture } from '../parts/late-picture.tsx'
import { Picture } from '../parts/picture.tsx'
import styles from './provider-tile.module.css'

interface ProviderTileProps {
  provider: Provider
  href: string
  /** Below the first view: its mark is fetched when it comes near. */
  is_late?: boolean
}

/** A provider's mark: the whole tile is the way to its games. */
export function ProviderTile({ provider, href, is_late }: ProviderTileProps) {
  const Mark = is_late ? LatePicture : Picture
  const is_closed = provider.status === 'maintenance'
  return (
    <Link className={styles.tile} href={href} data-closed={is_closed}>
      <Mark src={provider.img} alt={provider.short_name} width={240} height={172} />
      {is_closed && <MaintenanceTag />}
    </Link>
  )
}
