import { Navigate, Route, Routes } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { FeaturesPage } from './features/features-page.tsx'
import { MaintenancePage } from './notices/maintenance-page.tsx'

/** Whether the site is open, what it says on every page, and which features it has. */
export function SitePage() {
  const { mayDo } = useRights()
  const path = usePath()
  return (
    <Routes>
      <Route
        path=""
        element={
          mayDo('listNotices') ? <MaintenancePage /> : <Navigate to={path('site', 'features')} replace />
        }
      />
      <Route path="features" element={<FeaturesPage />} />
    </Routes>
  )
}
