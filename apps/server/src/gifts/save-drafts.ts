import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import type { Vault } from '#vault/vault.ts'
import { findRecipients } from './find-recipients.ts'
import type { CatalogueRow } from './queries/catalogue.ts'
import { replaceDrafts } from './queries/invites.ts'

interface DraftOrder extends PlayerKey {
  readonly inviteId: number
  readonly item: CatalogueRow
  readonly friends: readonly string[]
}

/** Saves one unpaid gift for each friend at the current price, and returns their number. */
export const saveDrafts = async (
  tx: Tx,
  vault: Vault,
  { item, friends, ...invite }: DraftOrder,
): Promise<number> => {
  const recipients = await findRecipients(tx, vault, invite, friends)
  const { gameId, plays, currency, cost } = item
  await replaceDrafts(tx, { ...invite, gameId, plays, currency, amount: cost }, recipients)
  return recipients.length
}
