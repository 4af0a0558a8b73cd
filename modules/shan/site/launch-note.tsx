import { useLanguage } from '#platform/site/language.ts'
import { fieldText, refusalText } from '#platform/site/refusals/refusal-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Note } from '#ui/components/display/note.tsx'
import { shanTexts } from './texts.ts'
import type { Launch } from './use-launch.ts'

/** The result of the launch, in a place that stays. */
export function LaunchNote({ launch }: { launch: Launch }) {
  const texts = useTexts(shanTexts)
  const failure = useFailureText(launch)
  if (failure !== null) return <Note kind="error">{failure}</Note>
  if (launch.state !== 'launched') return null
  if (launch.url === null) return <Note kind="success">{texts.launched}</Note>
  return (
    <Note kind="success">
      <p>{texts.launched}</p>
      <p>{texts.blocked}</p>
    </Note>
  )
}

/** The sentences of the specification: what is wrong with the code, or why the platform refused, or its own last word. */
function useFailureText(launch: Launch): string | null {
  const texts = useTexts(shanTexts)
  const language = useLanguage()
  if (launch.state !== 'failed') return null
  const { result } = launch
  if (result.kind === 'network') return texts.network
  const { refusal } = result
  const about_code = refusal.errors.operator_code
  if (about_code) {
    return language === 'en'
      ? about_code.join(' ')
      : (fieldText(refusal, 'operator_code', language) ?? about_code.join(' '))
  }
  return refusalText(refusal, language) || refusal.error_detail || texts.failed
}
