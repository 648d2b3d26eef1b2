import type { Tx } from '@fairground/database/transaction'
import { findClose } from '#lifecycle/close-queries.ts'
import { lockInstance } from '#lifecycle/queries.ts'
import { findDeckSeal } from '../queries/decks.ts'

/** A sealed deck: its instance, locked, and its countersigned close record. */
export const readSealed = async (tx: Tx, memberId: number, id: number) => {
  const seal = await findDeckSeal(tx, memberId, id)
  if (!seal) throw new Error(`deck ${id} has no sealed record`)
  return { instance: await lockInstance(tx, memberId, id), closed: await findClose(tx, memberId, seal) }
}
