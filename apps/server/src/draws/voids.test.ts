import { randomUUID } from 'node:crypto'
import { inMember } from '@fairground/database/transaction'
import { type DrawFile, drawFileFromText } from '@fairground/fair/record/draw-file'
import type { DrawRecord } from '@fairground/fair/record/draw-record'
import { verifyDraw } from '@fairground/fair/verify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDrawFile } from '#instances/draw-lines.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type DrawStage, openDrawStage } from '#testing/draw-stage.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'

let books: Books
let stage: DrawStage
let players: number[]

beforeAll(async () => {
  // One of two numbers: half of all plays win.
  books = await openBooks({ pick: 1, from: 2, cost: 100n, fee: 5n, cap: 2000 })
  players = await books.players(12)
  stage = await openDrawStage(books)
})
afterAll(async () => {
  await stage.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const sell = async (instanceId: number, playerId: number, numbers: readonly number[]): Promise<string> => {
  const { request } = joinCommand({ playerId, instanceId, lines: numbers.map(number => [number]) })
  const answer = await stage.deps.lane.submit(books.memberId, 'join', request)
  if (!('joinCode' in answer)) throw new Error(answer.reason)
  return answer.joinCode
}

const cancelPurchase = (instanceId: number, playerId: number, joinCode: string) =>
  stage.deps.lane.submit(books.memberId, 'cancelJoin', {
    opKey: randomUUID(),
    playerId,
    instanceId,
    joinCode,
    currency: books.currency,
  })

const readFile = async (instanceId: number): Promise<DrawFile> => {
  const { body } = await books.one<{ body: string }>('SELECT body FROM draw_record WHERE instance_id = $1', [
    instanceId,
  ])
  const draw = { memberId: books.memberId, instanceId, body }
  return readDrawFile(query => inMember(books.app.db, books.memberId, query), draw)
}

describe('a draw with cancelled plays', () => {
  const changed = (file: DrawFile, change: (voids: DrawRecord['voids']) => DrawRecord['voids']): DrawFile => {
    const [body, ...tickets] = [...file.lines()]
    const record = JSON.parse(body!) as DrawRecord
    return drawFileFromText(
      [JSON.stringify({ ...record, voids: change(record.voids) }), ...tickets, ''].join('\n'),
    )
  }

  it('pays the other plays, lists the voids, and fails verification with a missing, added or changed void', async () => {
    const [anna, bert] = players as [number, number]
    const id = await books.instance()
    await sell(id, anna, [1, 2])
    const joinCode = await sell(id, bert, [1, 2, 1])
    await cancelPurchase(id, bert, joinCode)
    await sell(id, bert, [2])
    await stage.finish(id)
    const file = await readFile(id)
    expect(verifyDraw(file)).toMatchObject({ valid: true })
    const record = JSON.parse([...file.lines()][0]!) as DrawRecord
    expect(record).toMatchObject({
      treeSize: 9,
      pool: '300',
      voids: [
        { seq0: 5, voided: 2 },
        { seq0: 6, voided: 3 },
        { seq0: 7, voided: 4 },
      ],
    })
    expect(record.settlement.payouts.every(({ seq0 }) => [0, 1, 8].includes(seq0))).toBe(true)
    for (const forged of [
      changed(file, voids => voids.slice(1)),
      changed(file, voids => [...voids, { seq0: 8, voided: 0 }]),
      changed(file, ([first, ...rest]) => [{ ...first!, voided: 0 }, ...rest]),
    ])
      expect(verifyDraw(forged).failed?.id).toBe('leaves')
  })

  it('draws only the plays sold after all earlier ones were cancelled', async () => {
    const [anna] = players as [number]
    const id = await books.instance()
    await cancelPurchase(id, anna, await sell(id, anna, [1, 2]))
    await sell(id, anna, [1])
    await stage.finish(id)
    expect(verifyDraw(await readFile(id))).toMatchObject({ valid: true })
  })
})

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

it('refunds or draws, but never both, a play that is cancelled while its game closes', async () => {
  for (let attempt = 0; attempt < 3; attempt++) {
    const id = await books.instance()
    await sell(id, players[0]!, [1])
    const codes = await Promise.all(players.map(playerId => sell(id, playerId, [1, 2])))
    const before = await Promise.all(players.map(playerId => books.balance('player:cash', playerId)))
    const cancel = async (i: number) => cancelPurchase(id, players[i]!, codes[i]!)
    const early = await cancel(0)
    const cancellations = players.slice(1, -1).map((_, i) => pause(2 * i).then(() => cancel(i + 1)))
    const closing = pause(8)
      .then(() => stage.makeDue(id))
      .then(() => stage.step(id))
    const [middle] = await Promise.all([Promise.all(cancellations), closing])
    const answers = [early, ...middle, await cancel(players.length - 1)]
    expect(answers.at(0)).toMatchObject({ done: true })
    expect(answers.at(-1)).toEqual({ done: false, reason: 'notCancellable' })
    for (const [i, answer] of answers.entries()) {
      const back = (await books.balance('player:cash', players[i]!)) - before[i]!
      expect(back).toBe(answer.done ? 210n : 0n)
    }
    await stage.finish(id)
    const file = await readFile(id)
    const record = JSON.parse([...file.lines()][0]!) as DrawRecord
    expect(record.voids).toHaveLength(2 * answers.filter(answer => answer.done).length)
    expect(record.treeSize - record.voids.length).toBe(25)
    expect(verifyDraw(file)).toMatchObject({ valid: true })
  }
}, 120_000)
