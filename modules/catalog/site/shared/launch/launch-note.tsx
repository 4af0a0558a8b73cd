import { useEffect } from 'react'
import { useLanguage } from '#platform/site/language.ts'
import { refusalText } from '#platform/site/refusals/refusal-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { xBold } from '#ui/icons.ts'
import { catalogTexts } from '../texts.ts'
import { abandonLaunch, dismissFailure, openBlocked } from './launch.ts'
import styles from './launch-note.module.css'
import type { LaunchFailure } from './launch-store.ts'
import { useLaunch } from './use-launch.ts'

/** Why a game did not open, in red, over the page and where the thumb is. It stays until it is answered or put away. */
export function LaunchNote() {
  const texts = useTexts(catalogTexts)
  const { failure } = useLaunch()
  useEffect(() => abandonLaunch, [])
  if (!failure) return null
  return (
    <div className={styles.place}>
      <Note kind="error">
        <div className={styles.line}>
          <FailureText failure={failure} />
          <button type="button" className={styles.close} aria-label={texts.dismiss} onClick={dismissFailure}>
            <Icon glyph={xBold} size={16} />
          </button>
        </div>
        {failure.kind === 'blocked' && (
          <Button size="sm" onClick={() => openBlocked(failure)}>
            {texts.open_game}
          </Button>
        )}
      </Note>
    </div>
  )
}

function FailureText({ failure }: { failure: LaunchFailure }) {
  const texts = useTexts(catalogTexts)
  const language = useLanguage()
  if (failure.kind === 'network') return texts.network
  if (failure.kind === 'blocked' || failure.kind === 'tab_blocked') return texts.popup_blocked
  // The platform's own message about an empty answer is English.
  if (failure.kind === 'empty') return (language === 'en' && failure.message) || texts.launch_empty
  return refusalText(failure.refusal, language) || texts.launch_failed
}
