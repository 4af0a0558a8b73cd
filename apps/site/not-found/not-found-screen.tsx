import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { appTexts } from '../texts.ts'
import styles from './not-found-screen.module.css'

export function NotFoundScreen() {
  const texts = useTexts(appTexts).not_found
  usePageTitle(texts.title)
  return (
    <div className={styles.screen}>
      <h1 className="visually-hidden">404</h1>
      <Empty
        art="umbrella"
        title={texts.title}
        line={texts.line}
        action={
          <Link className={buttonClass({})} href="/?type=all">
            {texts.go_home}
          </Link>
        }
      />
    </div>
  )
}
