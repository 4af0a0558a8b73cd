import { openRegisterModal } from '#platform/site/login-modal.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import styles from './start.module.css'
import { startTexts } from './texts.ts'

/** An invitation to register, with the advantages. */
export function JoinCard() {
  const texts = useTexts(startTexts)
  return (
    <section className={`${styles.panel} ${styles.join} on-lacquer`} data-offer="">
      <div>
        <h2>{texts.join}</h2>
        <p>{texts.join_line}</p>
      </div>
      <Button kind="gold" size="sm" onClick={() => openRegisterModal()}>
        {texts.join_now}
      </Button>
    </section>
  )
}
