import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from '@fairground/contract/errors'
import { connect } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { TestPlayer, TestServer } from '@fairground/testkit/server/test-server'
import sharp from 'sharp'
import { createPictureProcesses } from '#pictures/picture-processes.ts'
import type { ScanForMalware } from '#providers/malware-scanner.ts'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { openVault } from '#vault/vault.ts'
import { createFolderStore } from '#platform/document-store.ts'
import { createStoreDocument } from './store-document.ts'
import { openDocument } from './open-document.ts'

/** In two parts, so that no scanner flags this source file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

export const pdf = (text: string): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj << /Title (${text}) >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`)

export const plainPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()

/** A rotated image with a place in its metadata. */
export const jpegWithPlace = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#996633' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { ImageDescription: 'Somewhere Secret' } })
    .jpeg()
    .toBuffer()

export const uploader =
  ({ baseUrl }: TestServer) =>
  async (
    { member, token }: TestPlayer,
    body: Uint8Array,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Fault | { uploadId: string }> => {
    const answer = await fetch(`${baseUrl}/api/${member.id}/documents`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'site-key': member.siteKey,
        'auth-token': token.read() ?? '',
        ...more,
      },
      body: Buffer.from(body),
    })
    return (await answer.json()) as Fault | { uploadId: string }
  }

export const documentFile = ({ folder }: TestServer, memberId: number, uploadId: string): Promise<Buffer> =>
  readFile(join(folder, 'documents', String(memberId), uploadId))

const openDeps = ({ folder, databaseUrl }: TestServer) => ({
  ...connect({ url: databaseUrl, connections: 1, name: 'test', onError: () => undefined }),
  vault: openVault(join(folder, 'keys')),
  store: createFolderStore(join(folder, 'documents')),
})

/** Stores documents as the gateway does, with another scanner. */
export const createWithScanner = (server: TestServer, scan: ScanForMalware) => {
  const { db, vault, store, close } = openDeps(server)
  const pictures = createPictureProcesses()
  return {
    storeDocument: createStoreDocument({ db, vault, store, scan, pictures, log: quietLog }),
    close: async () => {
      pictures.stop()
      await close()
    },
  }
}

/** Decrypts a document of north as the staff command does. */
export const readDocument = async (server: TestServer, uploadId: string): Promise<Buffer> => {
  const { db, vault, store, close } = openDeps(server)
  try {
    const content = await inMember(db, 1, tx => openDocument(tx, vault, store, 1, uploadId))
    if (!content) throw new Error(`no document ${uploadId}`)
    return content
  } finally {
    await close()
  }
}
