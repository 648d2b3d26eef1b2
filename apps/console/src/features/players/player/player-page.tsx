import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Bars } from '#parts/feedback/bars.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { Page } from '#parts/layout/page.tsx'
import { useReveal } from '#parts/player/identity/use-reveal.ts'
import { PlayerView } from './player-view.tsx'

/** All about one player. */
export function PlayerPage({ playerId }: { readonly playerId: number }) {
  const path = usePath()
  const query = useOperation('getPlayer', { playerId })
  const reveal = useReveal()
  if (query.data) return <PlayerView player={query.data} reveal={reveal} />
  return (
    <Page title={`Player ${playerId}`} crumbs={[{ title: 'Players', href: path('players') }]}>
      {query.isError ? (
        <Problem error={query.error} what="The player did not load." onRetry={() => void query.refetch()} />
      ) : (
        <Bars count={10} />
      )}
    </Page>
  )
}
