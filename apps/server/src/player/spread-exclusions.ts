import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { Restriction } from '@fairground/rules/limits/restriction'
import type { Vault } from '#vault/vault.ts'
import { computeDigests, type PersonalDetails, readDetails } from './details.ts'
import { deleteSpread, findPlayerIdsByPerson, readDueSpreads, upsertExclusion } from './queries/exclusions.ts'
import { restrictPlayer } from './restrict-player.ts'
import type { PlayerKey } from '#platform/player-key.ts'

interface Deps {
  readonly db: Database
  readonly vault: Vault
}

/** Restricts the person at one operator, by that operator's digests. Returns the accounts that it restricted. */
const restrictAt = (
  { db, vault }: Deps,
  memberId: number,
  details: PersonalDetails,
  restriction: Restriction,
): Promise<PlayerKey[]> =>
  inMember(db, memberId, async tx => {
    const digests = computeDigests(vault, memberId, details)
    await upsertExclusion(tx, memberId, digests, restriction)
    const changed: PlayerKey[] = []
    for (const playerId of await findPlayerIdsByPerson(tx, memberId, digests)) {
      const player = { memberId, playerId }
      if (await restrictPlayer(tx, player, restriction)) changed.push(player)
    }
    return changed
  })

/**
 * Copies time-outs and exclusions of this operator to the others of its group. A transaction writes the rows of one
 * operator only, so the restriction stores what is left to do; doing it twice is harmless.
 */
export const spreadExclusions = async (deps: Deps, memberId: number): Promise<PlayerKey[]> => {
  const due = await inMember(deps.db, memberId, tx => readDueSpreads(tx, memberId))
  const reached: PlayerKey[] = []
  for (const { player_id: playerId, to_member: toMember, status, until } of due) {
    const restriction = { status: status as Restriction['status'], until }
    const player = { memberId, playerId }
    const details = await inMember(deps.db, memberId, tx => readDetails(tx, deps.vault, player))
    if (details) reached.push(...(await restrictAt(deps, toMember, details, restriction)))
    await inMember(deps.db, memberId, tx => deleteSpread(tx, player, toMember, until))
  }
  return reached
}
