import { Component, type ReactNode } from 'react'
import type { ClientErrorKind } from '#client-error/contract/rules.ts'

export interface BoundaryProps {
  /** The part that fails here, as the report of it names it. */
  kind: ClientErrorKind
  /** The page's address; where it changes, what failed is tried again. */
  at: unknown
  /** The replacement for the failed part. */
  renderInstead: (again: () => void) => ReactNode
  onLost?: () => void
  children: ReactNode
}

/**
 * An error in here fails alone. The failure is kept with the address at which it happened, which only the commit knows
 * for sure: so there is no `getDerivedStateFromError`. The root reports it, by its `onCaughtError`.
 */
export class Boundary extends Component<BoundaryProps, { lost_at?: unknown }> {
  override state: { lost_at?: unknown } = {}

  override componentDidCatch() {
    this.props.onLost?.()
    this.setState({ lost_at: this.props.at })
  }

  override render() {
    const { at, renderInstead, children } = this.props
    return this.state.lost_at === at ? renderInstead(() => this.setState({ lost_at: null })) : children
  }
}
