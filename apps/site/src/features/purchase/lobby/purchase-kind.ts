/** Games for which the player buys a number of dealt tickets instead of picking lines. */
export type PurchaseKind = 'bingo' | 'raffle'
