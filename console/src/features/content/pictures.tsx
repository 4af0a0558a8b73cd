import { type ChangeEvent, useState } from 'react'
import type { EditingItem, EditingKind } from '#contract/editing.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import { failureText } from '../../platform/api.ts'
import { readPicture } from '../../platform/read-picture.ts'
import styles from './content.module.css'
import { changePicture } from './queries.ts'
import { texts } from './texts.ts'

/** The picture, or one for each language: a file that is chosen is sent at once. */
export function Pictures({ kind, item }: { kind: EditingKind; item: EditingItem }) {
  const languages: readonly Language[] = kind.pictures === 'languages' ? LANGUAGES : ['en']
  const [sending, setSending] = useState<Language | null>(null)

  const send = async (language: Language, picture: string | null) => {
    setSending(language)
    try {
      await changePicture(kind.key, item.id, { language, picture })
    } catch (error) {
      showToast({ kind: 'error', text: failureText(error) })
    } finally {
      setSending(null)
    }
  }
  const choose = async (language: Language, event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const picture = await readPicture(field.files?.[0] ?? null)
    field.value = ''
    if (picture === 'too_large') showToast({ kind: 'error', text: texts.tooLarge })
    else if (picture !== null) await send(language, picture)
  }

  return (
    <section aria-label={texts.pictures}>
      <h3>{texts.pictures}</h3>
      <ul className={styles.pictures}>
        {languages.map((language) => {
          const name = kind.pictures === 'languages' ? texts.languages[language] : texts.picture
          return (
            <li key={language}>
              <span>{name}</span>
              <label className={styles.upload}>
                {sending === language ? texts.uploading : texts.upload}
                <input
                  type="file"
                  className="visually-hidden"
                  accept="image/jpeg,image/png,image/webp"
                  aria-label={`${texts.upload}: ${name}`}
                  disabled={sending !== null}
                  onChange={(event) => void choose(language, event)}
                />
              </label>
              {item.pictures[language] && (
                <Button kind="link" size="sm" disabled={sending !== null} onClick={() => void send(language, null)}>
                  {texts.takeAway}
                  <span className="visually-hidden">: {name}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.line}>{texts.pictureLine}</p>
    </section>
  )
}
