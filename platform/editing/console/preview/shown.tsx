import { parsePageText } from '#content/contract/page-text-rules.ts'
import { HOTLINE } from '#content/contract/rules.ts'
import type { EditingItem } from '#editing/contract/staff.ts'
import type { Language } from '#platform/contract/language.ts'
import { ChannelFace } from '#ui/components/display/channel-face.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { headsetFill, megaphoneSimpleFill } from '#ui/icons.ts'
import { texts } from '../texts.ts'
import styles from './preview.module.css'

interface ShownProps {
  kind: string
  item: EditingItem | null
  values: EditingItem['values']
  language: Language
}

/** The piece of a player's screen that an item makes: in its colours and proportions, with its own words. */
export function Shown({ kind, item, values, language }: ShownProps) {
  const picture = item?.pictures[language] ?? item?.pictures.en ?? null
  const wordsOf = (name: string) => values[`${name}_${language}`] ?? values[name] ?? null
  const wide = <Wide picture={picture} alt={kind === 'banners' ? String(wordsOf('text') ?? '') : ''} />
  switch (kind) {
    case 'lines':
      return (
        <p className={styles.line}>
          <Icon glyph={megaphoneSimpleFill} size={18} />
          <span>{wordsOf('text')}</span>
        </p>
      )
    case 'contacts':
      return (
        <div className={styles.channel}>
          <ChannelFace
            name={String(values.name ?? '')}
            glyph={values.name === HOTLINE ? headsetFill : undefined}
            picture={picture}
          >
            <small>{values.text}</small>
          </ChannelFace>
        </div>
      )
    case 'pages':
      return <WrittenPage title={String(wordsOf('title') ?? '')} text={String(wordsOf('text') ?? '')} />
    case 'videos':
      return item?.file ? <Reel file={item.file} poster={picture} /> : null
    case 'banners':
      return wide
    default:
      return (
        <div className={styles.card}>
          {wide}
          {wordsOf('title') && <b>{wordsOf('title')}</b>}
          <p>{wordsOf('description') ?? wordsOf('text')}</p>
        </div>
      )
  }
}

function Wide({ picture, alt }: { picture: string | null; alt: string }) {
  return picture ? (
    <img className={styles.wide} src={picture} alt={alt} width="1080" height="480" />
  ) : (
    <div className={styles.wide}>{texts.noPicture}</div>
  )
}

/** Some screens long: it opens when it is asked for, so that the form stays near. */
function WrittenPage({ title, text }: { title: string; text: string }) {
  return (
    <details className={styles.page}>
      <summary>{title}</summary>
      {parsePageText(text).map((part, place) => {
        const key = `${place} ${part.kind}`
        if (part.kind === 'heading') return <h4 key={key}>{part.text}</h4>
        if (part.kind === 'paragraph') return <p key={key}>{part.text}</p>
        return (
          <ul key={key}>
            {part.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )
      })}
    </details>
  )
}

/** Players see it silent and again and again; the staff may stop it and look for a moment. */
function Reel({ file, poster }: { file: string; poster: string | null }) {
  return (
    <video
      key={file}
      className={styles.reel}
      src={file}
      poster={poster ?? undefined}
      muted
      loop
      playsInline
      controls
      preload="metadata"
      aria-label={texts.preview}
    />
  )
}
