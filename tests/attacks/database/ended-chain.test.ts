import { inMember } from '@fairground/database/transaction'
import { verifyDraw } from '@fairground/fair/verify'
import { hasLinks, succeedChain } from '@fairground/server/draws/succeed-chain'
import { readDrawFile } from '@fairground/server/instances/draw-lines'
import { findGame } from '@fairground/server/lifecycle/queries'
import { SignerRefused } from '@fairground/server/signer/client'
import { type Books, openBooks } from '@fairground/server/testing/books.test-support'
import { type DrawStage, openDrawStage } from '@fairground/server/testing/draw-stage.test-support'
import { joinCommand } from '@fairground/server/testing/join-command.test-support'
import { until } from '@fairground/server/testing/until.test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOutcome } from '#attacks/expect-outcome.ts'

/** Shorter than usual, because a test has no time for 100,000 draws. */
const chainLength = 2

let books: Books
let stage: DrawStage
let playerId: number
beforeAll(async () => {
  books = await openBooks({ pick: 1, from: 2, cost: 100n, fee: 5n })
  playerId = (await books.players(1))[0]!
  stage = await openDrawStage(books, { chainLength })
})
afterAll(async () => {
  await stage.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const readGame = () =>
  inMember(books.app.db, books.memberId, tx => findGame(tx, books.memberId, books.gameId))

const sell = async (): Promise<number> => {
  const instanceId = await books.instance()
  const { request } = joinCommand({ playerId, instanceId, lines: [[1]] })
  await stage.deps.lane.submit(books.memberId, 'join', request)
  return instanceId
}

/** The number of the chain and the index of the draw, and whether its record is valid. */
const readDraw = async (instanceId: number) => {
  const { memberId } = books
  const { body, chain, index } = await books.one<{ body: string; chain: number; index: number }>(
    `SELECT r.body, c.chain, c.chain_index AS index
       FROM draw_record r JOIN countersigned_close c USING (member_id, instance_id) WHERE r.instance_id = $1`,
    [instanceId],
  )
  const inBooks: Parameters<typeof readDrawFile>[0] = query => inMember(books.app.db, memberId, query)
  const { valid } = verifyDraw(await readDrawFile(inBooks, { memberId, instanceId, body }))
  return { chain, index, valid }
}

const draw = async () => {
  const instanceId = await sell()
  await stage.finish(instanceId)
  return readDraw(instanceId)
}

const mayOpen = async () => {
  const game = await readGame()
  const now = { openCount: 0, now: Date.now() }
  return inMember(books.app.db, books.memberId, tx => hasLinks(tx, books.memberId, game, now))
}

describe('a game that has used every link of its chain', () => {
  it('gets no further link of that chain, and draws on with the next chain', async () => {
    expect(await draw()).toEqual({ chain: 1, index: 1, valid: true })
    expect(await draw()).toEqual({ chain: 1, index: 2, valid: true })
    expect(await mayOpen()).toBe(false)
    const waiting = await sell()
    await stage.makeDue(waiting)
    for (let i = 0; i < 3; i++) await stage.step(waiting).catch(() => undefined)
    expect(await stage.isSealed(waiting)).toBe(false)
    expect(await stage.status(waiting)).toBe('CLOSED')

    await succeedChain(stage.deps, books.memberId, await readGame())
    await until('the successor is in a checkpoint', mayOpen)
    await stage.finish(waiting)
    const after = await readDraw(waiting)
    expectOutcome('ended-chain', after.valid && after.chain === 2 ? 'next chain' : undefined)
    expect(after).toEqual({ chain: 2, index: 1, valid: true })
  })

  it('draws on for ever: every chain gets a successor in the public log before it ends', async () => {
    expect(await draw()).toEqual({ chain: 2, index: 2, valid: true })
    await succeedChain(stage.deps, books.memberId, await readGame())
    expect(await draw()).toEqual({ chain: 3, index: 1, valid: true })
    const logged = await books.rows<{ chain: number }>(
      `SELECT (convert_from(body, 'UTF8')::jsonb ->> 'chain')::int AS chain FROM log_entry
        WHERE member_id = $1 AND type = 'chain' ORDER BY index`,
      [books.memberId],
    )
    expect(logged).toEqual([{ chain: 2 }, { chain: 3 }])
  })

  it('cannot skip links: the signer gives no successor of a chain that is not near its end', async () => {
    const game = `${books.memberId}/other`
    await stage.deps.signer.call('openChain', { game })
    await expect(stage.deps.signer.call('succeedChain', { game })).rejects.toThrow(SignerRefused)
  })
})
