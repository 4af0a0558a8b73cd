import { useState } from 'react'
import { copyText } from '#platform/console/copy-text.ts'
import { clockOf } from '#platform/console/figures/time.ts'
import form from '#platform/console/form/form.module.css'
import { ReasonDialog } from '#platform/console/form/reason-dialog.tsx'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import panel from '#platform/console/panel.module.css'
import { texts as common } from '#platform/console/texts.ts'
import type { PlayerProfile, ResetCodeOffer } from '#player-admin/contract/staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { createResetCode } from './queries.ts'
import { texts } from './texts.ts'

/** First why, then the code, which is gone when its sheet is closed. */
export function ResetPassword({ player }: { player: PlayerProfile }) {
  const [is_asking, setAsking] = useState(false)
  const [offer, setOffer] = useState<ResetCodeOffer | null>(null)
  return (
    <>
      <Button kind="secondary" size="sm" onClick={() => setAsking(true)}>
        {texts.reset}
      </Button>
      {is_asking && (
        <ReasonDialog
          title={`${texts.reset}: ${player.name}`}
          submitLabel={texts.resetPasswordLabel}
          onClose={() => setAsking(false)}
          send={async (reason) => setOffer(await createResetCode(player.id, reason))}
        />
      )}
      {offer && <Code name={player.name} offer={offer} onClose={() => setOffer(null)} />}
    </>
  )
}

const Code = asOverlay(function Code({
  name,
  offer,
  onClose,
}: {
  name: string
  offer: ResetCodeOffer
  onClose: () => void
}) {
  // In two halves, as it is said.
  const shown = `${offer.code.slice(0, 4)} ${offer.code.slice(4)}`
  return (
    <Sheet open onClose={onClose} title={texts.code} closeLabel={common.close}>
      <div className={form.form}>
        <p>{texts.codeLine(name)}</p>
        <p className={panel.once}>{shown}</p>
        <p>{texts.codeEnds(clockOf(offer.expires_at))}</p>
        <Button wide onClick={() => void copyText(offer.code, texts.theCode)}>
          {texts.copyCode}
        </Button>
      </div>
    </Sheet>
  )
})
