import { randomBytes } from 'node:crypto'
import { type Fault, isFault } from '@fairground/contract/errors'
import { expectFault } from '@fairground/testkit/server/checked-call'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createMalwareScanner } from '#providers/malware-scanner.ts'
import {
  documentFile,
  eicar,
  jpegWithPlace,
  createWithScanner,
  readDocument,
  pdf,
  plainPng,
  uploader,
} from './documents.test-support.ts'

const server = useTestServer({ sandbox: true, crowd: 6 })

const upload = (person: TestPlayer, body: Uint8Array, more?: Record<string, string>) =>
  uploader(server())(person, body, more)

const uploaded = async (person: TestPlayer, body: Uint8Array): Promise<string> => {
  const answer = await upload(person, body)
  if (isFault(answer)) throw new Error(answer.name)
  return answer.uploadId
}

const getOutcome = (answer: Fault | { uploadId: string }) => (isFault(answer) ? answer.name : 'taken')

describe('an upload', () => {
  it('is accepted and stored encrypted', async () => {
    const rowan = await server().login('rowan')
    const uploadId = await uploaded(rowan, pdf('of Rowan Marsh'))
    const [row] = await server().sql<{ content_type: string; request_id: number | null }>(
      'SELECT content_type, request_id FROM document WHERE upload_id = $1',
      [uploadId],
    )
    expect(row).toEqual({ content_type: 'application/pdf', request_id: null })
    const file = await documentFile(server(), 1, uploadId)
    expect(file.toString('latin1')).not.toMatch(/Rowan|%PDF/)
  })

  it('is typed by its content and not by its header', async () => {
    const rowan = await server().login('rowan')
    const sent = [
      [Buffer.from('MZ\u0090\u0000 a program'), 'image/jpeg'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'image/png'],
      [Buffer.from('<html><script>alert(1)</script></html>'), 'application/pdf'],
      [Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'image/jpeg'],
      [randomBytes(4096), 'image/jpeg'],
    ] as const
    for (const [body, type] of sent)
      expect(getOutcome(await upload(rowan, body, { 'content-type': type }))).toBe('documents.typeNotAllowed')
  })

  it('loses the metadata of an image', async () => {
    const alice = await server().login('alice')
    const sent = await jpegWithPlace()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const uploadId = await uploaded(alice, sent)
    const stored = await readDocument(server(), uploadId)
    const metadata = await sharp(stored).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
    expect(metadata.exif).toBeUndefined()
    expect(stored.toString('latin1')).not.toContain('Somewhere Secret')
  })

  it('is refused over 25 megapixels, over 10 MiB or if the file is truncated', async () => {
    const alice = await server().login('alice')
    const whole = await plainPng(64, 64)
    expect(getOutcome(await upload(alice, await plainPng(5001, 5000)))).toBe('documents.tooManyPixels')
    expect(getOutcome(await upload(alice, Buffer.concat([whole, Buffer.alloc(10 * 1024 * 1024)])))).toBe(
      'documents.tooLarge',
    )
    expect(getOutcome(await upload(alice, whole.subarray(0, whole.length / 2)))).toBe('documents.notReadable')
    expect(getOutcome(await upload(alice, pdf('half').subarray(0, 30)))).toBe('documents.notReadable')
    expect(getOutcome(await upload(alice, Buffer.alloc(0)))).toBe('documents.typeNotAllowed')
  })

  it('is refused if the scanner finds malware anywhere in the file', async () => {
    const alice = await server().login('alice')
    const infected = Buffer.concat([
      Buffer.alloc(200_000, '%PDF-1.4\n'),
      Buffer.from(eicar),
      Buffer.from('%%EOF'),
    ])
    expect(getOutcome(await upload(alice, infected))).toBe('documents.infected')
    expect(await server().sql('SELECT FROM document WHERE bytes = $1', [infected.length])).toEqual([])
  })

  it('is refused while the scanner is unavailable', async () => {
    const { player } = await (await server().login('alice')).call('loginCheck', {})
    const { storeDocument, close } = createWithScanner(server(), createMalwareScanner('tcp://127.0.0.1:1'))
    const refused = await storeDocument({ memberId: 1, playerId: player.id }, await plainPng(8, 8)).catch(
      (error: unknown) => error,
    )
    await close()
    expect(refused).toMatchObject({ fault: { name: 'documents.notScanned' } })
  })

  it('requires a session of a real player at the same operator', async () => {
    const body = await plainPng(8, 8)
    const visitor = server().rest()
    expect(await upload(visitor, body)).toMatchObject({ code: 101 })
    const crowd = await server().login('crowd1')
    expect(getOutcome(await upload(crowd, body, { 'site-key': 'no such key' }))).toBe(
      'request.siteKeyNotValid',
    )
    expect(getOutcome(await upload(crowd, body, { 'site-key': server().member('south').siteKey }))).toBe(
      'request.siteKeyNotValid',
    )
    await server().sql(`UPDATE player SET demo = true WHERE member_id = 1 AND username = 'crowd1'`)
    const demo = await server().login('crowd1')
    expect(await upload(demo, body)).toMatchObject({ code: 102 })
  })

  it('is limited to ten per player, even for concurrent uploads', async () => {
    const crowd = await server().login('crowd2')
    const body = await plainPng(8, 8)
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(crowd, body)))
    expect(answers.map(getOutcome).filter(name => name === 'taken')).toHaveLength(10)
    expect(getOutcome(await upload(crowd, body))).toBe('documents.tooMany')
    expect(await crowd.call('listVerificationRequests', {})).toMatchObject({
      documentsKept: 10,
      documentsMaximum: 10,
    })
  })

  it('cannot be downloaded', async () => {
    const rowan = await server().login('rowan')
    const uploadId = await uploaded(rowan, await plainPng(8, 8))
    for (const path of [`documents/${uploadId}`, `documents?uploadId=${uploadId}`]) {
      const answer = await fetch(`${server().baseUrl}/api/1/${path}`, {
        headers: { 'site-key': server().member().siteKey, 'auth-token': rowan.token.read() ?? '' },
      })
      expect(answer.status).toBe(404)
    }
  })
})

describe('a document', () => {
  it('can be removed only by its player and only until it is submitted', async () => {
    const crowd = await server().login('crowd3')
    const other = await server().login('crowd4')
    const uploadId = await uploaded(crowd, await plainPng(8, 8))
    expect(await expectFault(other.call, 'removeDocument', { uploadId })).toMatchObject({
      name: 'profile.notFound',
    })
    await crowd.call('removeDocument', { uploadId })
    await expect(documentFile(server(), 1, uploadId)).rejects.toThrow('ENOENT')
    const stored = await uploaded(crowd, await plainPng(8, 8))
    await crowd.call('submitVerificationRequest', { kind: 'id', documents: [document(stored)] })
    expect(await expectFault(crowd.call, 'removeDocument', { uploadId: stored })).toMatchObject({
      name: 'profile.notFound',
    })
  })
})

const document = (uploadId: string) =>
  ({ kind: 'passport', fileName: 'me.png', contentType: 'image/png', uploadId }) as const

describe('a verification request', () => {
  it('is requested, answered with documents and then submitted', async () => {
    const crowd = await server().login('crowd5')
    expect(await crowd.call('getLastVerificationRequest', {})).toEqual({ request: null })
    await crowd.call('requestIdVerification', {})
    await crowd.call('requestIdVerification', {})
    const { request } = await crowd.call('getLastVerificationRequest', {})
    expect(request).toMatchObject({ kind: 'id', status: 'REQUESTED', answeredAt: null })
    const uploadId = await uploaded(crowd, await plainPng(8, 8))
    await crowd.call('replyVerificationRequest', {
      verificationRequestId: request!.id,
      message: 'Here is my canary passport',
      documents: [document(uploadId)],
    })
    expect(await crowd.call('listVerificationRequests', {})).toMatchObject({
      requests: [{ id: request!.id, status: 'SUBMITTED' }],
      documentsKept: 1,
    })
    const rows = await server().sql<{ line: string }>('SELECT r::text AS line FROM verification_request AS r')
    for (const { line } of rows) expect(line).not.toContain('canary')
  })

  it('accepts only unattached documents of the player', async () => {
    const crowd = await server().login('crowd6')
    const other = await server().login('bob')
    const otherUploadId = await uploaded(other, await plainPng(8, 8))
    const submit = (uploadId: string) =>
      expectFault(crowd.call, 'submitVerificationRequest', {
        kind: 'address',
        documents: [document(uploadId)],
      })
    expect(await submit(otherUploadId)).toMatchObject({ name: 'profile.notFound' })
    expect(await submit('a'.repeat(24))).toMatchObject({ name: 'profile.notFound' })
    expect(await crowd.call('getLastVerificationRequest', {})).toEqual({ request: null })
    const own = await uploaded(crowd, await plainPng(8, 8))
    await crowd.call('submitVerificationRequest', { kind: 'address', documents: [document(own)] })
    expect(await submit(own)).toMatchObject({ name: 'profile.notFound' })
  })

  it('cannot be answered by another player or after it was rejected', async () => {
    const crowd = await server().login('crowd5')
    const { request } = await crowd.call('getLastVerificationRequest', {})
    const bob = await server().login('bob')
    const input = { verificationRequestId: request!.id, message: 'mine' }
    expect(await expectFault(bob.call, 'replyVerificationRequest', input)).toMatchObject({
      name: 'profile.verificationNotOpen',
    })
    await server().sql(
      `UPDATE verification_request SET status = 'REJECTED', answered_at = now() WHERE id = $1`,
      [request!.id],
    )
    expect(await expectFault(crowd.call, 'replyVerificationRequest', input)).toMatchObject({
      name: 'profile.verificationNotOpen',
    })
  })
})
