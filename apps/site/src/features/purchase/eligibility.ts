import type { Configuration } from '@fairground/contract/entities/site/configuration'
import type { Player } from '@fairground/contract/entities/players/player'
import type { EligibilityRules, PlayerFacts } from '@fairground/rules/play/eligibility'

/** Segment C, set by a first deposit or a full registration, counts as having deposited. */
export const toPlayerStatus = ({
  verification,
  statistics,
}: Pick<Player, 'verification' | 'statistics'>): PlayerFacts => ({
  segment: verification.playerSegment,
  hasDeposited: statistics.lastDepositDate !== null || verification.playerSegment === 'C',
  emailVerified: verification.emailVerified,
})

export const toEligibilityRules = ({
  freerollNoDeposits,
  emailVerifiedEnabled,
}: Pick<Configuration, 'freerollNoDeposits' | 'emailVerifiedEnabled'>): EligibilityRules => ({
  freerollNoDeposits,
  emailVerifiedEnabled,
})
