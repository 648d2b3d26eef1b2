import { openDraws } from '@fairground/fair/crypto/draw-stream'
import { chainFrom, chainStep } from '@fairground/fair/crypto/hash-chain'
import { inMember } from '@fairground/database/transaction'
import { lockHash } from '@fairground/fair/fd2/round-lock'
import { drawSeed } from '@fairground/fair/fd2/seed'
import { drawGame, resultText } from '@fairground/fair/games/games'
import { toDrawField } from '@fairground/fair/tickets/draw-field'
import { verifyDraw } from '@fairground/fair/verify'
import { refundAfterMs } from '@fairground/server/draws/failure'
import { takeStep } from '@fairground/server/draws/take-step'
import { readDrawFile } from '@fairground/server/instances/draw-lines'
import { SignerUnreachable } from '@fairground/server/signer/client'
import { openSecrets } from '@fairground/server/signer/secrets'
import { atTime } from '@fairground/server/testing/at-time.test-support'
import { type Books, openBooks } from '@fairground/server/testing/books.test-support'
import { type DrawStage, openDrawStage } from '@fairground/server/testing/draw-stage.test-support'
import { joinCommand } from '@fairground/server/testing/join-command.test-support'
import { until } from '@fairground/server/testing/until.test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOutcome } from '#attacks/expect-outcome.ts'

const chainLength = 20

let books: Books
let stage: DrawStage
/** The first player buys number 1, the second number 2, and one of them must win. */
let players: number[]

beforeAll(async () => {
  const tiers = [{ name: 'all', matches: 1, prize: { kind: 'jackpot' as const } }]
  const prizeTable = { payoutPercentage: 0, progressivePercentage: 50, tiers }
  books = await openBooks({ pick: 1, from: 2, cost: 100n, fee: 5n, prizeTable })
  players = await books.players(2)
  stage = await openDrawStage(books, { chainLength })
})
afterAll(async () => {
  await stage.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const readCash = () => Promise.all(players.map(id => books.balance('player:cash', id)))

/** A draw that the signer has countersigned, and the published value of its beacon round. */
const committedWithBeacon = async (): Promise<number> => {
  const instanceId = await books.instance()
  for (const [i, playerId] of players.entries()) {
    const { request } = joinCommand({ playerId, instanceId, lines: [[i + 1]] })
    await stage.deps.lane.submit(books.memberId, 'join', request)
  }
  await stage.makeDue(instanceId)
  // A busy machine can be too late for the beacon round; the draw then gets the next one.
  await until('the draw is committed', async () => {
    await stage.step(instanceId)
    return (await books.rows('SELECT FROM draw_commit WHERE instance_id = $1', [instanceId])).length > 0
  })
  await atTime(await stage.beaconRoundTime(instanceId), () => stage.step(instanceId))
  return instanceId
}

/** Needs only the folder of the signer and public values. */
const computeResult = async (instanceId: number): Promise<number> => {
  const { index, previous, close, round, lock, mask, signature } = await books.one<{
    index: number
    previous: Buffer
    close: Buffer
    round: bigint
    lock: Buffer
    mask: Buffer
    signature: Buffer
  }>(
    `SELECT c.chain_index AS index, c.previous_link AS previous, c.close_hash AS close, c.round, c.lock, c.mask, b.signature
       FROM countersigned_close c JOIN draw_beacon b USING (member_id, instance_id) WHERE c.instance_id = $1`,
    [instanceId],
  )
  const secret = openSecrets(stage.folder, false).chain(`${books.memberId}/${books.gameId}`, 1)
  const link = chainFrom(secret, chainLength).linkAt(index)
  expect(chainStep(link)).toEqual(new Uint8Array(previous))
  const C = new Uint8Array(close)
  const L = lockHash(C, Number(round), new Uint8Array(lock), [new Uint8Array(mask)])
  const rules = { kind: 'oneDrawGame', pick: 1, from: 2 } as const
  const seed = drawSeed(link, C, L, Number(round), new Uint8Array(signature))
  return Number(
    resultText(rules, drawGame(openDraws('FD2', seed, C), rules, toDrawField(players.length, []))),
  )
}

const verify = async (instanceId: number) => {
  const { memberId } = books
  const { body } = await books.one<{ body: string }>('SELECT body FROM draw_record WHERE instance_id = $1', [
    instanceId,
  ])
  const inBooks: Parameters<typeof readDrawFile>[0] = query => inMember(books.app.db, memberId, query)
  return verifyDraw(await readDrawFile(inBooks, { memberId, instanceId, body }))
}

/** Each player gains or loses as the numbers say; a refund would change nothing. */
const expectPaid = async (before: readonly bigint[], winner: number): Promise<void> => {
  const after = await readCash()
  const changes = after.map((cash, i) => cash - before[i]!)
  // Half of the two stakes of 100 goes to the jackpot.
  expect(changes).toEqual(players.map((_, i) => (i === winner ? 100n - 105n : -105n)))
}

describe('an insider who can read the folder of the signer and stop it', () => {
  it('lets an honest draw take its course: it is paid as the numbers say', async () => {
    const before = await readCash()
    const instanceId = await committedWithBeacon()
    const winner = (await computeResult(instanceId)) - 1
    await stage.finish(instanceId)
    await expectPaid(before, winner)
    expect(await verify(instanceId)).toMatchObject({ valid: true })
  })

  it('knows who lost before the draw is published, stops the signer for a day, and the draw completes', async () => {
    const before = await readCash()
    const instanceId = await committedWithBeacon()
    const winner = (await computeResult(instanceId)) - 1
    expect(players[winner]).toBeDefined()
    await stage.stopSigner()
    const game = `${books.memberId}/${books.gameId}`
    await expect(stage.deps.signer.call('openChain', { game })).rejects.toThrow(SignerUnreachable)
    const attempt = async () => takeStep(stage.deps, await stage.due(instanceId))
    await atTime(Date.now() + refundAfterMs + 1000, attempt)
    const drawn = await stage.status(instanceId)
    expectOutcome('withheld-link', drawn === 'READY' ? 'draw completes' : undefined)
    await stage.finish(instanceId)
    await expectPaid(before, winner)
    expect(await verify(instanceId)).toMatchObject({ valid: true })
  })

  it('gets only a blind refund by stopping the signer before it has countersigned', async () => {
    const before = await readCash()
    const instanceId = await books.instance()
    const { request } = joinCommand({ playerId: players[0]!, instanceId, lines: [[1]] })
    await stage.deps.lane.submit(books.memberId, 'join', request)
    await stage.makeDue(instanceId)
    const attempt = async () => takeStep(stage.deps, await stage.due(instanceId))
    await attempt()
    await atTime(Date.now() + refundAfterMs + 1000, attempt)
    await attempt()
    // No lock of the link exists and no beacon round is fixed, so the numbers do not exist.
    expect(await stage.isSealed(instanceId)).toBe(false)
    expect(await stage.status(instanceId)).toBe('REFUNDED')
    expect(await readCash()).toEqual(before)
  })
})
