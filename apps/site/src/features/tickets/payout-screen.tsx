import { InstancePage } from '#features/tickets/instance-page.tsx'
import { PayoutPage } from '#features/tickets/payout-page.tsx'

/** The prizes of one game, their odds and the return to player. */
export function PayoutScreen() {
  return <InstancePage about="payout">{game => <PayoutPage game={game} />}</InstancePage>
}
