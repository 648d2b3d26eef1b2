import { randomBytes } from 'node:crypto'
import { type Fault, isFault } from '@fairground/contract/errors'
import { faultOf } from '@fairground/testkit/server/checked-call'
import type { Person } from '@fairground/testkit/server/test-server'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createMalwareScanner } from '#providers/malware-scanner.ts'
import {
  documentFile,
  eicar,
  jpegWithPlace,
  keeperOf,
  opened,
  pdf,
  plainPng,
  uploader,
} from './documents.test-support.ts'

const server = useTestServer({ outside: true, crowd: 6 })

const upload = (person: Person, body: Uint8Array, more?: Record<string, string>) =>
  uploader(server())(person, body, more)

const uploaded = async (person: Person, body: Uint8Array): Promise<string> => {
  const answer = await upload(person, body)
  if (isFault(answer)) throw new Error(answer.name)
  return answer.uploadId
}

const nameOf = (answer: Fault | { uploadId: string }) => (isFault(answer) ? answer.name : 'taken')

describe('an upload', () => {
  it('is taken and kept sealed', async () => {
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

  it('is what its bytes are, not what it is called', async () => {
    const rowan = await server().login('rowan')
    const sent = [
      [Buffer.from('MZ\u0090\u0000 a program'), 'image/jpeg'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'image/png'],
      [Buffer.from('<html><script>alert(1)</script></html>'), 'application/pdf'],
      [Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'image/jpeg'],
      [randomBytes(4096), 'image/jpeg'],
    ] as const
    for (const [body, type] of sent)
      expect(nameOf(await upload(rowan, body, { 'content-type': type }))).toBe('documents.typeNotAllowed')
  })

  it('of a picture keeps the picture and nothing else', async () => {
    const alice = await server().login('alice')
    const sent = await jpegWithPlace()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const uploadId = await uploaded(alice, sent)
    const kept = await opened(server(), uploadId)
    const metadata = await sharp(kept).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
    expect(metadata.exif).toBeUndefined()
    expect(kept.toString('latin1')).not.toContain('Somewhere Secret')
  })

  it('of more than 25 megapixels, more than 10 MiB or half a file is refused', async () => {
    const alice = await server().login('alice')
    const whole = await plainPng(64, 64)
    expect(nameOf(await upload(alice, await plainPng(5001, 5000)))).toBe('documents.tooManyPixels')
    expect(nameOf(await upload(alice, Buffer.concat([whole, Buffer.alloc(10 * 1024 * 1024)])))).toBe(
      'documents.tooLarge',
    )
    expect(nameOf(await upload(alice, whole.subarray(0, whole.length / 2)))).toBe('documents.notReadable')
    expect(nameOf(await upload(alice, pdf('half').subarray(0, 30)))).toBe('documents.notReadable')
    expect(nameOf(await upload(alice, Buffer.alloc(0)))).toBe('documents.typeNotAllowed')
  })

  it('that the scanner knows is refused, wherever in the file it is', async () => {
    const alice = await server().login('alice')
    const infected = Buffer.concat([
      Buffer.alloc(200_000, '%PDF-1.4\n'),
      Buffer.from(eicar),
      Buffer.from('%%EOF'),
    ])
    expect(nameOf(await upload(alice, infected))).toBe('documents.infected')
    expect(await server().sql('SELECT FROM document WHERE bytes = $1', [infected.length])).toEqual([])
  })

  it('is refused while nobody can scan it', async () => {
    const { player } = await (await server().login('alice')).call('loginCheck', {})
    const { keep, close } = keeperOf(server(), createMalwareScanner('tcp://127.0.0.1:1'))
    const refused = await keep({ memberId: 1, playerId: player.id }, await plainPng(8, 8)).catch(
      (error: unknown) => error,
    )
    await close()
    expect(refused).toMatchObject({ fault: { name: 'documents.notScanned' } })
  })

  it('is taken of a player alone, of the operator he is with', async () => {
    const body = await plainPng(8, 8)
    const nobody = server().rest()
    expect(await upload(nobody, body)).toMatchObject({ code: 101 })
    const crowd = await server().login('crowd1')
    expect(nameOf(await upload(crowd, body, { 'site-key': 'no such key' }))).toBe('request.siteKeyNotValid')
    expect(nameOf(await upload(crowd, body, { 'site-key': server().member('south').siteKey }))).toBe(
      'request.siteKeyNotValid',
    )
    await server().sql(`UPDATE player SET demo = true WHERE member_id = 1 AND username = 'crowd1'`)
    const demo = await server().login('crowd1')
    expect(await upload(demo, body)).toMatchObject({ code: 102 })
  })

  it('is one of ten at most, even when all come at once', async () => {
    const crowd = await server().login('crowd2')
    const body = await plainPng(8, 8)
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(crowd, body)))
    expect(answers.map(nameOf).filter(name => name === 'taken')).toHaveLength(10)
    expect(nameOf(await upload(crowd, body))).toBe('documents.tooMany')
    expect(await crowd.call('listVerificationRequests', {})).toMatchObject({
      documentsKept: 10,
      documentsMaximum: 10,
    })
  })

  it('can be fetched by nobody', async () => {
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
  it('can be taken back until it is handed in, by its player alone', async () => {
    const crowd = await server().login('crowd3')
    const other = await server().login('crowd4')
    const uploadId = await uploaded(crowd, await plainPng(8, 8))
    expect(await faultOf(other.call, 'removeDocument', { uploadId })).toMatchObject({
      name: 'profile.notFound',
    })
    await crowd.call('removeDocument', { uploadId })
    await expect(documentFile(server(), 1, uploadId)).rejects.toThrow('ENOENT')
    const kept = await uploaded(crowd, await plainPng(8, 8))
    await crowd.call('submitVerificationRequest', { kind: 'id', documents: [document(kept)] })
    expect(await faultOf(crowd.call, 'removeDocument', { uploadId: kept })).toMatchObject({
      name: 'profile.notFound',
    })
  })
})

const document = (uploadId: string) =>
  ({ kind: 'passport', fileName: 'me.png', contentType: 'image/png', uploadId }) as const

describe('a verification request', () => {
  it('is asked for, answered with documents, and waits', async () => {
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

  it('takes only documents of the player that belong to no other', async () => {
    const crowd = await server().login('crowd6')
    const other = await server().login('bob')
    const theirs = await uploaded(other, await plainPng(8, 8))
    const submit = (uploadId: string) =>
      faultOf(crowd.call, 'submitVerificationRequest', { kind: 'address', documents: [document(uploadId)] })
    expect(await submit(theirs)).toMatchObject({ name: 'profile.notFound' })
    expect(await submit('a'.repeat(24))).toMatchObject({ name: 'profile.notFound' })
    expect(await crowd.call('getLastVerificationRequest', {})).toEqual({ request: null })
    const own = await uploaded(crowd, await plainPng(8, 8))
    await crowd.call('submitVerificationRequest', { kind: 'address', documents: [document(own)] })
    expect(await submit(own)).toMatchObject({ name: 'profile.notFound' })
  })

  it('of somebody else, or one that is over, cannot be answered', async () => {
    const crowd = await server().login('crowd5')
    const { request } = await crowd.call('getLastVerificationRequest', {})
    const bob = await server().login('bob')
    const input = { verificationRequestId: request!.id, message: 'mine' }
    expect(await faultOf(bob.call, 'replyVerificationRequest', input)).toMatchObject({
      name: 'profile.verificationNotOpen',
    })
    await server().sql(
      `UPDATE verification_request SET status = 'REJECTED', answered_at = now() WHERE id = $1`,
      [request!.id],
    )
    expect(await faultOf(crowd.call, 'replyVerificationRequest', input)).toMatchObject({
      name: 'profile.verificationNotOpen',
    })
  })
})
