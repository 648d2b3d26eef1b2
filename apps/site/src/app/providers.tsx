import { LookProvider } from '@fairground/ui/looks/look.tsx'
import { AnchorProvider } from '@fairground/ui/parts/anchor.tsx'
import { Announcer } from '@fairground/ui/parts/announcer.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { bootstrap } from './bootstrap.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { queryClient } from './query-client.ts'
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
