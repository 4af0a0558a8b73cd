import { useState } from 'react'
import { useTexts } from '#platform/site/texts.ts'
import type { TwoDSlipResult } from '#two-d/contract/player.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { twoDTexts } from '../texts.ts'
import { type CheckResult, checkReading } from './check-reading.ts'
import type { Slip } from './parse-slips.ts'
import styles from './proof.module.css'

/** The hash, and the recount of it on the player's own device. */
export function HashCheck({ slip, result }: { slip: Slip; result: TwoDSlipResult }) {
  const texts = useTexts(twoDTexts).slips
  const { network_or_server } = useTexts(twoDTexts)
  const [checked, setChecked] = useState<CheckResult | 'checking' | null>(null)
  const check = async () => {
    setChecked('checking')
    setChecked(await checkReading(slip, result))
  }
  return (
    <>
      <p>
        SHA-256 <span className={styles.hash}>{result.reading_hash}</span>
      </p>
      <div className={styles.check} role="status">
        {checked === 'same' && <p className={styles.right}>{texts.hash_same}</p>}
        {checked === 'differs' && <p className={styles.wrong}>{texts.hash_differs}</p>}
        {checked === 'unknown' && <p>{network_or_server}</p>}
        {checked !== 'same' && (
          <Button kind="link" size="sm" busy={checked === 'checking'} onClick={() => void check()}>
            {texts.check_hash}
          </Button>
        )}
      </div>
    </>
  )
}
