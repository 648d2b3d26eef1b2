import { Route, Routes } from 'react-router'
import { useRights } from '#core/session/rights.ts'
import { Page } from '#parts/layout/page.tsx'
import { InstancePage } from './instance/instance-page.tsx'
import { InstanceList } from './list/instance-list.tsx'
import { TicketTools } from './list/ticket-tools.tsx'
import { WallPage } from './wall/wall-page.tsx'

/** Draws from open to paid. Support has the tools for tickets only. */
export function DrawRoomPage() {
  const { mayDo } = useRights()
  if (!mayDo('listInstances'))
    return (
      <Page title="Draw room">
        <TicketTools />
      </Page>
    )
  return (
    <Routes>
      <Route path="" element={<InstanceList />} />
      <Route path=":instanceId" element={<InstancePage />} />
      <Route path=":instanceId/wall" element={<WallPage />} />
    </Routes>
  )
}
