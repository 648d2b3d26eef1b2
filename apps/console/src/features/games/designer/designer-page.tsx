import { Navigate, Route, Routes, useParams } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Page } from '#parts/layout/page.tsx'
import { Designer } from './designer.tsx'

/** One game by its number. */
export function DesignerPage() {
  const gameId = Number(useParams()['gameId'])
  const path = usePath()
  return Number.isSafeInteger(gameId) && gameId > 0 ? (
    <OneGame key={gameId} gameId={gameId} />
  ) : (
    <Navigate to={path('games')} replace />
  )
}

function OneGame({ gameId }: { readonly gameId: number }) {
  const path = usePath()
  const query = useOperation('getGame', { gameId })
  if (query.data === undefined)
    return (
      <Page title={`Game ${gameId}`} crumbs={[{ title: 'Games', href: path('games') }]}>
        <Loaded query={query} bars={10} what="This game did not load.">
          {() => null}
        </Loaded>
      </Page>
    )
  return (
    <Routes>
      <Route path="versions" element={<Designer gameId={gameId} loaded={query.data} part="versions" />} />
      <Route path="*" element={<Designer gameId={gameId} loaded={query.data} part="design" />} />
    </Routes>
  )
}
