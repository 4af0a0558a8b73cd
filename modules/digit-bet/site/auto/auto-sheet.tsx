import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Chip } from '#ui/components/controls/chip.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { betName } from '../bet/bet-words.ts'
import type { Game } from '../play/use-game.ts'
import { digitBetTexts } from '../texts.ts'
import { AUTO_ROLLS, AUTO_STOP_STAKES, type AutoStop, lossMax } from './auto-run.ts'
import styles from './auto-sheet.module.css'
import { autoTexts } from './texts.ts'

interface AutoSheetProps extends OverlayProps {
  /** As it was when the sheet was opened. */
  game: Game
}

/** How often the chosen bet is rolled, and where it stops. */
export function AutoSheet({ open, onClose, game }: AutoSheetProps) {
  const words = useTexts(digitBetTexts)
  const texts = useTexts(autoTexts)
  const { choice, stake, selection } = game
  const [rolls, setRolls] = useState<number>(AUTO_ROLLS[0])
  const [loss, setLoss] = useState<AutoStop>(AUTO_STOP_STAKES[0] * stake)
  const [win, setWin] = useState<AutoStop>(null)
  // The countdown would roll while the sheet is open.
  const disarm = useEffectEvent(() => game.choose({ kind: 'disarmed' }))
  useEffect(() => disarm(), [])
  if (!choice) return null
  const { bet_amount, multiplier } = selection
  const plan = { choice, bet_amount, multiplier, rolls, loss, win }
  const start = () => {
    game.startAuto(plan)
    onClose()
  }
  const stops: AutoStop[] = ['first', ...AUTO_STOP_STAKES.map((stakes) => stakes * stake), null]
  const stopName = (stop: AutoStop, first: string) =>
    stop === 'first' ? first : stop === null ? texts.no_stop : `${formatMoney(stop)} Ks`
  return (
    <Sheet open={open} onClose={onClose} title={texts.auto_title} closeLabel={words.close}>
      <div className={styles.body}>
        <p>{texts.each_roll({ bet: betName(words, choice), stake: formatMoney(stake) })}</p>
        <Choices label={texts.how_many}>
          {AUTO_ROLLS.map((each) => (
            <Chip key={each} pressed={each === rolls} onClick={() => setRolls(each)}>
              <span className="num">{each}</span>
            </Chip>
          ))}
        </Choices>
        <Choices label={texts.stop_at_loss}>
          {stops.map((stop) => (
            <Chip key={String(stop)} pressed={stop === loss} onClick={() => setLoss(stop)}>
              <span className="num">{stopName(stop, texts.first_loss)}</span>
            </Chip>
          ))}
        </Choices>
        <Choices label={texts.stop_at_win}>
          {stops.map((stop) => (
            <Chip key={String(stop)} pressed={stop === win} onClick={() => setWin(stop)}>
              <span className="num">{stopName(stop, texts.first_win)}</span>
            </Chip>
          ))}
        </Choices>
        <p className={styles.most}>{texts.loses_at_most(formatMoney(lossMax(plan)))}</p>
        <p className={styles.line}>{texts.also_stops}</p>
        <Button wide onClick={start}>
          {texts.start({ rolls, stake: formatMoney(stake) })}
        </Button>
      </div>
    </Sheet>
  )
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className={styles.choices}>
      <h3 id={id}>{label}</h3>
      <div role="group" aria-labelledby={id}>
        {children}
      </div>
    </div>
  )
}
