/** What the platform knows about a requested withdrawal before a staff member has seen it. */
export interface AutomaticPayoutFacts {
  readonly amount: bigint
  /** The operator's maximum per day and player. Null if the operator checks every withdrawal. */
  readonly cap: bigint | null
  /** The sum of the player's automatic withdrawals of the last 24 hours, without this one. */
  readonly paidToday: bigint
  readonly isVerified: boolean
  /** The player has deposited with the destination. */
  readonly hasPaidWithIt: boolean
  readonly hasChargeBack: boolean
}

/** Whether a withdrawal is approved without a staff member. Every doubt leaves it to the staff. */
export const isAutomaticPayout = (facts: AutomaticPayoutFacts): boolean =>
  facts.cap !== null &&
  facts.isVerified &&
  facts.hasPaidWithIt &&
  !facts.hasChargeBack &&
  facts.paidToday + facts.amount <= facts.cap
