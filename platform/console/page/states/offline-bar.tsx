import { Icon } from '#ui/components/display/icon.tsx'
import { warningCircleFill } from '#ui/icons.ts'
import { useOnline } from '../../call/connection.ts'
import { texts } from '../../texts.ts'
import styles from './offline-bar.module.css'

/** Across the foot of the console while the server cannot be reached. It is part of the first code, since it cannot be fetched then. */
export function OfflineBar({ className }: { className?: string | undefined }) {
  const is_online = useOnline()
  return (
    <div role="alert" className={className}>
      {!is_online && (
        <p className={styles.bar}>
          <Icon glyph={warningCircleFill} size={18} />
          {texts.offlineBar}
        </p>
      )}
    </div>
  )
}
