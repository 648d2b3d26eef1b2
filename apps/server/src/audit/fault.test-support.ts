export interface Fault {
  readonly name: string
  /** Run as the owner with triggers and foreign keys off. */
  readonly plant: readonly string[]
  /** Exactly the invariants that must break, with words that name the row. Empty: the books are still consistent. */
  readonly fails: Readonly<Record<string, string>>
}

/** Ids that the sample world always has: of instances, and of journals in the order its commands were decided. */
export const full = 48001
export const small = 48002
export const openInstance = 48003
export const refunded = 48004
export const journalOf = {
  annaDeposit: 1,
  bertDeposit: 2,
  cleoDeposit: 3,
  funding: 4,
  annaFull: 5,
  cleoOpen: 10,
  closeBooksFull: 12,
} as const

export const cashOf = (playerId: number): string =>
  `(SELECT id FROM account WHERE member_id = 1 AND kind = 'player:cash' AND ref = ${playerId})`

export const anAccount = (kind: string): string =>
  `(SELECT id FROM account WHERE member_id = 1 AND kind = '${kind}')`
