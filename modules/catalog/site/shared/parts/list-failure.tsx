import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { catalogTexts } from '../texts.ts'

interface ListFailureProps {
  title?: string
  onRetry: () => void
}

/** A list that did not come, and the way to ask again. */
export function ListFailure({ title, onRetry }: ListFailureProps) {
  const texts = useTexts(catalogTexts)
  return (
    <div role="alert">
      <Empty
        art="umbrella"
        title={title ?? texts.something_wrong}
        action={<Button onClick={onRetry}>{texts.try_again}</Button>}
      />
    </div>
  )
}
