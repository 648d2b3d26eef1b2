import { Stack } from '#parts/layout/columns.tsx'
import { OperatorFrame } from '../operator-frame.tsx'
import { OpenProposals } from '../settings/open-proposals.tsx'
import { ProvidersPanel } from './providers-panel.tsx'

/** Accounts at payment providers: saved as a draft, tested, and used after another person agrees. */
export function PaymentsTab() {
  return (
    <OperatorFrame>
      <Stack>
        <ProvidersPanel />
        <OpenProposals kind="usePaymentProvider" />
      </Stack>
    </OperatorFrame>
  )
}
