import type { PlayTransfer } from './queries/journals.ts'

/** What a journal changed for one player. */
export interface Movement {
  readonly playerId: number
  readonly kind: string
  readonly at: number
  /** The change of the player's cash and bonus money in minor units. */
  readonly amount: bigint
}

/** By phase: a hold reduces the money, its release restores it, and posting it changes nothing. */
const debited = [-1n, -1n, 0n, 1n]
const credited = [1n, 0n, 1n, 0n]

/** The changes of players' money, in the order of the journals: one for each journal and player. */
export const toMovements = (
  transfers: readonly PlayTransfer[],
  players: ReadonlyMap<bigint, number>,
): Movement[] => {
  const movements = new Map<string, { playerId: number; kind: string; at: number; amount: bigint }>()
  const add = (transfer: PlayTransfer, accountId: bigint, factor: bigint | undefined): void => {
    const playerId = players.get(accountId)
    if (playerId === undefined) return
    const { journalId, kind, at } = transfer
    const key = `${journalId}/${playerId}`
    const movement = movements.get(key) ?? { playerId, kind, at, amount: 0n }
    movement.amount += (factor ?? 0n) * transfer.amount
    movements.set(key, movement)
  }
  for (const transfer of transfers) {
    add(transfer, transfer.debitId, debited[transfer.phase])
    add(transfer, transfer.creditId, credited[transfer.phase])
  }
  return [...movements.values()]
}
