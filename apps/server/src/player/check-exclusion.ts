import type { Database } from '@fairground/database/connect'
import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import type { Log } from '#platform/log.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import type { ExclusionRegister } from '#providers/exclusion-register.ts'
import type { Vault } from '#vault/vault.ts'
import { computeDigests, type PersonalDetails, readDetails } from './details.ts'
import { upsertExclusion } from './queries/exclusions.ts'
import {
  insertRegisterCheck,
  refusesUnchecked,
  type RegisterCheck,
  updateExclusionChecked,
} from './queries/screening.ts'
import { restrictPlayer } from './restrict-player.ts'
import { toRegisteredPerson } from './to-registered-person.ts'

interface CheckDeps {
  readonly db: Database
  readonly vault: Vault
  readonly log: Log
  /** Undefined when no register is configured. */
  readonly exclusionRegister: ExclusionRegister | undefined
}

/** The register does not say until when. Each daily check extends the exclusion. */
const exclusionMs = 30 * 86_400_000

/** Stores an answer of the register. An excluded person is excluded with every account at this operator. */
export const applyExclusionAnswer = async (
  tx: Tx,
  vault: Vault,
  check: Pick<RegisterCheck, 'memberId' | 'playerId' | 'moment'> & { readonly details: PersonalDetails },
  result: 'excluded' | 'clear',
): Promise<void> => {
  const { memberId, playerId, moment, details } = check
  const now = await databaseNow(tx)
  const isAllowed = result === 'clear'
  await insertRegisterCheck(tx, { memberId, playerId, moment, register: 'exclusion', result, isAllowed })
  if (!isAllowed) {
    const restriction = { status: 'selfExcluded' as const, until: Math.floor(now) + exclusionMs }
    await restrictPlayer(tx, check, restriction)
    await upsertExclusion(tx, memberId, computeDigests(vault, memberId, details), restriction)
  }
  await updateExclusionChecked(tx, check, now)
}

/**
 * Asks the exclusion register about a player. An excluded one is restricted before this returns. Without an answer the
 * player counts as clear, or as unchecked if the operator refuses players then.
 */
export const checkExclusion = async (
  { db, vault, log, exclusionRegister }: CheckDeps,
  player: PlayerKey,
  moment: 'registration' | 'login',
): Promise<'clear' | 'excluded' | 'unchecked'> => {
  if (!exclusionRegister) return 'clear'
  const { memberId, playerId } = player
  const details = await inMember(db, memberId, tx => readDetails(tx, vault, player))
  const person = toRegisteredPerson(details)
  if (!details || !person) return 'clear'
  const result = await exclusionRegister.check([person]).then(
    ([answer]) => answer ?? 'failed',
    (error: unknown) => {
      log.error({ err: error, memberId }, 'exclusion register does not answer')
      return 'failed' as const
    },
  )
  return inMember(db, memberId, async tx => {
    if (result !== 'failed') {
      await applyExclusionAnswer(tx, vault, { memberId, playerId, moment, details }, result)
      return result
    }
    const isAllowed = !(await refusesUnchecked(tx, memberId))
    await insertRegisterCheck(tx, { memberId, playerId, moment, register: 'exclusion', result, isAllowed })
    return isAllowed ? 'clear' : 'unchecked'
  })
}
