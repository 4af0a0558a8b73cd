import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react'
import { Boundary } from '#ui/components/boundary.tsx'
import { whenIdle } from './browser/when-idle.ts'
import { useLanguage } from './language.ts'
import type { TextsOf } from './texts.ts'

/** How soon a part that could not be fetched is asked for again. */
const AGAIN_MS = 4_000

export interface LatePartProps {
  /** Holds the part's place until it is there. */
  waiting?: ReactNode
  /** Does not wait until the browser is idle: the player has asked for this part. */
  at_once?: boolean
}

/**
 * A part of a screen that is not needed to see the screen or to begin on it: what lies below the fold, or follows a
 * press. It is fetched when the screen is up, and stays for every later visit.
 */
export function defineLatePart<P extends object>(part: {
  load: () => Promise<ComponentType<P>>
  texts: readonly TextsOf<unknown>[]
}): ComponentType<P & LatePartProps> {
  let Loaded: ComponentType<P> | undefined

  return function LatePart({ waiting = null, at_once = false, ...props }: P & LatePartProps) {
    const language = useLanguage()
    const [tries, lookAgain] = useReducer((count: number) => count + 1, 0)
    const is_here = Loaded !== undefined && part.texts.every((texts) => texts.peek(language))

    useEffect(() => {
      if (is_here) return
      let timer: ReturnType<typeof setTimeout> | undefined
      const fetch = () => {
        Promise.all([Loaded ?? part.load(), ...part.texts.map((texts) => texts.load(language))]).then(
          ([loaded]) => {
            Loaded = loaded
            lookAgain()
          },
          (error: unknown) => {
            console.warn('late part', error)
            timer = setTimeout(lookAgain, AGAIN_MS)
          },
        )
      }
      if (at_once) fetch()
      else whenIdle(fetch)
      return () => clearTimeout(timer)
    }, [is_here, at_once, language, tries])

    if (!Loaded || !is_here) return waiting
    return (
      <Boundary kind="part" at={part} renderInstead={() => waiting}>
        <Loaded {...(props as P)} />
      </Boundary>
    )
  }
}
