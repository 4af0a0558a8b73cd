import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { FairBet } from '#digit-bet/contract/player.ts'
import { copyText } from '#platform/site/browser/copy-text.ts'
import { useQuery as useAddressQuery } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { copyRegular } from '#ui/icons.ts'
import { fairBetQuery, historyQuery, rowsOf } from '../../play/queries.ts'
import { notedCommitment } from '../../play/series/noted-series.ts'
import { digitBetTexts } from '../../texts.ts'
import { CheckBlank, StepsBlank } from '../check-blank.tsx'
import { CheckSteps } from './check-steps.tsx'
import styles from './roll-check.module.css'
import { RollPicker } from './roll-picker.tsx'
import { verifyRoll } from './verify-roll.ts'

/** Recomputes a roll in this browser: the one in the address, or the newest. */
export function RollCheck() {
  const texts = useTexts(digitBetTexts).check
  const requested = useAddressQuery('bet')
  const history = useInfiniteQuery(historyQuery)
  const rows = rowsOf(history.data)
  const bet_id = requested ?? rows?.[0]?.id
  if (rows?.length === 0 && !requested) return <Empty art="harp" title={texts.no_rolls} line={texts.no_rolls_line} />
  return (
    <>
      <RollPicker rows={rows ?? []} bet_id={bet_id ?? null} />
      {bet_id ? <Check key={bet_id} bet_id={bet_id} /> : <CheckBlank />}
    </>
  )
}

function Check({ bet_id }: { bet_id: string }) {
  const texts = useTexts(digitBetTexts).check
  const { try_again, copied } = useTexts(digitBetTexts).fairness
  const proof = useQuery(fairBetQuery(bet_id))
  if (proof.isError) {
    return (
      <div className={styles.failed} role="alert">
        <p>{texts.no_such_roll}</p>
        <Button size="sm" onClick={() => void proof.refetch()}>
          {try_again}
        </Button>
      </div>
    )
  }
  if (!proof.data) return <CheckBlank />
  const { epoch, n } = proof.data.fair
  // Not the one of the proof: a proof agrees with itself.
  const told = notedCommitment(epoch, n) ?? 'commitment'
  return (
    <>
      <Verdict proof={proof.data} />
      <div className={styles.offline}>
        <h3>{texts.offline_title}</h3>
        <p>{texts.offline}</p>
        <pre>
          <code>node scripts/verify-digit-roll.mjs {told} proof.json</code>
        </pre>
        <Button kind="secondary" size="sm" onClick={() => void copyText(JSON.stringify(proof.data, null, 2), copied)}>
          <Icon glyph={copyRegular} size={18} />
          {texts.copy_proof}
        </Button>
      </div>
    </>
  )
}

function Verdict({ proof }: { proof: FairBet }) {
  const texts = useTexts(digitBetTexts).check
  const has_crypto = typeof crypto.subtle !== 'undefined'
  const steps = useQuery({
    queryKey: ['digit-bet', 'check', proof.bet.id],
    queryFn: () => verifyRoll(proof),
    enabled: has_crypto,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!has_crypto) return <Note kind="info">{texts.no_crypto}</Note>
  if (!steps.data) return <StepsBlank />
  return <CheckSteps proof={proof} steps={steps.data} />
}
