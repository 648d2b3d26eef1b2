import { Announcer } from '@fairground/ui/feedback/announcer.tsx'
import { ToastRegion } from '@fairground/ui/feedback/toast.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router'
import { queryClient } from '#core/query-client.ts'
import { toasts } from '#core/toasts.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Root } from './root.tsx'

export function Providers() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Announcer>
          <BrowserRouter>
            <Root />
          </BrowserRouter>
          <ToastRegion toasts={toasts} label="Latest messages" closeLabel="Close" />
        </Announcer>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
