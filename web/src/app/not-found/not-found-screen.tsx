import { buttonClass } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { usePageTitle } from '../../platform/browser/page-title.ts'
import { useLanguage } from '../../platform/language.ts'
import { Link } from '../../platform/navigation.tsx'
import styles from './not-found-screen.module.css'
import { NOT_FOUND_TEXTS } from './texts.ts'

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
