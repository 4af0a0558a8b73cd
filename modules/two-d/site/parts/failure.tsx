import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { twoDTexts } from '../texts.ts'

/** A sentence that the content could not be loaded, and a button to try again. */
export function Failure({ text, onAgain }: { text: string; onAgain?: () => void }) {
  const { try_again } = useTexts(twoDTexts)
  return (
    <div role="alert">
      <Empty art="umbrella" title={text} action={onAgain && <Button onClick={onAgain}>{try_again}</Button>} />
    </div>
  )
}
