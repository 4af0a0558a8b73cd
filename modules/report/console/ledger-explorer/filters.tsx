import { useState } from 'react'
import { figureTitle } from '#platform/console/figures/figure-names.ts'
import { kindText, ledgerWords } from '#platform/console/figures/ledger-words.ts'
import filter from '#platform/console/filter/filters.module.css'
import { Link, navigate, withFilters } from '#platform/console/page/navigation.tsx'
import { TRANSFER_FIGURES, TRANSFER_GROUPS, type TransferFigure } from '#report/contract/rules.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { xBold } from '#ui/icons.ts'
import type { TransferFilters } from './queries.ts'
import { texts } from './texts.ts'
import styles from './transfers.module.css'

const ID_DIGITS = 18

const isFigure = (name: string): name is TransferFigure => TRANSFER_FIGURES.some((one) => one === name)

/** They live in the address, so that a figure's link and its rows are one. */
export function Filters({ filters, kinds }: { filters: TransferFilters; kinds: string[] }) {
  const { what, figure, kind, agent_id, product_code, game_code, account, hour, paid_at } = filters
  const offered = kind === '' || kinds.includes(kind) ? kinds : [kind, ...kinds]
  const change = (changes: Record<string, string | null>) =>
    navigate(withFilters({ ...changes, id: null }), { replace: true })
  return (
    <search className={filter.filters} aria-label={texts.filters}>
      <select aria-label={texts.what} value={what} onChange={(event) => change({ what: event.target.value })}>
        <option value="">{texts.everything}</option>
        {TRANSFER_GROUPS.map((group) => (
          <option key={group} value={group}>
            {texts.groups[group]}
          </option>
        ))}
      </select>
      <select aria-label={texts.kind} value={kind} onChange={(event) => change({ kind: event.target.value })}>
        <option value="">{texts.anyKind}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {kindText(one)}
          </option>
        ))}
      </select>
      <PlayerId value={filters.player_id} />
      {isFigure(figure) && <Only text={texts.onlyFigure(figureTitle(figure, account))} names={['figure']} />}
      {agent_id !== '' && <Only text={texts.onlyAgent(agent_id)} names={['agent_id']} />}
      {product_code !== '' && (
        <Only text={texts.onlyGame(product_code, game_code)} names={['product_code', 'game_code']} />
      )}
      {account !== '' && <Only text={texts.onlyAccount(ledgerWords(account))} names={['account']} />}
      {hour !== '' && <Only text={texts.onlyHour(hour)} names={['hour']} />}
      {paid_at !== '' && <Only text={texts.onlyPaidAt(paid_at)} names={['paid_at']} />}
    </search>
  )
}

function PlayerId({ value }: { value: string }) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const apply = () => {
    if (typed !== value && (typed === '' || /^[1-9]\d*$/.test(typed))) {
      navigate(withFilters({ player_id: typed, id: null }), { replace: true })
    }
  }
  return (
    <input
      aria-label={texts.playerId}
      placeholder={texts.playerId}
      inputMode="numeric"
      maxLength={ID_DIGITS}
      value={typed}
      onChange={(event) => setTyped(event.target.value.trim())}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  )
}

/** A filter that a figure's link has set, and for which this screen has no field. A press removes it. */
function Only({ text, names }: { text: string; names: string[] }) {
  return (
    <Link
      className={styles.only}
      href={withFilters(Object.fromEntries(names.map((name) => [name, null])))}
      aria-label={`${texts.clear}: ${text}`}
    >
      {text} <Icon glyph={xBold} size={12} />
    </Link>
  )
}
