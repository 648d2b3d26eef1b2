/**
 * What an account is for. `ref` says whose: a player's id, an instance's id, a game's id, or 0 for the house.
 * Accounts of the house that stand for the outside world may go below zero, and what a player owes is below zero;
 * nobody else's may.
 */
export const accountKinds = [
  'player:cash',
  'player:bonus',
  'player:subs',
  'player:debt',
  'player:prize',
  'game:escrow',
  'jackpot',
  'house:fee',
  'house:revenue',
  'house:promo',
  'house:adjustment',
  'house:exchange',
  'house:items',
  'clearing',
  'suspense',
] as const

export type AccountKind = (typeof accountKinds)[number]

export interface AccountKey {
  readonly kind: AccountKind
  readonly ref: number
  readonly currency: string
}

const mayGoBelowZero: ReadonlySet<AccountKind> = new Set<AccountKind>([
  'house:promo',
  'house:adjustment',
  'house:exchange',
  'clearing',
  'player:debt',
])

export const floorRule = (kind: AccountKind): 0 | 1 => (mayGoBelowZero.has(kind) ? 0 : 1)

export const keyText = (key: AccountKey): string => `${key.kind}/${key.ref}/${key.currency}`

export const playerCash = (playerId: number, currency: string): AccountKey => ({
  kind: 'player:cash',
  ref: playerId,
  currency,
})
/** `ref` is the grant, not the player: every grant is a bucket of its own. */
export const playerBonus = (grantId: number, currency: string): AccountKey => ({
  kind: 'player:bonus',
  ref: grantId,
  currency,
})
/** Paid ahead for plays of the player's subscriptions. */
export const playerSubs = (playerId: number, currency: string): AccountKey => ({
  kind: 'player:subs',
  ref: playerId,
  currency,
})
/** What the player owes after a charge-back of money that he no longer had. */
export const playerDebt = (playerId: number, currency: string): AccountKey => ({
  kind: 'player:debt',
  ref: playerId,
  currency,
})
/** The cash options of items the player won, until he has chosen. */
export const playerPrize = (playerId: number, currency: string): AccountKey => ({
  kind: 'player:prize',
  ref: playerId,
  currency,
})
/** Where a prize goes: money to the player, an item's money to where it waits for his choice. */
export const prizeTo = (
  { playerId, item }: { readonly playerId: number; readonly item: string | null },
  currency: string,
): AccountKey => (item === null ? playerCash : playerPrize)(playerId, currency)
export const escrowOf = (instanceId: number, currency: string): AccountKey => ({
  kind: 'game:escrow',
  ref: instanceId,
  currency,
})
export const jackpotOf = (gameId: number, currency: string): AccountKey => ({
  kind: 'jackpot',
  ref: gameId,
  currency,
})
export const house = (
  kind: Exclude<AccountKind, `player:${string}` | 'game:escrow' | 'jackpot'>,
  currency: string,
): AccountKey => ({ kind, ref: 0, currency })
