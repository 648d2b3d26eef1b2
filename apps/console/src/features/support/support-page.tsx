import { Route, Routes, useParams } from 'react-router'
import { CasesPage } from './cases/cases-page.tsx'
import { MacrosPage } from './macros/macros-page.tsx'

function CaseOfAddress() {
  return <CasesPage code={useParams()['code'] ?? ''} />
}

export function SupportPage() {
  return (
    <Routes>
      <Route path="" element={<CasesPage />} />
      <Route path="macros" element={<MacrosPage />} />
      <Route path=":code" element={<CaseOfAddress />} />
    </Routes>
  )
}
