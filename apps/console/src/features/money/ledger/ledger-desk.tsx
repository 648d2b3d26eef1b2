import { Navigate, Route, Routes } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { AccountsList } from './accounts-list.tsx'
import { JournalsList } from './journals-list.tsx'

/** The ledger: accounts and journals, down to one journal and its hash. */
export function LedgerDesk() {
  const path = usePath()
  return (
    <Routes>
      <Route path="accounts" element={<AccountsList />} />
      <Route path="journals" element={<JournalsList />} />
      <Route path="journals/:journalId" element={<JournalsList />} />
      <Route path="*" element={<Navigate to={path('money', 'ledger', 'accounts')} replace />} />
    </Routes>
  )
}
