import { useQueryClient } from '@tanstack/react-query'
import { useBrandName } from '#platform/site/first-view.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { appTexts } from '../texts.ts'
import styles from './failed.module.css'

export interface FailedProps {
  /** Mounts the screen again. Without it the frame itself has failed, and only a new page helps. */
  again?: () => void
}

/** Stands where a screen has thrown, or in place of the whole page. */
export function Failed({ again }: FailedProps) {
  return again ? <FailedScreen again={again} /> : <FailedFrame />
}

function FailedScreen({ again }: Required<FailedProps>) {
  const texts = useTexts(appTexts).failure
  const queries = useQueryClient()
  const tryAgain = () => {
    // A query without a reader belongs to the failed screen, and its data may be the reason for the failure.
    queries.removeQueries({ type: 'inactive' })
    again()
  }
  return (
    <div className={styles.screen} role="alert">
      <Empty
        art="umbrella"
        title={texts.title}
        line={texts.screen}
        action={
          <div className={styles.ways}>
            <Button onClick={tryAgain}>{texts.again}</Button>
            <Link className={buttonClass({ kind: 'secondary' })} href="/?type=all">
              {texts.home}
            </Link>
          </div>
        }
      />
    </div>
  )
}

function FailedFrame() {
  const texts = useTexts(appTexts).failure
  return (
    <div className={`${styles.page} on-lacquer`} role="alert">
      <b className={styles.brand}>{useBrandName()}</b>
      <p>{texts.frame}</p>
      <Button kind="gold" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </div>
  )
}
