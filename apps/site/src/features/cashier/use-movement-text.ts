import type { Transaction } from '@fairground/contract/entities/money/transaction'
import { useText } from '#core/text/text.ts'
import { parseGameTitle } from './movement.ts'

/** The title, game and reference of a transaction. */
export const useMovementText = () => {
  const t = useText()
  return ({ kind, description, id, orderId, gameInstanceId }: Transaction) => ({
    title: t(`cashier.kind.${kind}`),
    game: gameInstanceId === null && kind !== 'subscription' ? null : parseGameTitle(description),
    reference: t('cashier.movement.reference', { id: orderId ?? id }),
  })
}
