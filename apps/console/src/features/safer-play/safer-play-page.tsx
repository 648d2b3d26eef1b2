import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { Bars } from '#parts/feedback/bars.tsx'
import { Page } from '#parts/layout/page.tsx'
import { Tabs } from '#parts/layout/tabs.tsx'
import { InteractionsPage } from './interactions/interactions-page.tsx'
import { WorklistPage } from './worklist/worklist-page.tsx'

const RulesPage = lazy(async () => ({ default: (await import('./rules/rules-page.tsx')).RulesPage }))

/** Players who may come to harm: who needs a person now, what was done, and the rules that find them. */
export function SaferPlayPage() {
  const path = usePath()
  return (
    <Page
      title="Safer play"
      tabs={
        <Tabs
          label="Parts of safer play"
          tabs={[
            { title: 'Worklist', href: path('saferPlay', 'worklist') },
            { title: 'Interactions', href: path('saferPlay', 'interactions') },
            { title: 'Rules', href: path('saferPlay', 'rules') },
          ]}
        />
      }
    >
      <Routes>
        <Route path="worklist/:playerId?" element={<WorklistPage />} />
        <Route path="interactions" element={<InteractionsPage />} />
        <Route
          path="rules"
          element={
            <Suspense fallback={<Bars count={8} />}>
              <RulesPage />
            </Suspense>
          }
        />
        <Route path="*" element={<Navigate to={path('saferPlay', 'worklist')} replace />} />
      </Routes>
    </Page>
  )
}
