import { Columns } from '#parts/layout/columns.tsx'
import { FundsPanel } from '#parts/funds/funds-panel.tsx'

/** Player funds against the money at the providers, in every currency. */
export function FundsDesk() {
  return (
    <Columns kind="even">
      <FundsPanel hasBeside />
    </Columns>
  )
}
