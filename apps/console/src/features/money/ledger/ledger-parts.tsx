import { useNavigate } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { Chips } from '#parts/controls/chips.tsx'

/** Switches between accounts and journals. */
export function LedgerParts({ chosen }: { readonly chosen: 'accounts' | 'journals' }) {
  const navigate = useNavigate()
  const path = usePath()
  return (
    <Chips
      label="Part of the ledger"
      chips={[
        { id: 'accounts', title: 'Accounts' },
        { id: 'journals', title: 'Journals' },
      ]}
      chosen={chosen}
      onChoose={part => void navigate(path('money', 'ledger', part))}
    />
  )
}
