import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

interface DocumentKey {
  readonly memberId: number
  readonly uploadId: string
}

/** Stores encrypted documents. It has no key to read them. */
export interface DocumentStore {
  put(document: DocumentKey, sealed: Uint8Array): Promise<void>
  get(document: DocumentKey): Promise<Buffer>
  /** Does nothing if the document does not exist. */
  remove(document: DocumentKey): Promise<void>
}

const onlyOwner = 0o600

/** One folder per operator, one file per document. Upload ids are generated, so no path leaves the folder. */
export const createFolderStore = (folder: string): DocumentStore => {
  const toPath = ({ memberId, uploadId }: DocumentKey) => join(folder, String(memberId), uploadId)
  return {
    async put(document, sealed) {
      await mkdir(join(folder, String(document.memberId)), { recursive: true, mode: 0o700 })
      const path = toPath(document)
      // The rename makes the write atomic. The sync makes it durable before the upload is acknowledged.
      const draft = `${path}.${randomBytes(6).toString('hex')}`
      const file = await open(draft, 'wx', onlyOwner)
      try {
        await file.writeFile(sealed)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
    },
    get: document => readFile(toPath(document)),
    remove: document => rm(toPath(document), { force: true }),
  }
}
