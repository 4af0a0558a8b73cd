import '#ui/theme/tokens.css'
import '#ui/theme/base.css'
import './console.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { onSignedOut } from '#platform/console/call/api.ts'
import { endSession } from '#platform/console/call/me.ts'
import { queryClient } from '#platform/console/call/query-client.ts'
import { texts } from '#platform/console/texts.ts'
import { Boundary } from '#ui/components/boundary.tsx'
import { Button } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { Toaster } from '#ui/components/overlays/toast.tsx'
import { Console } from './console.tsx'
import { report } from './report.ts'

function ConsoleFailed() {
  return (
    <div role="alert">
      <Empty
        art="umbrella"
        title={texts.consoleFailed}
        action={<Button onClick={() => location.reload()}>{texts.reload}</Button>}
      />
    </div>
  )
}

const root = document.getElementById('root')
if (root) {
  onSignedOut(endSession)
  addEventListener('error', report)
  addEventListener('unhandledrejection', report)
  createRoot(root, {
    onCaughtError: (error, { errorBoundary }) => report({ type: (errorBoundary as Boundary).props.kind, error }),
  }).render(
    <QueryClientProvider client={queryClient}>
      <Boundary kind="frame" at={root} renderInstead={() => <ConsoleFailed />}>
        <Console />
      </Boundary>
      <Toaster closeLabel={texts.close} />
    </QueryClientProvider>,
  )
}
