import { useState } from 'react'
import type { CatalogProvider } from '#catalog/contract/staff.ts'
import { useMay } from '#platform/console/call/me.ts'
import { FileButton } from '#platform/console/form/file-button.tsx'
import { PICTURE_ACCEPT, readPicture } from '#platform/console/form/read-picture.ts'
import { sayDone, sayFailure, sayWrong } from '#platform/console/say.ts'
import { Button } from '#ui/components/controls/button.tsx'
import styles from './catalog.module.css'
import { changeLogo } from './queries.ts'
import { texts } from './texts.ts'

/** The provider's tile as the lobby shows it, and whose picture is on it. */
export function LogoPart({ provider }: { provider: CatalogProvider }) {
  const { id, name, picture, has_own_logo } = provider
  const may_write = useMay('catalog.write')
  const [is_sending, setSending] = useState(false)
  const send = async (logo: string | null) => {
    setSending(true)
    await changeLogo(id, logo).then(() => sayDone(texts.saved), sayFailure)
    setSending(false)
  }
  const choose = async (file: File) => {
    const logo = await readPicture(file)
    if (logo === 'too_large') sayWrong(texts.logoTooLarge)
    else if (logo !== null) await send(logo)
  }
  return (
    <section className={styles.logo} aria-label={texts.logo}>
      <span className={styles.tile}>
        {picture === null ? name : <img src={picture} alt={texts.logoOf(name)} width="168" height="120" />}
      </span>
      {may_write && (
        <div className={styles.logoButtons}>
          <FileButton
            label={is_sending ? texts.sending : texts.chooseLogo}
            name={texts.chooseLogo}
            accept={PICTURE_ACCEPT}
            is_off={is_sending}
            onFile={(file) => void choose(file)}
          />
          {has_own_logo && (
            <Button kind="link" size="sm" disabled={is_sending} onClick={() => void send(null)}>
              {texts.backToMark}
            </Button>
          )}
        </div>
      )}
      <p className={styles.quiet}>{has_own_logo ? texts.ownLogo : texts.defaultMark}</p>
    </section>
  )
}
