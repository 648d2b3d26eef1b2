import type { Tx } from '@fairground/database/transaction'
import { openDetails, type PersonalDetails, writeDetails } from '#player/details.ts'
import { lockPlayerForLane, type PlayerRow } from '#player/queries/players.ts'
import type { Vault } from '#vault/vault.ts'

interface Changed {
  readonly row: PlayerRow
  readonly before: PersonalDetails
  readonly after: PersonalDetails
}

/** Holds the player's lock, so that concurrent changes do not overwrite each other. */
export const changeDetails = async (
  tx: Tx,
  vault: Vault,
  player: { readonly memberId: number; readonly playerId: number },
  change: (before: PersonalDetails, row: PlayerRow) => PersonalDetails,
): Promise<Changed> => {
  const row = await lockPlayerForLane(tx, player.memberId, player.playerId)
  const before = openDetails(vault, player, row)
  if (!before) throw new Error(`player ${player.playerId} has no readable details`)
  const after = change(before, row)
  await writeDetails(tx, vault, player, after)
  return { row, before, after }
}
