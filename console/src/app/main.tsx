import '#ui/tokens.css'
import '#ui/base.css'
import './console.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { Toaster } from '#ui/toast.tsx'
import { onSignedOut } from '../platform/call/api.ts'
import { endSession } from '../platform/call/me.ts'
import { queryClient } from '../platform/call/query-client.ts'
import { texts } from '../platform/texts.ts'
import { Console } from './console.tsx'

const root = document.getElementById('root')
if (root) {
  onSignedOut(endSession)
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <Console />
      <Toaster closeLabel={texts.close} />
    </QueryClientProvider>,
  )
}
