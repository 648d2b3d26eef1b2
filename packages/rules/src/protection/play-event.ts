/** What the ledger reports about one player. Amounts are minor units of the operator's currency. */
export interface PlayEvent {
  readonly at: number
  readonly kind:
    | 'stake'
    | 'stakeReturned'
    | 'win'
    | 'deposit'
    | 'depositReversed'
    | 'withdrawal'
    | 'withdrawalReturned'
  readonly amount: bigint
}
