import { inMember } from '@fairground/database/transaction'
import { verifyDraw } from '@fairground/fair/verify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readDrawFile } from '#instances/draw-lines.ts'
import { findGame } from '#lifecycle/queries.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { type DrawStage, openDrawStage } from '#testing/draw-stage.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { hasLinks, succeedChain } from './succeed-chain.ts'

let books: Books
let stage: DrawStage
let players: number[]

beforeAll(async () => {
  books = await openBooks({ pick: 1, from: 2, cost: 100n, fee: 5n })
  players = await books.players(1)
  stage = await openDrawStage(books, { chainLength: 2 })
})
afterAll(async () => {
  await stage.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const readGame = () =>
  inMember(books.app.db, books.memberId, tx => findGame(tx, books.memberId, books.gameId))

const draw = async (): Promise<number> => {
  const id = await books.instance()
  const { request } = joinCommand({ playerId: players[0]!, instanceId: id, lines: [[1]] })
  await stage.deps.lane.submit(books.memberId, 'join', request)
  await stage.finish(id)
  return id
}

it('draws on with the successor when a chain is spent, and every record verifies', async () => {
  await draw()
  await succeedChain(stage.deps, books.memberId, await readGame())
  expect(await books.rows('SELECT FROM game_chain')).toEqual([])
  const last = await draw()
  await Promise.all([1, 2].map(async () => succeedChain(stage.deps, books.memberId, await readGame())))
  expect(await books.rows('SELECT number, length FROM game_chain')).toEqual([{ number: 2, length: 2 }])
  const first = await draw()
  expect(await readGame()).toMatchObject({ chain_number: 2, chain_index: 1 })
  for (const id of [last, first]) {
    const { body } = await books.one<{ body: string }>(
      'SELECT body FROM draw_record WHERE instance_id = $1',
      [id],
    )
    const file = await readDrawFile(query => inMember(books.app.db, books.memberId, query), {
      memberId: books.memberId,
      instanceId: id,
      body,
    })
    expect(verifyDraw(file)).toMatchObject({ valid: true })
  }
})

it('opens no instance while the chain has too few links and no usable successor', async () => {
  const game = await readGame()
  const isAllowed = (chain: number) =>
    inMember(books.app.db, books.memberId, tx =>
      hasLinks(tx, books.memberId, { ...game, chain_number: chain }, { openCount: 0, now: Date.now() }),
    )
  expect(await isAllowed(1)).toBe(true)
  expect(await isAllowed(2)).toBe(false)
})
