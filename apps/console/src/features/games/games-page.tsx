import { lazy } from 'react'
import { Route, Routes } from 'react-router'

const GameListPage = lazy(async () => ({ default: (await import('./list/game-list-page.tsx')).GameListPage }))
const DesignerPage = lazy(async () => ({
  default: (await import('./designer/designer-page.tsx')).DesignerPage,
}))
const AgentsPage = lazy(async () => ({ default: (await import('./agents/agents-page.tsx')).AgentsPage }))

/** The games of an operator, their designer, and the shops for item prizes. */
export function GamesPage() {
  return (
    <Routes>
      <Route path="" element={<GameListPage />} />
      <Route path="prize-agents" element={<AgentsPage />} />
      <Route path=":gameId/*" element={<DesignerPage />} />
    </Routes>
  )
}
