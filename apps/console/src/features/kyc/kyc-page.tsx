import { Navigate, Route, Routes, useParams } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { DocumentsPage } from './queue/documents-page.tsx'
import { QueuePage } from './queue/queue-page.tsx'

function RequestOfAddress() {
  const path = usePath()
  const requestId = Number(useParams()['requestId'])
  if (!Number.isInteger(requestId) || requestId < 1) return <Navigate to={path('kyc')} replace />
  return <QueuePage requestId={requestId} />
}

export function KycPage() {
  return (
    <Routes>
      <Route path="" element={<QueuePage />} />
      <Route path="documents" element={<DocumentsPage />} />
      <Route path=":requestId" element={<RequestOfAddress />} />
    </Routes>
  )
}
