import type { Context } from '#operation/context.ts'
import type { Member } from '#operator/members.ts'
import type { ProviderPayment } from '#providers/payments.ts'
import { applyDepositStatus } from './apply-deposit-status.ts'
import type { StoredDepositOrder } from './queries.ts'

const movesMoney: ReadonlySet<ProviderPayment['state'] | undefined> = new Set([
  'completed',
  'refunded',
  'chargedBack',
])

/** Applies what a gateway has seen at the provider. If money moves, a worker asks the provider again and decides. */
export const noteDepositStatus = async (
  context: Context,
  member: Member,
  order: StoredDepositOrder,
  reported: ProviderPayment | undefined,
): Promise<void> => {
  if (movesMoney.has(reported?.state))
    await context.cashier.request(member.id, 'settleDeposit', { orderKey: order.opKey })
  else
    await applyDepositStatus(
      { ...context, providers: context.payments, member },
      order,
      reported,
      context.now(),
    )
}
