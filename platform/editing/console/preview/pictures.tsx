import { useState } from 'react'
import type { EditingItem, EditingKind } from '#editing/contract/staff.ts'
import { FileButton } from '#platform/console/form/file-button.tsx'
import { PICTURE_ACCEPT, readPicture } from '#platform/console/form/read-picture.ts'
import { sayFailure, sayWrong } from '#platform/console/say.ts'
import { LANGUAGES, type Language } from '#platform/contract/language.ts'
import { Button } from '#ui/components/controls/button.tsx'
import styles from '../content.module.css'
import { changePicture } from '../queries.ts'
import { texts } from '../texts.ts'

/** The picture, or one for each language: a file that is chosen is sent at once. */
export function Pictures({ kind, item }: { kind: EditingKind; item: EditingItem }) {
  const languages: readonly Language[] = kind.pictures === 'languages' ? LANGUAGES : ['en']
  const [sending, setSending] = useState<Language | null>(null)

  const send = async (language: Language, picture: string | null) => {
    setSending(language)
    await changePicture(kind.key, item.id, { language, picture }).catch(sayFailure)
    setSending(null)
  }
  const choose = async (language: Language, file: File) => {
    const picture = await readPicture(file)
    if (picture === 'too_large') sayWrong(texts.tooLarge)
    else if (picture !== null) await send(language, picture)
  }

  return (
    <section aria-label={texts.pictures}>
      <h3>{texts.pictures}</h3>
      <ul className={styles.pictures}>
        {languages.map((language) => {
          const name = kind.pictures === 'languages' ? texts.languages[language] : texts.pictureOf(kind.noun)
          return (
            <li key={language}>
              <span>{name}</span>
              <FileButton
                label={sending === language ? texts.uploading : texts.upload}
                name={`${texts.upload}: ${name}`}
                accept={PICTURE_ACCEPT}
                is_off={sending !== null}
                onFile={(file) => void choose(language, file)}
              />
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
      <p className={styles.line}>{texts.pictureLine[kind.noun] ?? texts.wideLine}</p>
    </section>
  )
}
