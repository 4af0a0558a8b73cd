import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf } from '#platform/site/time/yangon-time.ts'
import type { Offer, Promotion } from '#promotion/contract/player.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import { contentTexts } from '../texts.ts'
import styles from './promotion.module.css'

type Texts = NonNullable<ReturnType<typeof contentTexts.peek>>['promotion']

/** Which bets count for the goal of a bonus. */
export function countingLines({ counts }: Offer, texts: Texts): string[] {
  const is_all = Math.min(counts.digit_bet, counts.two_d, counts.providers) === 100
  const games = counts.excluded_game_types
  const excluded = games.length === 0 ? [] : [texts.excluded(games.join(', '))]
  return [is_all ? texts.counts : texts.weighed(counts), ...excluded]
}

/** The requirements of a bonus, before it is claimed. */
export function Terms({ promotion }: { promotion: Promotion }) {
  const { promotion: texts } = useTexts(contentTexts)
  const language = useLanguage()
  const { offer, ends_at } = promotion
  if (!offer) return null
  const amount = formatMoney(offer.amount)
  const { wagering_times: times } = offer
  const lines = [
    offer.percent === null ? texts.fixed(amount) : texts.percent(offer.percent, amount),
    offer.deposit_min === null ? null : texts.deposit(formatMoney(offer.deposit_min)),
    offer.new_days === null ? texts.everyone : texts.new_players(offer.new_days),
    texts.often[offer.frequency],
    times === 0 ? texts.no_wager : texts.wager(times, offer.wagering_days),
    ...(times === 0 ? [] : [...countingLines(offer, texts), texts.unfinished]),
    ends_at === null ? null : texts.until(dateOf(ends_at, language)),
  ]
  return (
    <section className={styles.terms}>
      <h3>{texts.terms}</h3>
      <ul>{lines.map((line) => line && <li key={line}>{line}</li>)}</ul>
    </section>
  )
}
