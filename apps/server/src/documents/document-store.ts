import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

interface DocumentKey {
  readonly memberId: number
  readonly uploadId: string
}

/** Where sealed documents lie. It never sees what is in them. */
export interface DocumentStore {
  put(document: DocumentKey, sealed: Uint8Array): Promise<void>
  get(document: DocumentKey): Promise<Buffer>
  /** Nothing happens where there is none. */
  remove(document: DocumentKey): Promise<void>
}

const onlyOwner = 0o600

/** One file a document, in a folder an operator. Names are made by us, so no path leads out of it. */
export const createFolderStore = (folder: string): DocumentStore => {
  const pathOf = ({ memberId, uploadId }: DocumentKey) => join(folder, String(memberId), uploadId)
  return {
    async put(document, sealed) {
      await mkdir(join(folder, String(document.memberId)), { recursive: true, mode: 0o700 })
      const path = pathOf(document)
      // Whole or not at all, and on the disk before anybody is told that it is kept.
      const half = `${path}.${randomBytes(6).toString('hex')}`
      const file = await open(half, 'wx', onlyOwner)
      try {
        await file.writeFile(sealed)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(half, path)
    },
    get: document => readFile(pathOf(document)),
    remove: document => rm(pathOf(document), { force: true }),
  }
}
