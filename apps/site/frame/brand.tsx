import { useBrandName } from '#platform/site/first-view.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Blossom, Wordmark, WordmarkMy } from '#ui/components/ornament/brand.tsx'
import { appTexts } from '../texts.ts'
import styles from './brand.module.css'

/** The lettering is drawn for one name; a platform of another name is written in the text face. */
const LETTERED_NAME = 'Thazin'

export function Brand({ short }: { short: boolean }) {
  const brand_name = useBrandName()
  const language = useLanguage()
  const { lettering } = useTexts(appTexts)
  const Lettering = language === 'mm' ? WordmarkMy : Wordmark
  return (
    <>
      <Blossom />
      <span className={styles.name} data-short={short}>
        {brand_name === LETTERED_NAME ? <Lettering outline={lettering} /> : <b>{brand_name}</b>}
      </span>
    </>
  )
}
