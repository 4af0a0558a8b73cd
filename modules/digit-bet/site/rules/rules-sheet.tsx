import { useQuery } from '@tanstack/react-query'
import type { DigitBetRules } from '#digit-bet/contract/player.ts'
import { Link } from '#platform/site/navigation.tsx'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import layout from '#ui/components/display/rules.module.css'
import { Spinner } from '#ui/components/display/spinner.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { payoutMax } from '../bet/odds.ts'
import { rulesQuery } from '../play/queries.ts'
import { digitBetTexts } from '../texts.ts'
import styles from './rules-sheet.module.css'

/** Odds, return to player, largest payout, and what happens when something goes wrong: one press away. */
export function RulesSheet({ open, onClose }: OverlayProps) {
  const { close, ask_again, loading } = useTexts(digitBetTexts)
  const texts = useTexts(digitBetTexts).rules_sheet
  const rules = useQuery(rulesQuery)
  return (
    <Sheet open={open} onClose={onClose} title={texts.rules_title} closeLabel={close}>
      {rules.data ? (
        <Rules rules={rules.data} />
      ) : rules.isError ? (
        <div className={styles.failed} role="alert">
          <p>{texts.rules_failed}</p>
          <Button onClick={() => void rules.refetch()}>{ask_again}</Button>
        </div>
      ) : (
        <Spinner label={loading} />
      )}
      <Link href="/digitbet/fairness" className={buttonClass({ kind: 'secondary', wide: true })} onClick={onClose}>
        {texts.rule_fair}
      </Link>
    </Sheet>
  )
}

function Rules({ rules }: { rules: DigitBetRules }) {
  const { rule_any_digit, small, big } = useTexts(digitBetTexts)
  const texts = useTexts(digitBetTexts).rules_sheet
  const bets = [
    { bet_type: 'digit', name: rule_any_digit, wins_on: texts.rule_itself },
    { bet_type: 'small', name: small, wins_on: '0–4' },
    { bet_type: 'big', name: big, wins_on: '5–9' },
  ] as const
  return (
    <>
      <div className={`${layout.odds} ${styles.odds}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.rule_bet}</th>
              <th scope="col">{texts.rule_wins_on}</th>
              <th scope="col">{texts.rule_pays}</th>
              <th scope="col">{texts.rule_return}</th>
            </tr>
          </thead>
          <tbody>
            {bets.map(({ bet_type, name, wins_on }) => (
              <tr key={bet_type}>
                <th scope="row">{name}</th>
                <td>{wins_on}</td>
                <td className="num">{rules.payouts[bet_type]}×</td>
                <td className="num">{rules.returns[bet_type]}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={layout.rules}>
        <li>{texts.rule_paid}</li>
        <li>{texts.rule_stake({ min: formatMoney(rules.stake_min), max: formatMoney(rules.stake_max) })}</li>
        <li>{texts.rule_max_payout(formatMoney(payoutMax(rules)))}</li>
        <li>{texts.rule_return_line}</li>
        <li>{rules.auto_roll ? texts.rule_auto : texts.rule_manual}</li>
        {rules.auto_roll && <li>{texts.rule_auto_rolls}</li>}
        {rules.roll_interval_seconds > 0 && <li>{texts.rule_interval(rules.roll_interval_seconds)}</li>}
        <li>{texts.rule_lost}</li>
        <li>{texts.rule_void}</li>
      </ul>
    </>
  )
}
