import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Amount } from '#platform/console/figures/amount.tsx'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import type { TwoDExposure } from '#two-d/contract/limits-staff.ts'
import { PendingChange } from '../limits/pending-change.tsx'
import { exposureQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import styles from '../two-d.module.css'
import { type ExposureFigure, HeatMap } from './heat-map.tsx'
import { NumberActions } from './number-actions.tsx'

const SHOWN: ExposureFigure[] = ['staked', 'liability', 'ggr']

/** Stakes, liability and GGR of the hundred numbers, as bets arrive. */
export function Numbers({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(exposureQuery(id))
  if (isPending) return <WaitingRows rows={10} />
  if (!data) return <Failed error={error} onAgain={() => void refetch()} />
  return <Map exposure={data} />
}

function Map({ exposure }: { exposure: TwoDExposure }) {
  const [shown, setShown] = useState<ExposureFigure>('staked')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const toggle = (nums: string[]) => {
    const has_all = nums.every((num) => chosen.includes(num))
    setChosen(has_all ? chosen.filter((num) => !nums.includes(num)) : [...new Set([...chosen, ...nums])].sort())
  }
  const worst = exposure.numbers.reduce((most, one) => (one.liability > most.liability ? one : most))
  return (
    <div className={styles.numbers}>
      <div className={styles.sums}>
        <Sum label={texts.slips} amount={exposure.slips} />
        <Sum label={texts.players} amount={exposure.players} />
        <Sum label={texts.staked} amount={exposure.staked} />
        <Sum label={`${texts.liability}, ${worst.num}`} amount={worst.liability} />
        <fieldset className={styles.shown}>
          <legend>{texts.show}</legend>
          {SHOWN.map((one) => (
            <label key={one}>
              <input type="radio" name="shown" checked={one === shown} onChange={() => setShown(one)} />
              {texts[one]}
            </label>
          ))}
        </fieldset>
      </div>
      {exposure.pending_change && <PendingChange change={exposure.pending_change} />}
      <HeatMap exposure={exposure} shown={shown} chosen={chosen} onChoose={toggle} />
      <NumberActions exposure={exposure} chosen={chosen} onDone={() => setChosen([])} />
    </div>
  )
}

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <div>
      <span>{label}</span>
      <b>
        <Amount amount={amount} />
      </b>
    </div>
  )
}
