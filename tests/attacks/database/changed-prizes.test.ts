import { inMember } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import { type DrawFile, openDrawFile } from '@fairground/fair/record/draw-file'
import { verifyDraw } from '@fairground/fair/verify'
import { readDrawFile } from '@fairground/server/instances/draw-lines'
import { readPolicy } from '@fairground/server/public-log/policy'
import { type Books, openBooks } from '@fairground/server/testing/books.test-support'
import { type DrawStage, openDrawStage } from '@fairground/server/testing/draw-stage.test-support'
import { joinCommand } from '@fairground/server/testing/join-command.test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOutcome } from '#attacks/expect-outcome.ts'

let books: Books
let stage: DrawStage
let playerId: number
beforeAll(async () => {
  books = await openBooks({ payoutPercentage: 50, progressivePercentage: 10 })
  playerId = (await books.players(1))[0]!
  stage = await openDrawStage(books)
})
afterAll(async () => {
  await stage.close()
  const problems = await books.problems()
  await books.close()
  // The audit of the operator finds the change too, as long as the operator runs it.
  expect(problems).toEqual([
    expect.stringMatching(/^A32: .*: receipt batch 1 does not match its tickets and their terms$/),
  ])
})

/** Buys a ticket and returns the receipt that the buyer keeps. */
const buyTicket = async (instanceId: number) => {
  const { request } = joinCommand({ playerId, instanceId })
  const answer = await stage.deps.lane.submit(books.memberId, 'join', request)
  if (!('receipts' in answer)) throw new Error(answer.reason)
  return answer.receipts[0]!
}

/** The owner of the tables can switch off any trigger. */
const lowerPrizeFund = async (instanceId: number): Promise<void> => {
  await books.rows('ALTER TABLE game_instance DISABLE TRIGGER USER')
  await books.rows(
    `UPDATE game_instance SET prize_table = jsonb_set(prize_table, '{payoutPercentage}', '5') WHERE id = $1`,
    [instanceId],
  )
  await books.rows('ALTER TABLE game_instance ENABLE TRIGGER USER')
}

const readPublishedFile = async (instanceId: number): Promise<DrawFile> => {
  const { memberId } = books
  const { body } = await books.one<{ body: string }>('SELECT body FROM draw_record WHERE instance_id = $1', [
    instanceId,
  ])
  return readDrawFile(query => inMember(books.app.db, memberId, query), { memberId, instanceId, body })
}

/** The step that fails for a careful player. */
const findFailed = async (file: DrawFile, receipt?: unknown): Promise<string | undefined> => {
  const { memberId } = books
  const policy = await inMember(books.app.db, memberId, tx => readPolicy(tx, memberId))
  const platformKey = hex(stage.deps.platformKey.publicKey)
  const pins = { platformKey, beacons: [stage.beacon.chain], policy }
  return verifyDraw(file, { pins, receipt }).failed?.id
}

const readPercentage = (file: DrawFile): unknown => {
  const draw = openDrawFile(file)
  if ('problem' in draw) throw new Error(draw.problem)
  return (draw.record.prizeTable as { payoutPercentage?: unknown }).payoutPercentage
}

describe('an operator who owns the database and switches the trigger off', () => {
  it('pays a tenth of the prize fund, and the receipt of the buyer names other prizes', async () => {
    const instanceId = await books.instance()
    const receipt = await buyTicket(instanceId)
    await lowerPrizeFund(instanceId)
    await stage.finish(instanceId)
    const file = await readPublishedFile(instanceId)
    expect(readPercentage(file)).toBe(5)
    expectOutcome('changed-prizes', await findFailed(file, receipt))
    // Without a receipt the change goes unnoticed: every other step passes.
    expect(await findFailed(file)).toBeUndefined()
  })

  it('cannot move the terms of a receipt: its signature covers them', async () => {
    const [instanceId, other] = [await books.instance(), await books.instance()]
    const receipt = await buyTicket(instanceId)
    await lowerPrizeFund(other)
    const lowered = await buyTicket(other)
    await stage.finish(instanceId)
    const file = await readPublishedFile(instanceId)
    expect(await findFailed(file, receipt)).toBeUndefined()
    expect(await findFailed(file, { ...receipt, prizeTableHash: field(lowered, 'prizeTableHash') })).toBe(
      'receipt',
    )
    await stage.finish(other)
    expect(await findFailed(await readPublishedFile(other), lowered)).toBeUndefined()
  })
})

const field = (receipt: object, name: string): unknown => (receipt as Record<string, unknown>)[name]
