import type { DocumentUpload } from '@fairground/contract/entities/players/verification'
import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import { Refusal } from '#platform/refusal.ts'
import { attachDocument } from './queries.ts'

/** Refuses documents that the player has not uploaded or that belong to another request. */
export const attachDocuments = async (
  tx: Tx,
  player: PlayerKey,
  requestId: number,
  documents: readonly Pick<DocumentUpload, 'uploadId' | 'kind'>[],
): Promise<void> => {
  for (const document of documents)
    if (!(await attachDocument(tx, player, requestId, document))) throw new Refusal('profile.notFound')
}
