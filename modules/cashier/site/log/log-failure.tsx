import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { cashierTexts } from '../texts.ts'

export function LogFailure({ onAgain }: { onAgain: () => void }) {
  const texts = useTexts(cashierTexts).log
  return (
    <div role="alert">
      <Empty
        art="umbrella"
        title={texts.something_wrong}
        action={<Button onClick={onAgain}>{texts.try_again}</Button>}
      />
    </div>
  )
}
