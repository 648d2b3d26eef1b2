import type { Tx } from '@fairground/database/transaction'
import type { AccountStatus } from '@fairground/rules/play/account-status'

export const setStatus = async (
  tx: Tx,
  { memberId, playerId }: { readonly memberId: number; readonly playerId: number },
  status: AccountStatus,
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ status })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}
