import { randomUUID } from 'node:crypto'
import { inMember } from '@fairground/database/transaction'
import { sign } from '@fairground/fair/crypto/signature'
import {
  appendMany,
  emptyFrontier,
  type Frontier,
  frontierFromBytes,
  frontierRoot,
  frontierToBytes,
  leafHash,
} from '@fairground/fair/crypto/merkle'
import { hex, utf8 } from '@fairground/fair/encoding/bytes'
import type { CloseRecord } from '@fairground/fair/fd2/close'
import { balanceHash } from '@fairground/fair/fd2/control'
import { verifyDraw } from '@fairground/fair/verify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDrawFile } from '#instances/draw-lines.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type ControlStage, openControlStage } from '#testing/control-stage.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { type ControlSignature, noControl } from './control.ts'

let books: Books
let controlled: ControlStage
let players: number[]
beforeAll(async () => {
  books = await openBooks({ pick: 1, from: 3, cost: 100n, payoutPercentage: 50, progressivePercentage: 10 })
  players = await books.players(3)
  controlled = await openControlStage(books)
})
afterAll(async () => {
  await controlled.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const sell = async (instanceId: number, numbers: readonly number[], player = 0): Promise<string> => {
  const lines = numbers.map(number => [number])
  const { request } = joinCommand({ playerId: players[player]!, instanceId, lines })
  const answer = await controlled.stage.deps.lane.submit(books.memberId, 'join', request)
  if (!('joinCode' in answer)) throw new Error(answer.reason)
  return answer.joinCode
}

const cancel = async (instanceId: number, joinCode: string, player = 0) => {
  const request = { opKey: randomUUID(), playerId: players[player]!, instanceId, joinCode, currency: 'EUR' }
  expect(await controlled.stage.deps.lane.submit(books.memberId, 'cancelJoin', request)).toMatchObject({
    done: true,
  })
}

/** Waits until the control system has all sales. */
const untilFed = () =>
  until('the control system has all batches', async () => {
    const { n } = await books.one<{ n: bigint }>(
      'SELECT max(n) AS n FROM receipt_batch WHERE member_id = $1',
      [books.memberId],
    )
    const { members } = (await controlled.process.getStatus()) as {
      members: Record<number, { n: number | null }>
    }
    return members[books.memberId]?.n === Number(n)
  })

const readVerdict = async (instanceId: number) => {
  const { body } = await books.one<{ body: string }>('SELECT body FROM draw_record WHERE instance_id = $1', [
    instanceId,
  ])
  const draw = { memberId: books.memberId, instanceId, body }
  return verifyDraw(await readDrawFile(query => inMember(books.app.db, books.memberId, query), draw))
}

describe('an honest draw', () => {
  it('is balanced, countersigned, agreed and paid, with cancelled plays in and after the batches', async () => {
    const { stage, process } = controlled
    const id = await books.instance()
    await sell(id, [1, 2, 3])
    await cancel(id, await sell(id, [1, 1], 1), 1)
    const last = await sell(id, [2, 3], 2)
    await untilFed()
    await cancel(id, last, 2)
    await stage.finish(id)
    const { balance, winners } = await books.one<{ balance: Buffer; winners: Buffer }>(
      `SELECT c.control_signature AS balance, r.control_signature AS winners
         FROM countersigned_close c JOIN draw_result r USING (member_id, instance_id) WHERE instance_id = $1`,
      [id],
    )
    expect([balance.length, winners.length]).toEqual([64, 64])
    const [game] = await books.rows<{ body: string }>(
      `SELECT convert_from(body, 'UTF8') AS body FROM log_entry WHERE member_id = $1 AND type = 'game'`,
      [books.memberId],
    )
    expect(JSON.parse(game!.body)).toMatchObject({ keys: { control: process.key } })
    const verdict = await readVerdict(id)
    expect(verdict.failed).toBeUndefined()
    expect(verdict.valid).toBe(true)
    expect(await process.getStatus()).toMatchObject({ differenceCount: 0 })
    expect(controlled.failures.filter(kind => kind === 'difference')).toEqual([])
  })
})

describe('a close without an equal balance', () => {
  let id: number
  const commit = () => controlled.stage.step(id)
  const readCloses = () => books.rows('SELECT FROM countersigned_close WHERE instance_id = $1', [id])
  const readInstance = () =>
    books.one<{ frontier: Buffer; pool: bigint }>('SELECT frontier, pool FROM game_instance WHERE id = $1', [
      id,
    ])
  const store = (frontier: Frontier, pool: bigint) =>
    books.rows('UPDATE game_instance SET frontier = $2, pool = $3 WHERE id = $1', [
      id,
      Buffer.from(frontierToBytes(frontier)),
      pool,
    ])
  const readLeaves = async () =>
    (
      await books.rows<{ leaf: Buffer }>(
        'SELECT leaf_hash AS leaf FROM ticket WHERE instance_id = $1 ORDER BY seq',
        [id],
      )
    ).map(row => new Uint8Array(row.leaf))
  const toFrontier = (leaves: readonly Uint8Array[]) => appendMany(emptyFrontier, leaves)
  const forged = new Uint8Array(leafHash(utf8('forged')))

  beforeAll(async () => {
    id = await books.instance()
    await sell(id, [1, 2, 3])
    await sell(id, [1, 2], 1)
    await untilFed()
    await controlled.stage.makeDue(id)
    await controlled.stage.step(id)
  })

  it.each<[string, (leaves: Uint8Array[]) => [Uint8Array[], number], RegExp]>([
    ['an extra ticket', leaves => [[...leaves, forged], 100], /treeSize 6, control system 5/],
    ['a dropped ticket', leaves => [leaves.slice(0, -1), -100], /treeSize 4, control system 5.*line null/],
    ['an altered ticket', leaves => [leaves.with(2, forged), 0], /root "/],
    ['an altered pool', leaves => [leaves, 1], /pool "501", control system "500"/],
  ])('is not countersigned with %s in the database', async (_, plant, message) => {
    const { frontier, pool } = await readInstance()
    const [leaves, change] = plant(await readLeaves())
    await store(toFrontier(leaves), pool + BigInt(change))
    await expect(commit()).rejects.toThrow(message)
    await store(frontierFromBytes(new Uint8Array(frontier)), pool)
    expect(await readCloses()).toEqual([])
  })

  it('names the ticket that was altered after its sale', async () => {
    const change = async (plays: string) => {
      await books.rows('ALTER TABLE ticket DISABLE TRIGGER append_only')
      await books.rows('UPDATE ticket SET plays = $2 WHERE instance_id = $1 AND seq = 2', [id, plays])
      await books.rows('ALTER TABLE ticket ENABLE TRIGGER append_only')
    }
    const { frontier, pool } = await readInstance()
    const leaves = (await readLeaves()).with(1, forged)
    await change('3')
    await store(toFrontier(leaves), pool)
    await expect(commit()).rejects.toMatchObject({
      name: 'ControlDiffers',
      differences: expect.arrayContaining([
        expect.objectContaining({ what: 'leaf', seq0: 1, line: expect.objectContaining({ plays: '2' }) }),
      ]),
    })
    await change('2')
    await store(frontierFromBytes(new Uint8Array(frontier)), pool)
  })

  const answerWith =
    (balance: (close: CloseRecord) => Promise<ControlSignature> | ControlSignature | null) =>
    async (): Promise<unknown> => {
      const { deps, step } = controlled.stage
      return step(id, { ...deps, control: { ...deps.control, signBalance: async close => balance(close) } })
    }
  const forgedKey = (close: CloseRecord): ControlSignature => {
    const at = Date.now()
    return { at, signature: hex(sign(new Uint8Array(32).fill(9), balanceHash({ ...close, at }))) }
  }
  const replayed = async (close: CloseRecord): Promise<ControlSignature> => {
    const other = await books.instance()
    await sell(other, [1, 2, 3, 1, 2])
    const { frontier } = await books.one<{ frontier: Buffer }>(
      'SELECT frontier FROM game_instance WHERE id = $1',
      [other],
    )
    const tree = frontierFromBytes(new Uint8Array(frontier))
    const honest = { ...close, instance: String(other), treeSize: tree.size, root: frontierRoot(tree) }
    return (await controlled.stage.deps.control.signBalance(honest))!
  }
  const olderTime = async (close: CloseRecord): Promise<ControlSignature> => {
    const { at, signature } = (await controlled.stage.deps.control.signBalance(close))!
    return { at: at - 1, signature }
  }

  it.each([
    ['a key that it does not know', forgedKey],
    ['the balance of another instance', replayed],
    ['another time than the signed one', olderTime],
    ['no balance', () => null],
  ])('is refused by the signer with %s', async (_, balance) => {
    await expect(answerWith(balance)()).rejects.toMatchObject({ name: 'SignerRefused', code: 'balance' })
    expect(await readCloses()).toEqual([])
  })

  it('waits while the control system is down, and is drawn and paid after its restart', async () => {
    const { stage, process } = controlled
    await process.kill()
    await expect(commit()).rejects.toMatchObject({ name: 'ControlUnavailable' })
    expect(await readCloses()).toEqual([])
    await process.restart()
    const unconfirmed = { ...stage.deps, control: noControl }
    await stage.finish(id, async () => {
      const [beacon] = await books.rows('SELECT FROM draw_beacon WHERE instance_id = $1', [id])
      const [result] = await books.rows('SELECT FROM draw_result WHERE instance_id = $1', [id])
      if (!beacon || result) return stage.step(id)
      // The second failure comes between the beacon value and the winners.
      await process.kill()
      await expect(stage.step(id)).rejects.toMatchObject({ name: 'ControlUnavailable' })
      await expect(stage.step(id, unconfirmed)).rejects.toThrow('did not confirm the winners')
      await process.restart()
      return stage.step(id)
    })
    expect((await readVerdict(id)).valid).toBe(true)
    expect(controlled.failures).toContain('unavailable')
  })
})

describe('a batch that differs', () => {
  it('stops the feed, so that the draw is not closed', async () => {
    const { stage, process } = controlled
    const id = await books.instance()
    await process.kill()
    await sell(id, [1, 2])
    await books.rows('ALTER TABLE ticket DISABLE TRIGGER append_only')
    await books.rows(`UPDATE ticket SET price = price + 1 WHERE instance_id = $1 AND seq = 1`, [id])
    await process.restart()
    await stage.makeDue(id)
    await stage.step(id)
    await expect(stage.step(id)).rejects.toMatchObject({
      name: 'ControlDiffers',
      differences: [expect.objectContaining({ what: 'leafHash', seq0: 0 })],
    })
    await books.rows(`UPDATE ticket SET price = price - 1 WHERE instance_id = $1 AND seq = 1`, [id])
    await books.rows('ALTER TABLE ticket ENABLE TRIGGER append_only')
    await stage.finish(id)
    expect((await readVerdict(id)).valid).toBe(true)
  })
})
