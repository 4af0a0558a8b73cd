import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FairSeries } from '#digit-bet/contract/player.ts'
import { Refusal } from '#platform/site/calls/api.ts'
import { useLanguage } from '#platform/site/language.ts'
import { refusalText } from '#platform/site/refusals/refusal-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { seriesQuery } from '../play/queries.ts'
import { startNewSeries, useSeries } from '../play/series/use-series.ts'
import { digitBetTexts } from '../texts.ts'
import { ClientSeedForm } from './client-seed-form.tsx'
import { HexLine } from './hex-line.tsx'
import styles from './series-card.module.css'

/** The series that the next roll belongs to: what we have promised, and the player's own seed. */
export function SeriesCard() {
  const texts = useTexts(digitBetTexts).fairness
  const series = useSeries(true)
  return (
    <section className={`card ${styles.series}`} aria-labelledby="series">
      <h2 id="series">{texts.series_title}</h2>
      {series.data && !series.is_seeding ? (
        <Series series={series.data} />
      ) : series.isError ? (
        <div className={styles.failed} role="alert">
          <p>{texts.series_failed}</p>
          <Button size="sm" onClick={() => void series.refetch()}>
            {texts.try_again}
          </Button>
        </div>
      ) : (
        <div className={styles.blank} aria-busy="true">
          <Skeleton height={48} radius={12} />
          <Skeleton height={60} radius={12} />
          <Skeleton height={184} radius={12} />
          <Skeleton height={44} radius={12} />
        </div>
      )}
    </section>
  )
}

function Series({ series }: { series: FairSeries }) {
  const texts = useTexts(digitBetTexts).fairness
  const is_unused = series.next_n === 1
  return (
    <>
      <dl className={styles.pair}>
        <div>
          <dt>{texts.series}</dt>
          <dd className="num">{series.epoch}</dd>
        </div>
        <div>
          <dt>{texts.next_roll}</dt>
          <dd className="num">{texts.next_of(formatMoney(series.next_n), formatMoney(series.n_max))}</dd>
        </div>
      </dl>
      <dl className={styles.facts}>
        <HexLine label={texts.commitment} value={series.commitment} />
        {!is_unused && <HexLine label={texts.client_seed} value={series.client_seed} />}
      </dl>
      {/* A new seed from elsewhere is a new form. */}
      {is_unused && <ClientSeedForm key={`${series.epoch} ${series.client_seed}`} client_seed={series.client_seed} />}
      {!is_unused && <NewSeries />}
      <details className={styles.technical}>
        <summary>{texts.technical}</summary>
        <dl className={styles.facts}>
          <HexLine label={texts.signature} value={series.signature} />
          <HexLine label={texts.public_key} value={series.public_key} />
        </dl>
      </details>
    </>
  )
}

function NewSeries() {
  const texts = useTexts(digitBetTexts).fairness
  const language = useLanguage()
  const cache = useQueryClient()
  const [starting, setStarting] = useState(false)
  // The code of the fault and no sentence: the sentence changes with the language.
  const [failure, setFailure] = useState<Refusal | 'network_error' | null>(null)
  const start = async () => {
    setStarting(true)
    setFailure(null)
    try {
      cache.setQueryData(seriesQuery.queryKey, await startNewSeries())
      showToast({ text: texts.new_series_started, kind: 'success' })
    } catch (error) {
      setFailure(error instanceof Refusal ? error : 'network_error')
      setStarting(false)
    }
  }
  return (
    <div className={styles.renew}>
      <p>
        {texts.client_seed_fixed} {texts.new_series_line}
      </p>
      {failure && (
        <Note kind="error">{failure === 'network_error' ? texts.network_error : refusalText(failure, language)}</Note>
      )}
      <Button kind="secondary" busy={starting} busyLabel={texts.loading} onClick={() => void start()}>
        {texts.new_series}
      </Button>
    </div>
  )
}
