import type { Database } from '@fairground/database/connect'
import { inMember, timestamp } from '@fairground/database/transaction'
import type { Restriction } from '@fairground/rules/limits/restriction'
import type { Vault } from '#vault/vault.ts'
import { digestsOf, type PersonalDetails, readDetails } from './details.ts'
import { accountsOfPerson, noteExclusion } from './exclusions.ts'
import { restrictPlayer } from './restrict-player.ts'
import type { OfPlayer } from './of-player.ts'

interface Parts {
  readonly db: Database
  readonly vault: Vault
}

/** Restricts the person at one operator, under that operator's own digests. Gives the accounts that it closed. */
const restrictAt = (
  { db, vault }: Parts,
  memberId: number,
  details: PersonalDetails,
  restriction: Restriction,
): Promise<OfPlayer[]> =>
  inMember(db, memberId, async tx => {
    const digests = digestsOf(vault, memberId, details)
    await noteExclusion(tx, memberId, digests, restriction)
    const changed: OfPlayer[] = []
    for (const playerId of await accountsOfPerson(tx, memberId, digests)) {
      const player = { memberId, playerId }
      if (await restrictPlayer(tx, player, restriction)) changed.push(player)
    }
    return changed
  })

/**
 * Carries time-outs and exclusions made at this operator to the others of its group. An operator's rows are written only in its own
 * transaction, so what is still to do is written down with the restriction, and may be done twice.
 */
export const spreadExclusions = async (parts: Parts, memberId: number): Promise<OfPlayer[]> => {
  const due = await inMember(parts.db, memberId, tx =>
    tx
      .selectFrom('exclusion_spread')
      .select(['player_id', 'to_member', 'status', 'until'])
      .where('member_id', '=', memberId)
      .execute(),
  )
  const reached: OfPlayer[] = []
  for (const { player_id: playerId, to_member: toMember, status, until } of due) {
    const restriction = { status: status as Restriction['status'], until }
    const details = await inMember(parts.db, memberId, tx =>
      readDetails(tx, parts.vault, { memberId, playerId }),
    )
    if (details) reached.push(...(await restrictAt(parts, toMember, details, restriction)))
    await inMember(parts.db, memberId, tx =>
      tx
        .deleteFrom('exclusion_spread')
        .where('member_id', '=', memberId)
        .where('player_id', '=', playerId)
        .where('to_member', '=', toMember)
        // One that was made longer meanwhile is still to do.
        .where('until', '<', timestamp(until + 1))
        .execute(),
    )
  }
  return reached
}
