import type { Tx } from '@fairground/database/transaction'
import { isProfileName, PROFILES } from '@fairground/rules/profile'
import { CommandRefused } from '../act.ts'
import { findProfile } from './queries/campaigns.ts'

/** Refuses a bonus that must be played through more often than the profile of the operator allows. */
export const requirePlayThrough = async (tx: Tx, memberId: number, wageringTimes: number): Promise<void> => {
  const name = (await findProfile(tx, memberId)) ?? ''
  const { bonusWageringMaximum } = PROFILES[isProfileName(name) ? name : 'strict']
  if (bonusWageringMaximum !== null && wageringTimes > bonusWageringMaximum)
    throw new CommandRefused(`the profile allows a play-through of at most ${bonusWageringMaximum} times`)
}
