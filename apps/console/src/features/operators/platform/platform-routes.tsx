import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { useMe } from '#core/session/session.ts'
import { useRights } from '#core/session/rights.ts'

const OperatorsPage = lazy(async () => ({ default: (await import('./operators-page.tsx')).OperatorsPage }))
const NewOperatorPage = lazy(async () => ({
  default: (await import('./new-operator-page.tsx')).NewOperatorPage,
}))

/** The operators of the platform. Without one, the page begins with the first. */
export function PlatformRoutes() {
  const { operators } = useMe()
  const { mayDo } = useRights()
  const isEmpty = operators.length === 0 && mayDo('createOperator')
  return (
    <Routes>
      <Route path="new" element={<NewOperatorPage />} />
      <Route path="*" element={isEmpty ? <NewOperatorPage /> : <OperatorsPage />} />
    </Routes>
  )
}
