export interface Fault {
  readonly name: string
  /** Statements that run as the owner, with triggers and foreign keys off. */
  readonly plant: readonly string[]
  /** Exactly the invariants that must fail, with a part of the problem text. Empty: the books stay consistent. */
  readonly fails: Readonly<Record<string, string>>
}

/** Fixed ids of the sample world: instances, and journals in the order of their commands. */
export const full = 48001
export const small = 48002
export const openInstance = 48003
export const refunded = 48004
export const journals = {
  annaDeposit: 1,
  bertDeposit: 2,
  cleoDeposit: 3,
  funding: 4,
  annaFull: 5,
  cleoOpen: 10,
  closeBooksFull: 12,
} as const

export const cashAccount = (playerId: number): string =>
  `(SELECT id FROM account WHERE member_id = 1 AND kind = 'player:cash' AND ref = ${playerId})`

export const anAccount = (kind: string): string =>
  `(SELECT id FROM account WHERE member_id = 1 AND kind = '${kind}')`
