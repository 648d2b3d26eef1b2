import type { Transaction } from '@fairground/contract/entities/transaction'
import { useText } from '#app/text.ts'
import { gameOf } from './movement.ts'

/** What a movement was, and of which game or order. */
export const useMovementWords = () => {
  const t = useText()
  return ({ kind, description, id, orderId, gameInstanceId }: Transaction) => ({
    title: t(`cashier.kind.${kind}`),
    game: gameInstanceId === null && kind !== 'subscription' ? null : gameOf(description),
    reference: t('cashier.movement.reference', { id: orderId ?? id }),
  })
}
