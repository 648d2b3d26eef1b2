import { LookProvider } from '@fairground/ui/looks/look.tsx'
import { AnchorProvider } from '@fairground/ui/controls/anchor.tsx'
import { Announcer } from '@fairground/ui/feedback/announcer.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { bootstrap } from '#core/bootstrap.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { queryClient } from '#core/query-client.ts'
import { RouterAnchor } from './router-anchor.tsx'
import { Router } from './router.tsx'

export function Providers() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <LookProvider look={bootstrap.look}>
          <Announcer>
            <AnchorProvider value={RouterAnchor}>
              <Router />
            </AnchorProvider>
          </Announcer>
        </LookProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
