import { lazy } from 'react'
import { Navigate, Route, Routes, useParams } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'

const SearchPage = lazy(async () => ({ default: (await import('./search/search-page.tsx')).SearchPage }))
const PlayerPage = lazy(async () => ({ default: (await import('./player/player-page.tsx')).PlayerPage }))

function PlayerOfAddress() {
  const path = usePath()
  const { mayDo } = useRights()
  const playerId = Number(useParams()['playerId'])
  if (!Number.isInteger(playerId) || playerId < 1 || !mayDo('getPlayer'))
    return <Navigate to={path('players')} replace />
  // A page per player: nothing of one player, such as revealed data, stays for the next.
  return <PlayerPage key={playerId} playerId={playerId} />
}

export function PlayersPage() {
  return (
    <Routes>
      <Route path="" element={<SearchPage />} />
      <Route path=":playerId/*" element={<PlayerOfAddress />} />
    </Routes>
  )
}
