import { useId, useMemo } from 'react'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { trashRegular } from '#ui/icons.ts'
import { type Origin, originsOf } from '../draft/origins.ts'
import { totalOf } from '../draft/stored-drafts.ts'
import { twoDTexts } from '../texts.ts'
import { groupStakes, type StakeGroup } from './group-stakes.ts'
import styles from './stake-groups.module.css'
import { StakeInput } from './stake-input.tsx'
import { StakeRow } from './stake-row.tsx'
import type { Confirm } from './use-confirm.ts'

interface StakeGroupsProps {
  confirm: Confirm
  onRemove: (nums: readonly string[]) => void
}

/** The rows of a slip. Numbers that came at once stand together, with their sum and one field for the stake of each. */
export function StakeGroups({ confirm, onRemove }: StakeGroupsProps) {
  const { session } = confirm.draft_draw
  const groups = useMemo(() => groupStakes(confirm.stakes, originsOf(session)), [confirm.stakes, session])
  return groups.map((group) => (
    <Group
      key={[...group.stakes.keys()][0]}
      group={group}
      is_alone={groups.length === 1}
      confirm={confirm}
      onRemove={onRemove}
    />
  ))
}

interface GroupProps extends StakeGroupsProps {
  group: StakeGroup
  /** All of the slip. */
  is_alone: boolean
}

function Group({ group: { origin, stakes }, is_alone, confirm, onRemove }: GroupProps) {
  const { confirm: texts, bet } = useTexts(twoDTexts)
  const name = useNameOf(origin)
  const id = useId()
  const { typed, stake_min, draw } = confirm
  const nums = [...stakes.keys()]
  const label = name ?? (is_alone ? texts.numbers : texts.singles)
  const text = commonOf(nums.map((num) => typed.texts.get(num)))
  // One sentence says it of all of them.
  const is_wrong = nums.length > 1 && nums.every((num) => typed.wrong.has(num))
  return (
    <>
      {(nums.length > 1 || !is_alone) && (
        <div className={styles.head}>
          <b>{label}</b>
          <p className={`${styles.sum} num`}>
            {bet.count(nums.length)} · <Money amount={totalOf(stakes)} />
          </p>
          {nums.length > 1 && (
            <StakeInput
              label={texts.stake_each(label)}
              lead={texts.each}
              stake={commonOf([...stakes.values()]) ?? null}
              typed={text}
              is_wrong={is_wrong}
              wrong_id={id}
              onType={(all) => typed.type(nums, all)}
              onLeave={() => typed.leave(nums)}
            />
          )}
          {!is_alone && (
            <button
              type="button"
              className="icon-button"
              aria-label={texts.remove_group(label)}
              onClick={() => onRemove(nums)}
            >
              <Icon glyph={trashRegular} size={20} />
            </button>
          )}
          {is_wrong && (
            <p className={styles.wrong} id={id} role="alert">
              * {texts.stake_min(formatMoney(stake_min))}
            </p>
          )}
        </div>
      )}
      <ul className={styles.rows} aria-label={label}>
        {[...stakes].map(([num, stake]) => (
          <StakeRow
            key={num}
            num={num}
            stake={stake}
            typed={typed.texts.get(num)}
            is_wrong={typed.wrong.has(num)}
            group_wrong_id={is_wrong ? id : null}
            stake_min={stake_min}
            odds={draw?.odds}
            onType={(one) => typed.type([num], one)}
            onLeave={() => typed.leave([num])}
            onRemove={() => onRemove([num])}
          />
        ))}
      </ul>
    </>
  )
}

/** The value that all of them have; undefined where they differ, or have none. */
function commonOf<T>(values: readonly T[]): T | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined
}

/** As the player chose or typed it; null for numbers that were chosen one by one. */
function useNameOf(origin: Origin | null): string | null {
  const { quick, bet } = useTexts(twoDTexts)
  if (!origin) return null
  switch (origin.kind) {
    case 'typed':
      return origin.text
    case 'reverse':
      return bet.reverse
    case 'set':
      return quick.sets[origin.name] + (origin.has_reverse ? ' R' : '')
    case 'digits':
      return `${quick.digit_sets[origin.name]} ${origin.digits}${origin.has_reverse ? ' R' : ''}`
  }
}
