import type { Tx } from '@fairground/database/transaction'
import { openDetails, type PersonalDetails, writeDetails } from '#player/details.ts'
import { lockPlayerForLane, type PlayerRow } from '#player/player-rows.ts'
import type { Vault } from '#vault/vault.ts'

interface Changed {
  readonly row: PlayerRow
  readonly before: PersonalDetails
  readonly after: PersonalDetails
}

/** Under the player's lock, so that of two changes at once neither undoes the other. */
export const changeDetails = async (
  tx: Tx,
  vault: Vault,
  player: { readonly memberId: number; readonly playerId: number },
  change: (before: PersonalDetails, row: PlayerRow) => PersonalDetails,
): Promise<Changed> => {
  const row = await lockPlayerForLane(tx, player.memberId, player.playerId)
  const before = openDetails(vault, player, row)
  if (!before) throw new Error(`player ${player.playerId} has no details that could be changed`)
  const after = change(before, row)
  await writeDetails(tx, vault, player, after)
  return { row, before, after }
}
