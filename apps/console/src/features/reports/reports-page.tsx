import { Navigate, Route, Routes } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { Page } from '#parts/layout/page.tsx'
import { Tabs } from '#parts/layout/tabs.tsx'
import { Catalogue } from './catalogue/catalogue.tsx'
import { MadeReports } from './made/made-reports.tsx'
import { OneReport } from './made/one-report.tsx'
import { Overview } from './overview/overview.tsx'

/** Reports: the figures of today, the definitions, and what was made from them. */
export function ReportsPage() {
  const path = usePath()
  const tabs = [
    { title: 'Finance day', href: path('reports', 'day') },
    { title: 'All reports', href: path('reports', 'catalogue') },
    { title: 'Made', href: path('reports', 'made') },
  ]
  return (
    <Page title="Reports" tabs={<Tabs label="Parts of the reports" tabs={tabs} />}>
      <Routes>
        <Route path="day" element={<Overview />} />
        <Route path="catalogue" element={<Catalogue />} />
        <Route path="catalogue/:name" element={<Catalogue />} />
        <Route path="made" element={<MadeReports />} />
        <Route path="made/:reportId" element={<OneReport />} />
        <Route path="*" element={<Navigate to={path('reports', 'day')} replace />} />
      </Routes>
    </Page>
  )
}
