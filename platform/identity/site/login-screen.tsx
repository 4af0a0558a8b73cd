import { goOnAfterLogin } from '#platform/site/after-login.ts'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Blossom } from '#ui/components/ornament/brand.tsx'
import { registerOverlay } from './index.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login-screen.module.css'
import { identityTexts } from './texts.ts'

/** Where guests arrive who asked for a page that needs a login. */
export function LoginScreen() {
  const texts = useTexts(identityTexts)
  usePageTitle(texts.login)
  return (
    <div className={styles.screen}>
      <div className={styles.card}>
        <div className={`${styles.head} on-lacquer`}>
          <Blossom size={44} />
          <h1>{texts.login}</h1>
          <p>{texts.login_line}</p>
        </div>
        <div className={styles.body}>
          <LoginForm then={goOnAfterLogin} onJoin={() => registerOverlay.open({ then: goOnAfterLogin })} />
        </div>
      </div>
    </div>
  )
}
