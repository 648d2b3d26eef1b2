import { randomBytes } from 'node:crypto'
import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { Log } from '#log.ts'
import { Refusal } from '#operation/refusal.ts'
import { createTurns } from '#operation/turns.ts'
import { playerKeyOf } from '#player/details.ts'
import { lockPlayer } from '#player/player-rows.ts'
import type { ScanForMalware } from '#providers/malware-scanner.ts'
import { sealBytes } from '#vault/sealing.ts'
import type { Vault } from '#vault/vault.ts'
import { cleanedFile, type DocumentType, documentTypeOf } from './cleaned-file.ts'
import type { OfPlayer } from '#player/of-player.ts'
import { countDocuments, documentsMaximum } from './document-rows.ts'
import type { DocumentStore } from './document-store.ts'
import { contentBelongsTo, keyBelongsTo } from './open-document.ts'

export interface KeepingParts {
  readonly db: Database
  readonly vault: Vault
  readonly store: DocumentStore
  readonly scan: ScanForMalware
  readonly log: Log
}

export type KeepDocument = (player: OfPlayer, bytes: Uint8Array) => Promise<string>

// A picture of the largest size takes 100 MB while it is painted.
const atOnce = 2
const mayWait = 10
// Painted anew, a picture may take more bytes than it came with.
const largestKept = 20 * 1024 * 1024

/** Looks at a file, cleans, seals and stores it. Gives the name it is kept under. */
export const createDocumentKeeper = (parts: KeepingParts): KeepDocument => {
  const inTurn = createTurns(atOnce, mayWait)
  return async (player, bytes) => {
    await inMember(parts.db, player.memberId, tx => refuseTooMany(tx, player))
    const { type, content } = await inTurn(() => examined(parts, bytes))
    return keep(parts, player, type, content)
  }
}

const examined = async ({ scan, log }: KeepingParts, bytes: Uint8Array) => {
  const type = await documentTypeOf(bytes)
  const found = await scan(bytes).catch((error: unknown) => {
    log.error({ err: error }, 'a document was refused because nobody could scan it')
    throw new Refusal('documents.notScanned')
  })
  if (found !== undefined) {
    log.warn({ found }, 'a document was refused by the malware scanner')
    throw new Refusal('documents.infected')
  }
  const content = await cleanedFile(bytes, type)
  if (content.length > largestKept) throw new Refusal('documents.tooLarge')
  return { type, content }
}

const refuseTooMany = async (tx: Tx, player: OfPlayer): Promise<void> => {
  if ((await countDocuments(tx, player)) >= documentsMaximum) throw new Refusal('documents.tooMany')
}

/** The file first: a row promises that there is one. A file without a row is noise that nobody has the key to. */
const keep = async (
  { db, vault, store }: KeepingParts,
  player: OfPlayer,
  type: DocumentType,
  content: Uint8Array,
): Promise<string> => {
  const { memberId, playerId } = player
  const uploadId = randomBytes(18).toString('base64url')
  const key = randomBytes(32)
  await store.put({ memberId, uploadId }, sealBytes(key, contentBelongsTo(player, uploadId), content))
  try {
    await inMember(db, memberId, async tx => {
      // Under lock, so that many uploads at once count each other.
      await lockPlayer(tx, memberId, playerId)
      await refuseTooMany(tx, player)
      const wrapping = await playerKeyOf(tx, vault, player)
      await tx
        .insertInto('document')
        .values({
          member_id: memberId,
          upload_id: uploadId,
          player_id: playerId,
          content_type: type,
          bytes: content.length,
          wrapped_key: sealBytes(wrapping, keyBelongsTo(player, uploadId), key),
        })
        .execute()
    })
  } catch (error) {
    await store.remove({ memberId, uploadId })
    throw error
  }
  return uploadId
}
