import type { Receipt } from '@fairground/contract/entities/receipt'

/** Receipts of plays, by game instance: what a player needs to prove, later and without us, that a play was in. */
export type ReceiptBook = Readonly<Record<string, readonly Receipt[]>>

const key = (memberId: number): string => `fairground.receipts.${memberId}`

const isBook = (value: unknown): value is ReceiptBook =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray)

export const readReceipts = (storage: Pick<Storage, 'getItem'>, memberId: number): ReceiptBook => {
  try {
    const value: unknown = JSON.parse(storage.getItem(key(memberId)) ?? '{}')
    return isBook(value) ? value : {}
  } catch {
    return {}
  }
}

export const receiptsOf = (
  storage: Pick<Storage, 'getItem'>,
  memberId: number,
  gameInstanceId: number,
): readonly Receipt[] => readReceipts(storage, memberId)[gameInstanceId] ?? []

/** A receipt seen twice, as the answer to a repeated request, is kept once. */
export const withReceipts = (
  book: ReceiptBook,
  gameInstanceId: number,
  receipts: readonly Receipt[],
): ReceiptBook => {
  const kept = book[gameInstanceId] ?? []
  const fresh = receipts.filter(({ seq0 }) => !kept.some(other => other.seq0 === seq0))
  return { ...book, [gameInstanceId]: [...kept, ...fresh] }
}

/** A full storage must not make a purchase look failed: the server holds the receipts too. */
export const keepReceipts = (
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  memberId: number,
  gameInstanceId: number,
  receipts: readonly Receipt[],
): boolean => {
  if (receipts.length === 0) return true
  const book = withReceipts(readReceipts(storage, memberId), gameInstanceId, receipts)
  try {
    storage.setItem(key(memberId), JSON.stringify(book))
    return true
  } catch {
    return false
  }
}
