import type { JoinAccepted } from '@fairground/rules/play/join-decision'
import { playerCash } from '#ledger/account-key.ts'
import type { Book } from '#ledger/book/book.ts'
import type { InstanceRow } from '#ledger/book/rows.ts'
import { type PaidAhead, payAhead } from '#ledger/cashier/pay-ahead.ts'
import { findPaymentAccounts, sumBalances } from './payment-accounts.ts'

/** A purchase that repeats its plays in the next instances of the game. */
export interface RepeatedPurchase {
  readonly opKey: string
  readonly opHash: Uint8Array
  readonly playerId: number
  readonly currency: string
  /** Empty if the game deals the plays. */
  readonly lines: readonly (readonly number[])[]
  readonly multiOptions?: readonly (readonly number[])[] | undefined
  readonly count: number
  readonly repeats?: number | undefined
}

export type Repeats =
  /** Undefined if the purchase has no repeats. */
  { readonly subscriptionId: number | undefined } | { readonly refused: 'notEnoughFunds' }

/** Prepays each repeat at the price of this instance; an instance with another price is skipped later. */
export const prepayRepeats = (
  book: Book,
  purchase: RepeatedPurchase,
  { instance, accepted }: { readonly instance: InstanceRow; readonly accepted: JoinAccepted },
): Repeats => {
  const { repeats } = purchase
  if (!repeats) return { subscriptionId: undefined }
  const { playerId, currency, lines, multiOptions, count, opKey, opHash } = purchase
  const cost = accepted.charge.amount
  const ahead: PaidAhead = {
    opKey: `${opKey}:repeat`,
    opHash,
    playerId,
    gameId: instance.gameId,
    currency,
    plays: lines,
    stakes: multiOptions?.length === lines.length && lines.length > 0 ? multiOptions : [],
    count,
    cost,
    instances: repeats,
  }
  if (!canAfford(book, ahead)) return { refused: 'notEnoughFunds' }
  return { subscriptionId: payAhead(book, ahead) }
}

/** Repeats are prepaid from cash only; the remaining money must still cover this instance. */
const canAfford = (book: Book, { playerId, currency, cost, instances }: PaidAhead): boolean => {
  const prepaid = cost * BigInt(instances)
  if (prepaid === 0n) return true
  const spendable = sumBalances(book, findPaymentAccounts(book, playerId, currency))
  return book.balance(playerCash(playerId, currency)) >= prepaid && spendable - prepaid >= cost
}
