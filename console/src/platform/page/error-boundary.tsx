import { Component, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { texts } from '../texts.ts'
import { Page } from './page.tsx'

/** A screen that breaks, or whose code is gone after an update, leaves the menu standing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { has_failed: boolean }> {
  override state = { has_failed: false }

  static getDerivedStateFromError() {
    return { has_failed: true }
  }

  override render() {
    if (!this.state.has_failed) return this.props.children
    return (
      <Page title={texts.failed}>
        <Empty
          art="umbrella"
          title={texts.failed}
          action={<Button onClick={() => location.reload()}>{texts.tryAgain}</Button>}
        />
      </Page>
    )
  }
}
