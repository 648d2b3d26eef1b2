import type { Tx } from '@fairground/database/transaction'
import type { Restriction } from '@fairground/rules/limits/restriction'
import type { PlayerKey } from '#platform/player-key.ts'
import type { Vault } from '#vault/vault.ts'
import { computeDigests, readDetails } from './details.ts'
import { readGroupMembers, upsertExclusion, upsertExclusionSpreads } from './queries/exclusions.ts'

/** Restricts the person behind the account, also at the other operators of the group. The worker spreads it. */
export const restrictInGroup = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
  restriction: Restriction,
): Promise<void> => {
  const { memberId } = player
  const details = await readDetails(tx, vault, player)
  if (!details) return
  await upsertExclusion(tx, memberId, computeDigests(vault, memberId, details), restriction)
  const others = await readGroupMembers(tx, memberId)
  if (others.length > 0) await upsertExclusionSpreads(tx, player, others, restriction)
}
