import type { ComponentType } from 'react'
import { Boundary } from '#ui/components/boundary.tsx'
import { sayWrong } from '../say.ts'
import { texts } from '../texts.ts'

/** A sheet that fails alone: it closes itself, says so, and leaves the screen below it as it was. */
export function asOverlay<P extends { onClose: () => void }>(Component: ComponentType<P>): ComponentType<P> {
  return function Overlay(props: P) {
    const lose = () => {
      sayWrong(texts.overlayFailed)
      props.onClose()
    }
    return (
      <Boundary kind="overlay" at={Component} renderInstead={() => null} onLost={lose}>
        <Component {...props} />
      </Boundary>
    )
  }
}
