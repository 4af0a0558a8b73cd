import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import type { DraftDraw } from '../draft/stored-drafts.ts'
import type { Stakes } from '../rules/numbers.ts'
import { twoDTexts } from '../texts.ts'
import { AddPreview } from './preview/add-preview.tsx'

/** The reverse of each number that is chosen, with its stake. */
export function ReverseSheet({
  open,
  onClose,
  draw,
  stakes,
}: OverlayProps & { draw: DraftDraw | null; stakes: Stakes }) {
  const texts = useTexts(twoDTexts).bet
  const { close } = useTexts(twoDTexts)
  return (
    <Sheet open={open} onClose={onClose} title={texts.reverse} closeLabel={close}>
      <AddPreview
        draw={draw}
        stakes={stakes}
        origins={[{ origin: { kind: 'reverse' }, nums: [...stakes.keys()] }]}
        onAdded={onClose}
      />
    </Sheet>
  )
}
