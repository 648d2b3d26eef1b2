import type { Configuration } from '@fairground/contract/entities/site/configuration'
import type { Player } from '@fairground/contract/entities/players/player'
import type { EligibilityRules, PlayerFacts } from '@fairground/rules/play/eligibility'

/** A full registration sets segment C too, so only the date of a deposit proves one. The server decides likewise. */
export const toPlayerStatus = ({
  verification,
  statistics,
}: Pick<Player, 'verification' | 'statistics'>): PlayerFacts => ({
  segment: verification.playerSegment,
  hasDeposited: statistics.lastDepositDate !== null,
  emailVerified: verification.emailVerified,
})

export const toEligibilityRules = ({
  freerollNoDeposits,
  emailVerifiedEnabled,
}: Pick<Configuration, 'freerollNoDeposits' | 'emailVerifiedEnabled'>): EligibilityRules => ({
  freerollNoDeposits,
  emailVerifiedEnabled,
})
