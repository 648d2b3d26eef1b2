import sharp from 'sharp'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { inMember } from '@fairground/database/transaction'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdf, plainPng } from '#documents/documents.test-support.ts'
import { attachDocuments } from '#documents/index.ts'
import { createStoreDocument } from '#documents/store-document.ts'
import { ensureOpenRequest, markSubmitted } from '#player/verification-requests.ts'
import {
  type DeskWorld,
  openDeskWorld,
  type Person,
  refuses,
} from '#staff/players/desk-world.test-support.ts'

let world: DeskWorld
let ada: StaffMember
let grace: StaffMember

beforeAll(async () => {
  world = await openDeskWorld()
  ada = await world.hire(['kycAnalyst'])
  grace = await world.hire(['kycAnalyst'])
})
afterAll(async () => expect(await world.close()).toEqual([]))

const own = () => world.books.memberId
const reason = 'a check'

const store = (person: Person, bytes: Uint8Array, memberId = own()): Promise<string> => {
  const { vault, documents, pictures, log } = world.console.context
  const deps = { db: world.books.app.db, vault, store: documents, pictures, log }
  return createStoreDocument({ ...deps, scan: async () => undefined })(
    { memberId, playerId: person.playerId },
    bytes,
  )
}

/** A player sends documents with a reply, as the site does. */
const submit = async (bytes: Uint8Array) => {
  const person = await world.addPerson()
  const uploadId = await store(person, bytes)
  const player = { memberId: own(), playerId: person.playerId }
  const requestId = await inMember(world.books.app.db, own(), async tx => {
    const request = await ensureOpenRequest(tx, player, 'id')
    await attachDocuments(tx, player, request.id, [{ uploadId, kind: 'passport' }])
    await markSubmitted(tx, world.console.context.vault, player, request, 'My passport, as you asked')
    return request.id
  })
  return { ...person, uploadId, requestId }
}

describe('the queue of verifications', () => {
  it('lists the oldest request first, page by page, with its waiting time', async () => {
    const picture = await plainPng(20, 20)
    const sent = [await submit(picture), await submit(picture), await submit(picture)]
    await world.books.rows(
      `UPDATE verification_request SET submitted_at = clock_timestamp() - interval '2 hours' WHERE id = $1`,
      [sent[2]!.requestId],
    )
    const first = await ada.call('listVerifications', { limit: 2 }, own())
    const second = await ada.call('listVerifications', { limit: 2, after: first.next! }, own())
    expect([...first.requests, ...second.requests].map(({ requestId }) => requestId)).toEqual([
      sent[2]!.requestId,
      sent[0]!.requestId,
      sent[1]!.requestId,
    ])
    expect(first.requests[0]).toMatchObject({ claimedBy: null, documents: 1, kind: 'id' })
    expect(first.requests[0]!.waitingMs).toBeGreaterThan(7_000_000)
    expect(second.next).toBeNull()
  })

  it('gives a request to one of two analysts who claim it at the same moment', async () => {
    const { requestId, playerId, uploadId } = await submit(await plainPng(20, 20))
    const claim = (member: StaffMember) => member.call('claimVerification', { requestId, reason }, own())
    const outcomes = await Promise.allSettled([claim(ada), claim(grace)])
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled')
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [holder, other] = winner === 0 ? [ada, grace] : [grace, ada]
    expect(await claim(holder)).toMatchObject({
      playerId,
      reply: 'My passport, as you asked',
      documents: [{ uploadId, kind: 'passport', contentType: 'image/png' }],
    })
    const answer = { requestId, status: 'REJECTED', text: 'too dark', reason } as const
    expect(await refuses(other.call('answerDocumentRequest', answer, own()))).toBe('staff.refused')
    expect(await refuses(other.call('releaseVerification', { requestId, reason }, own()))).toBe(
      'staff.refused',
    )
    await holder.call('releaseVerification', { requestId, reason }, own())
    await claim(other)
    await other.call('answerDocumentRequest', answer, own())
    expect(await refuses(claim(holder))).toBe('staff.refused')
  })

  it('takes a forgotten claim back after half an hour', async () => {
    const { requestId } = await submit(await plainPng(20, 20))
    await ada.call('claimVerification', { requestId, reason }, own())
    await world.books.rows(
      `UPDATE verification_request SET claimed_at = clock_timestamp() - interval '31 minutes' WHERE id = $1`,
      [requestId],
    )
    const { requests } = await grace.call('listVerifications', { limit: 200 }, own())
    expect(requests.find(each => each.requestId === requestId)).toMatchObject({ claimedBy: null })
    await grace.call('claimVerification', { requestId, reason }, own())
  })
})

describe('showDocument', () => {
  it('returns a picture with a watermark and not the file, and logs it', async () => {
    const bytes = await plainPng(800, 600)
    const { uploadId, requestId, playerId } = await submit(bytes)
    const seen = await ada.call('showDocument', { uploadId, reason }, own())
    const picture = Buffer.from(seen.content, 'base64')
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 600 })
    const { entropy } = await sharp(picture).stats()
    expect((await sharp(bytes).stats()).entropy).toBeLessThan(0.1)
    expect(entropy).toBeGreaterThan(0.2)
    const [entry] = await world.books.rows<{ subject: string; after: object; reason: string }>(
      'SELECT subject, after, reason FROM audit_entry WHERE member_id = $1 ORDER BY seq DESC LIMIT 1',
      [own()],
    )
    expect(entry).toMatchObject({ subject: `document/${uploadId}`, after: { requestId, playerId }, reason })
  })

  it('refuses a PDF and says what to do', async () => {
    const { uploadId } = await submit(pdf('x'))
    const call = ada.call('showDocument', { uploadId, reason }, own())
    await expect(call).rejects.toMatchObject({
      fault: { text: expect.stringContaining('photograph') as string },
    })
  })

  it("refuses another operator's document and request", async () => {
    const person = await world.addPerson({}, world.books.otherMemberId)
    const uploadId = await store(person, await plainPng(20, 20), world.books.otherMemberId)
    expect(await refuses(ada.call('showDocument', { uploadId, reason }, own()))).toBe('staff.refused')
    const [row] = await world.books.rows<{ id: number }>(
      `INSERT INTO verification_request (member_id, player_id, kind, status) VALUES ($1, $2, 'id', 'SUBMITTED') RETURNING id`,
      [world.books.otherMemberId, person.playerId],
    )
    const requestId = row!.id
    const found = await world.books.rows(
      'SELECT FROM verification_request WHERE member_id = $1 AND id = $2',
      [own(), requestId],
    )
    if (found.length === 0)
      expect(await refuses(ada.call('claimVerification', { requestId, reason }, own()))).toBe('staff.refused')
    const { requests } = await ada.call('listVerifications', { limit: 200 }, own())
    expect(requests.map(({ playerId }) => playerId)).not.toContain(person.playerId)
    const support = await world.hire(['support'])
    expect(await refuses(support.call('showDocument', { uploadId, reason }, own()))).toBe('staff.notAllowed')
  })
})
