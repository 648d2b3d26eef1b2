import type { Receipt } from '@fairground/contract/entities/plays/receipt'

/** Receipts by game instance. With them a player can prove, without the operator, that a play took part. */
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

export const receiptsFor = (
  storage: Pick<Storage, 'getItem'>,
  memberId: number,
  gameInstanceId: number,
): readonly Receipt[] => readReceipts(storage, memberId)[gameInstanceId] ?? []

/** A repeated request returns the same receipts, so duplicates are dropped. */
export const withReceipts = (
  book: ReceiptBook,
  gameInstanceId: number,
  receipts: readonly Receipt[],
): ReceiptBook => {
  const stored = book[gameInstanceId] ?? []
  const fresh = receipts.filter(({ seq0 }) => !stored.some(other => other.seq0 === seq0))
  return { ...book, [gameInstanceId]: [...stored, ...fresh] }
}

/** Returns false if the storage is full: the purchase succeeded, and the server has the receipts too. */
export const saveReceipts = (
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
