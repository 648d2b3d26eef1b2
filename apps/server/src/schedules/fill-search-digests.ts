import { inMember } from '@fairground/database/transaction'
import { openDetails } from '#player/details.ts'
import { computeSearchDigests } from '#player/search-digests.ts'
import { lockWithoutDigests, updateSearchDigests } from './queries/search-digests.ts'
import type { ScheduleDeps } from './schedule-deps.ts'

const batch = 200

/** Computes the search digests of players who were stored before the digests existed. Returns false when none is left. */
export const fillSearchDigests = (
  { db, vault }: Pick<ScheduleDeps, 'db' | 'vault'>,
  memberId: number,
): Promise<boolean> =>
  inMember(db, memberId, async tx => {
    const rows = await lockWithoutDigests(tx, memberId, batch)
    for (const { player_id: playerId, wrapped, sealed } of rows) {
      const player = { memberId, playerId }
      // Without the key of the player there is nothing to find.
      const details = openDetails(vault, player, { wrapped, sealed })
      await updateSearchDigests(tx, player, computeSearchDigests(vault, memberId, details))
    }
    return rows.length === batch
  })
