import { Navigate, useParams } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Page } from '#parts/layout/page.tsx'
import { ChangeSchedule } from './change-schedule.tsx'

/** The schedule of one game. */
export function ChangePage() {
  const gameId = Number(useParams()['gameId'])
  const path = usePath()
  return Number.isSafeInteger(gameId) && gameId > 0 ? (
    <OneSchedule key={gameId} gameId={gameId} />
  ) : (
    <Navigate to={path('schedule')} replace />
  )
}

function OneSchedule({ gameId }: { readonly gameId: number }) {
  const path = usePath()
  const query = useOperation('getGame', { gameId })
  const crumbs = [{ title: 'Schedule', href: path('schedule') }]
  const live = query.data?.live
  if (live) return <ChangeSchedule key={live.hash} live={live} crumbs={crumbs} />
  return (
    <Page title={`Game ${gameId}`} crumbs={crumbs}>
      <Loaded query={query} bars={8} what="This game did not load.">
        {() => (
          <Empty icon="calendar" title="Not published yet">
            The schedule of a draft is part of its designer.
          </Empty>
        )}
      </Loaded>
    </Page>
  )
}
