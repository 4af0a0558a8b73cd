import { buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { useLanguage } from '../platform/language.ts'
import { Link } from '../platform/navigation.tsx'
import { usePageTitle } from '../platform/page-title.ts'
import { NOT_FOUND_TEXTS } from './not-found/texts.ts'
import styles from './not-found-screen.module.css'

export function NotFoundScreen() {
  const texts = NOT_FOUND_TEXTS[useLanguage()]
  usePageTitle(texts.notFoundTitle)
  return (
    <div className={styles.screen}>
      <h1 className="visually-hidden">404</h1>
      <Empty
        art="umbrella"
        title={texts.notFoundTitle}
        line={texts.notFoundLine}
        action={
          <Link className={buttonClass({})} href="/?type=all">
            {texts.goHome}
          </Link>
        }
      />
    </div>
  )
}
