import type { PaymentMethod } from '@fairground/contract/entities/money/payment-method'
import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import type { Vault } from '#vault/vault.ts'
import { readSavedPayments, toSavedPaymentView } from '#payments/queries/saved-payments.ts'
import { readMethodsInUse } from './queries.ts'

export const readPaymentMethods = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
): Promise<PaymentMethod[]> => {
  const inUse = await readMethodsInUse(tx, player)
  const saved = await readSavedPayments(tx, vault, player)
  return saved.map(method => ({
    ...toSavedPaymentView(method),
    forDeposits: method.isChargeable,
    inUse: inUse.has(method.id),
  }))
}
