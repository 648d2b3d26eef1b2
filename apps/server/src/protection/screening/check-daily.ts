import { databaseNow, inMember } from '@fairground/database/transaction'
import { applyExclusionAnswer } from '#player/check-exclusion.ts'
import { readDetails } from '#player/details.ts'
import { insertRegisterCheck, updateExclusionChecked } from '#player/queries/screening.ts'
import { toRegisteredPerson } from '#player/to-registered-person.ts'
import type { ProtectionDeps } from '../protection-deps.ts'
import { readUncheckedPlayers, setExclusionChecked } from '../queries/screening.ts'
import type { ScreeningDeps } from './screening-deps.ts'

const batch = 100
const dayMs = 86_400_000
/** A failed batch is tried again after this time. */
const retryMs = 10 * 60_000

/** Compares players with the exclusion register once a day. Returns true if more players may be due. */
export const checkDaily = async (
  { db, vault, log, exclusionRegister }: ProtectionDeps & ScreeningDeps,
  memberId: number,
): Promise<boolean> => {
  if (!exclusionRegister) return false
  const due = await inMember(db, memberId, async tx => {
    const now = await databaseNow(tx)
    const playerIds = await readUncheckedPlayers(tx, memberId, { before: now - dayMs, limit: batch })
    // Claimed before the call, so that two workers do not ask for the same players.
    await setExclusionChecked(tx, memberId, playerIds, now)
    const players = []
    for (const playerId of playerIds) {
      const details = await readDetails(tx, vault, { memberId, playerId })
      const person = toRegisteredPerson(details)
      if (details && person) players.push({ playerId, details, person })
    }
    return { players, now, count: playerIds.length }
  })
  if (due.players.length > 0) {
    const answers = await exclusionRegister
      .check(due.players.map(({ person }) => person))
      .catch((error: unknown) => {
        log.error({ err: error, memberId }, 'exclusion register does not answer')
        return undefined
      })
    for (const [index, { playerId, details }] of due.players.entries())
      await inMember(db, memberId, async tx => {
        const check = { memberId, playerId, moment: 'daily' as const }
        if (answers) return applyExclusionAnswer(tx, vault, { ...check, details }, answers[index]!)
        await insertRegisterCheck(tx, { ...check, register: 'exclusion', result: 'failed', isAllowed: true })
        await updateExclusionChecked(tx, check, due.now - dayMs + retryMs)
      })
  }
  return due.count === batch
}
