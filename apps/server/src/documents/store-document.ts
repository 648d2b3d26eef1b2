import { randomBytes } from 'node:crypto'
import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { Log } from '#platform/log.ts'
import { Refusal } from '#platform/refusal.ts'
import { createConcurrencyLimiter } from '#platform/concurrency-limiter.ts'
import { ensurePlayerKey } from '#player/details.ts'
import { lockPlayer } from '#player/queries/players.ts'
import type { PictureProcesses } from '#pictures/picture-processes.ts'
import type { ScanForMalware } from '#providers/malware-scanner.ts'
import { sealBytes } from '#vault/sealing.ts'
import type { Vault } from '#vault/vault.ts'
import { cleanFile, type DocumentType, detectDocumentType } from './clean-file.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { countDocuments, insertDocument } from './queries.ts'
import type { DocumentStore } from '#platform/document-store.ts'
import { contentSealContext, keySealContext } from './open-document.ts'

export interface StoreDocumentDeps {
  readonly db: Database
  readonly vault: Vault
  readonly store: DocumentStore
  readonly scan: ScanForMalware
  readonly pictures: PictureProcesses
  readonly log: Log
}

export type StoreDocument = (player: PlayerKey, bytes: Uint8Array) => Promise<string>

export const documentsMaximum = 10

// Re-encoding an image of the maximum size takes 100 MB.
const maxConcurrent = 2
const maxQueued = 10
// A re-encoded image may be larger than the upload.
const maxStoredBytes = 20 * 1024 * 1024

/** Scans, cleans, encrypts and stores a file. Returns its upload id. */
export const createStoreDocument = (deps: StoreDocumentDeps): StoreDocument => {
  const limited = createConcurrencyLimiter({ maxRunning: maxConcurrent, maxWaiting: maxQueued })
  return async (player, bytes) => {
    await inMember(deps.db, player.memberId, tx => refuseTooMany(tx, player))
    const { type, content } = await limited(player.memberId, () => examineFile(deps, bytes))
    return writeDocument(deps, player, type, content)
  }
}

const examineFile = async ({ scan, pictures, log }: StoreDocumentDeps, bytes: Uint8Array) => {
  const type = await detectDocumentType(bytes)
  const found = await scan(bytes).catch((error: unknown) => {
    log.error({ err: error }, 'document refused: malware scanner failed')
    throw new Refusal('documents.notScanned')
  })
  if (found !== undefined) {
    log.warn({ found }, 'document refused: malware found')
    throw new Refusal('documents.infected')
  }
  const content = await cleanFile(pictures, bytes, type)
  if (content.length > maxStoredBytes) throw new Refusal('documents.tooLarge')
  return { type, content }
}

const refuseTooMany = async (tx: Tx, player: PlayerKey): Promise<void> => {
  if ((await countDocuments(tx, player)) >= documentsMaximum) throw new Refusal('documents.tooMany')
}

/** Writes the file before the row, so that every row has a file. A file without a row cannot be decrypted. */
const writeDocument = async (
  { db, vault, store }: StoreDocumentDeps,
  player: PlayerKey,
  type: DocumentType,
  content: Uint8Array,
): Promise<string> => {
  const { memberId, playerId } = player
  // Staff type it after a command, where a leading hyphen would start an option.
  const uploadId = randomBytes(18).toString('hex')
  const key = randomBytes(32)
  await store.put({ memberId, uploadId }, sealBytes(key, contentSealContext(player, uploadId), content))
  try {
    await inMember(db, memberId, async tx => {
      // The lock makes concurrent uploads count each other.
      await lockPlayer(tx, memberId, playerId)
      await refuseTooMany(tx, player)
      const wrapping = await ensurePlayerKey(tx, vault, player)
      const wrappedKey = sealBytes(wrapping, keySealContext(player, uploadId), key)
      await insertDocument(tx, player, { uploadId, contentType: type, bytes: content.length, wrappedKey })
    })
  } catch (error) {
    await store.remove({ memberId, uploadId })
    throw error
  }
  return uploadId
}
