import { useEffect, useEffectEvent, useState } from 'react'
import { readStored, writeStored } from '#platform/site/browser/storage.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Chip } from '#ui/components/controls/chip.tsx'
import { autoTexts } from '../auto/texts.ts'
import { gainOf } from '../outcome/gain.ts'
import type { Game } from '../play/use-game.ts'
import styles from './effect-switches.module.css'
import { allowSound, type Effects, parseEffects, playEffects, serializeEffects } from './effects.ts'

const KEY = 'digit_bet_effects'

/** Two switches of the device, and the effects of each answer where they are on. */
export function EffectSwitches({ game }: { game: Game }) {
  const texts = useTexts(autoTexts)
  const [effects, setEffects] = useState(() => parseEffects(readStored(KEY)))
  const { result } = game.roll

  const play = useEffectEvent((has_gained: boolean) => playEffects(effects, has_gained))
  useEffect(() => {
    if (result?.kind === 'rolled') play(gainOf(result.answer.history?.[0]) !== null)
  }, [result])

  useEffect(() => {
    if (!effects.sound) return
    addEventListener('pointerdown', allowSound)
    return () => removeEventListener('pointerdown', allowSound)
  }, [effects.sound])

  const turn = (name: keyof Effects) => {
    const turned = { ...effects, [name]: !effects[name] }
    setEffects(turned)
    writeStored(KEY, serializeEffects(turned))
    if (turned.sound) allowSound()
  }
  const nameOf = (name: keyof Effects) => `${texts[name]} · ${effects[name] ? texts.on : texts.off}`
  return (
    <div className={styles.switches} role="group" aria-label={texts.effects}>
      <Chip pressed={effects.sound} onClick={() => turn('sound')}>
        {nameOf('sound')}
      </Chip>
      {'vibrate' in navigator && (
        <Chip pressed={effects.vibration} onClick={() => turn('vibration')}>
          {nameOf('vibration')}
        </Chip>
      )}
    </div>
  )
}
