import { randomUUID } from 'node:crypto'
import { inMember } from '@fairground/database/transaction'
import { type DrawFile, fileOfText } from '@fairground/fair/draw-file'
import type { DrawRecord } from '@fairground/fair/draw-record'
import { verifyDraw } from '@fairground/fair/verify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDrawFile } from '#instance/draw-lines.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type DrawStage, openDrawStage } from '#testing/draw-stage.test-support.ts'
import { joinOf } from '#testing/join-of.test-support.ts'

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
  const { request } = joinOf({ playerId, instanceId, lines: numbers.map(number => [number]) })
  const answer = await stage.parts.lane.ask(books.memberId, 'join', request)
  if (!('joinCode' in answer)) throw new Error(answer.reason)
  return answer.joinCode
}

const giveBack = (instanceId: number, playerId: number, joinCode: string) =>
  stage.parts.lane.ask(books.memberId, 'cancelJoin', {
    opKey: randomUUID(),
    playerId,
    instanceId,
    joinCode,
    currency: books.currency,
  })

const fileOf = async (instanceId: number): Promise<DrawFile> => {
  const { body } = await books.one<{ body: string }>('SELECT body FROM draw_record WHERE instance_id = $1', [
    instanceId,
  ])
  const draw = { memberId: books.memberId, instanceId, body }
  return readDrawFile(query => inMember(books.app.db, books.memberId, query), draw)
}

describe('a draw of which plays were given back', () => {
  const changed = (file: DrawFile, change: (voids: DrawRecord['voids']) => DrawRecord['voids']): DrawFile => {
    const [body, ...tickets] = [...file.lines()]
    const record = JSON.parse(body!) as DrawRecord
    return fileOfText([JSON.stringify({ ...record, voids: change(record.voids) }), ...tickets, ''].join('\n'))
  }

  it('pays the others, names what was given back, and is refused with a void more or less or another', async () => {
    const [anna, bert] = players as [number, number]
    const id = await books.instance()
    await sell(id, anna, [1, 2])
    const given = await sell(id, bert, [1, 2, 1])
    await giveBack(id, bert, given)
    await sell(id, bert, [2])
    await stage.finish(id)
    const file = await fileOf(id)
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

  it('is a draw of nothing when everything was, and of what came after', async () => {
    const [anna] = players as [number]
    const id = await books.instance()
    await giveBack(id, anna, await sell(id, anna, [1, 2]))
    await sell(id, anna, [1])
    await stage.finish(id)
    expect(verifyDraw(await fileOf(id))).toMatchObject({ valid: true })
  })
})

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

it('a play that is given back while its game closes is refunded or drawn, never both, never neither', async () => {
  for (let round = 0; round < 3; round++) {
    const id = await books.instance()
    await sell(id, players[0]!, [1])
    const codes = await Promise.all(players.map(playerId => sell(id, playerId, [1, 2])))
    const before = await Promise.all(players.map(playerId => books.balance('player:cash', playerId)))
    const give = async (i: number) => giveBack(id, players[i]!, codes[i]!)
    const early = await give(0)
    const asked = players.slice(1, -1).map((_, i) => pause(2 * i).then(() => give(i + 1)))
    const closing = pause(8)
      .then(() => stage.makeDue(id))
      .then(() => stage.step(id))
    const [middle] = await Promise.all([Promise.all(asked), closing])
    const answers = [early, ...middle, await give(players.length - 1)]
    expect(answers.at(0)).toMatchObject({ done: true })
    expect(answers.at(-1)).toEqual({ done: false, reason: 'notCancellable' })
    for (const [i, answer] of answers.entries()) {
      const back = (await books.balance('player:cash', players[i]!)) - before[i]!
      expect(back).toBe(answer.done ? 210n : 0n)
    }
    await stage.finish(id)
    const file = await fileOf(id)
    const record = JSON.parse([...file.lines()][0]!) as DrawRecord
    expect(record.voids).toHaveLength(2 * answers.filter(answer => answer.done).length)
    expect(record.treeSize - record.voids.length).toBe(25)
    expect(verifyDraw(file)).toMatchObject({ valid: true })
  }
}, 60_000)
