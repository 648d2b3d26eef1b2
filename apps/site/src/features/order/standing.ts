import type { Configuration } from '@fairground/contract/entities/configuration'
import type { Player } from '@fairground/contract/entities/player'
import type { EligibilityRules, PlayerStanding } from '@fairground/rules/play/eligibility'

/** Segment C is what a completed deposit or full registration gives; it counts as having deposited. */
export const standingOf = ({
  verification,
  statistics,
}: Pick<Player, 'verification' | 'statistics'>): PlayerStanding => ({
  segment: verification.playerSegment,
  hasDeposited: statistics.lastDepositDate !== null || verification.playerSegment === 'C',
  emailVerified: verification.emailVerified,
})

export const eligibilityRulesOf = ({
  freerollNoDeposits,
  emailVerifiedEnabled,
}: Pick<Configuration, 'freerollNoDeposits' | 'emailVerifiedEnabled'>): EligibilityRules => ({
  freerollNoDeposits,
  emailVerifiedEnabled,
})
