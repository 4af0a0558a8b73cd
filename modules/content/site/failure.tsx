import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { contentTexts } from './texts.ts'

interface FailureProps {
  /** The name of the missing content; the general sentence without it. */
  title?: string
  onAgain: () => void
}

export function Failure({ title, onAgain }: FailureProps) {
  const { failed, try_again } = useTexts(contentTexts)
  return (
    <div role="alert">
      <Empty art="umbrella" title={title ?? failed} action={<Button onClick={onAgain}>{try_again}</Button>} />
    </div>
  )
}
