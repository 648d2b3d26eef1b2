/**
 * What an account is for. `ref` names its owner: a player, an instance, a game, or 0 for the operator (kinds `house:*`).
 * Only operator accounts that mirror the outside world, and a player's debt, may go below zero.
 */
export const accountKinds = [
  'player:cash',
  'player:bonus',
  'player:subs',
  'player:gift',
  'player:debt',
  'player:prize',
  'game:escrow',
  'gift:escrow',
  'jackpot',
  'reserve',
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
/** `ref` is the grant, not the player: each grant has its own account. */
export const playerBonus = (grantId: number, currency: string): AccountKey => ({
  kind: 'player:bonus',
  ref: grantId,
  currency,
})
/** Prepaid plays of the player's subscriptions. */
export const playerSubs = (playerId: number, currency: string): AccountKey => ({
  kind: 'player:subs',
  ref: playerId,
  currency,
})
/** Opened gifts that the player has not played yet. */
export const playerGift = (playerId: number, currency: string): AccountKey => ({
  kind: 'player:gift',
  ref: playerId,
  currency,
})
/** What the player owes after a charge-back of money they had already spent. */
export const playerDebt = (playerId: number, currency: string): AccountKey => ({
  kind: 'player:debt',
  ref: playerId,
  currency,
})
/** The cash options of items the player won, until they choose the item or the cash. */
export const playerPrize = (playerId: number, currency: string): AccountKey => ({
  kind: 'player:prize',
  ref: playerId,
  currency,
})
/** A money prize goes to the player's cash; the cash option of an item waits for the player's choice. */
export const prizeAccount = (
  { playerId, item }: { readonly playerId: number; readonly item: string | null },
  currency: string,
): AccountKey => (item === null ? playerCash : playerPrize)(playerId, currency)
export const escrowAccount = (instanceId: number, currency: string): AccountKey => ({
  kind: 'game:escrow',
  ref: instanceId,
  currency,
})
export const jackpotAccount = (gameId: number, currency: string): AccountKey => ({
  kind: 'jackpot',
  ref: gameId,
  currency,
})
/** What the operator set aside for a game's fixed and minimum prizes. */
export const reserveAccount = (gameId: number, currency: string): AccountKey => ({
  kind: 'reserve',
  ref: gameId,
  currency,
})
export const operatorAccount = (
  kind: Exclude<AccountKind, `player:${string}` | 'game:escrow' | 'jackpot' | 'reserve'>,
  currency: string,
): AccountKey => ({ kind, ref: 0, currency })
