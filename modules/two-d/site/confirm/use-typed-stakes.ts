import { useState } from 'react'
import { parseKyat } from '#platform/site/browser/parse-kyat.ts'
import { setStake } from '../draft/draft.ts'
import { type DraftDraw, STAKE_MAX } from '../draft/stored-drafts.ts'
import type { Stakes } from '../rules/numbers.ts'

type Texts = ReadonlyMap<string, string>

/** The stake in whole kyat; null for a text that is no stake of a slip. */
function parseStake(text: string): number | null {
  const stake = parseKyat(text)
  return stake !== null && stake >= 1 && stake <= STAKE_MAX ? stake : null
}

/**
 * The slip follows each key, so that nothing is placed but what the screen shows. A text that is no stake stays in its field,
 * and its row is wrong until another one stands there.
 */
export function useTypedStakes(draw: DraftDraw, stakes: Stakes, stake_min: number) {
  const [texts, setTexts] = useState<Texts>(new Map())
  const isWrong = (num: string, stake: number) => {
    const text = texts.get(num)
    return stake < stake_min || (text !== undefined && parseStake(text) === null)
  }
  return {
    texts,
    wrong: new Set([...stakes].filter(([num, stake]) => isWrong(num, stake)).map(([num]) => num)),
    /** The same text for each of these numbers. */
    type: (nums: readonly string[], text: string) => {
      setTexts(new Map([...texts, ...nums.map((num) => [num, text] as const)]))
      const stake = parseStake(text)
      if (stake !== null) setStake(draw, nums, stake)
    },
    /** A right stake is written as amounts are. */
    leave: (nums: readonly string[]) => {
      const isDone = (num: string, text: string) => nums.includes(num) && parseStake(text) !== null
      setTexts(new Map([...texts].filter(([num, text]) => !isDone(num, text))))
    },
  }
}
