import type { ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { Page } from '#parts/layout/page.tsx'
import { Tabs } from '#parts/layout/tabs.tsx'
import { AlarmList } from './alarms/alarm-list.tsx'
import { IncidentDetailPage } from './detail/incident-detail-page.tsx'
import { IncidentList } from './list/incident-list.tsx'
import { OpenIncident } from './list/open-incident.tsx'
import { LiveReturn } from './returns/live-return.tsx'

function Section({ children }: { readonly children: ReactNode }) {
  const path = usePath()
  const { mayDo } = useRights()
  const tabs = [
    { title: 'Incidents', href: path('incidents', 'all') },
    { title: 'Alarms', href: path('incidents', 'alarms') },
    ...(mayDo('getLiveReturn') ? [{ title: 'Live return', href: path('incidents', 'returns') }] : []),
  ]
  return (
    <Page title="Incidents" tabs={<Tabs label="Parts of incidents" tabs={tabs} />} tools={<OpenIncident />}>
      {children}
    </Page>
  )
}

function ToList() {
  const { search } = useLocation()
  return <Navigate to={`${usePath()('incidents', 'all')}${search}`} replace />
}

/** Incidents with what they affect, alarms, and the live return to player. */
export function IncidentsPage() {
  const { mayDo } = useRights()
  const routes = {
    all: <IncidentList />,
    alarms: <AlarmList />,
    ...(mayDo('getLiveReturn') && { returns: <LiveReturn /> }),
  }
  return (
    <Routes>
      {Object.entries(routes).map(([path, part]) => (
        <Route key={path} path={path} element={<Section>{part}</Section>} />
      ))}
      <Route path=":incidentId" element={<IncidentDetailPage />} />
      <Route path="" element={<ToList />} />
    </Routes>
  )
}
