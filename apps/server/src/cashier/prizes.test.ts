import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller, Context } from '#operation/context.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { openDrawStage } from '#testing/draw-stage.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { claimPrize } from './claim-prize.ts'
import { getPlayerPrizeItemAgents } from './get-player-prize-item-agents.ts'
import { getPlayerPrizeItems } from './get-player-prize-items.ts'

let books: Books
let stage: Awaited<ReturnType<typeof openDrawStage>>
let context: Context
let winners: number[]
let agentId: number

const item = (name: string) => ({
  name,
  winners: 1,
  prize: { kind: 'item', item: name, cashOption: '12000' } as const,
})

beforeAll(async () => {
  books = await openBooks({
    rules: { kind: 'raffleGame', winners: 3 },
    prizeTable: {
      payoutPercentage: 60,
      progressivePercentage: 10,
      reserve: '24000',
      tiers: [
        item('A bicycle'),
        item('A kayak'),
        { name: 'Others', winners: 1, prize: { kind: 'share', percent: 100 } },
      ],
    },
    cap: 100,
  })
  const players = await books.players(40)
  stage = await openDrawStage(books)
  context = { db: books.app.db, lane: stage.deps.lane } as unknown as Context
  const { currency, gameId } = books
  await stage.deps.lane.submit(books.memberId, 'fundReserve', {
    opKey: 'reserve',
    gameId,
    currency,
    amount: 24_000n,
  })
  const instanceId = await books.instance()
  for (const playerId of players) {
    const { request } = joinCommand({ playerId, instanceId, lines: [], count: 1 })
    await stage.deps.lane.submit(books.memberId, 'join', request)
  }
  await stage.finish(instanceId)
  // Both items come from the reserve in full.
  expect(await books.balance('reserve', gameId)).toBe(0n)
  const rows = await books.rows<{ id: number }>(
    `SELECT t.player_id AS id FROM payout p JOIN ticket t ON t.instance_id = p.instance_id AND t.seq = p.seq
      WHERE p.item IS NOT NULL ORDER BY p.item`,
  )
  winners = rows.map(row => row.id)
  const [agent] = await books.rows<{ id: number }>(
    `INSERT INTO prize_agent (member_id, name, address, city) VALUES ($1, 'Corner shop', '1 High Street', 'Leeds') RETURNING id`,
    [books.memberId],
  )
  agentId = agent!.id
}, 120_000)
afterAll(async () => {
  await stage.close()
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

const toCaller = (playerId: number) =>
  ({ member: { id: books.memberId }, session: { playerId } }) as unknown as Caller
const readPrizes = async (playerId: number, status?: 'available' | 'collected') =>
  (await getPlayerPrizeItems(status ? { status } : {}, toCaller(playerId), context)).prizes
const claim = async (playerId: number, prizeId: number, as: 'item' | 'cash', more = {}) =>
  claimPrize({ requestId: randomUUID(), prizeId, as, ...more }, toCaller(playerId), context)

it('pays the cash option of an item prize once', async () => {
  const [winner, other] = winners as [number, number]
  const [prize] = await readPrizes(winner)
  expect(prize).toMatchObject({
    title: 'A bicycle',
    value: '120.00',
    cashOption: '120.00',
    status: 'available',
    takenAs: null,
  })
  const before = await books.balance('player:cash', winner)
  await expect(claim(other, prize!.id, 'cash')).rejects.toThrow('profile.notFound')
  const requestId = randomUUID()
  const answer = await claim(winner, prize!.id, 'cash', { requestId })
  expect(answer).toMatchObject({
    result: 1,
    prize: { status: 'collected', collectedDate: expect.any(Number), takenAs: 'cash', agentId: null },
  })
  expect(await claim(winner, prize!.id, 'cash', { requestId })).toEqual(answer)
  expect(await books.balance('player:cash', winner)).toBe(before + 12_000n)
  await expect(claim(winner, prize!.id, 'item')).rejects.toThrow('rewards.alreadyClaimed')
  expect(await readPrizes(winner, 'available')).toEqual([])
  expect(await readPrizes(winner, 'collected')).toHaveLength(1)
})

it('hands over an item prize at an agent and returns its cash option to the operator', async () => {
  const winner = winners[1]!
  const [prize] = await readPrizes(winner)
  const agentsIn = (city: string) =>
    getPlayerPrizeItemAgents({ prizeId: prize!.id, city }, toCaller(winner), context)
  expect(await agentsIn('leeds')).toMatchObject({
    agents: [{ id: agentId, name: 'Corner shop', city: 'Leeds' }],
  })
  expect(await agentsIn('York')).toEqual({ agents: [] })
  await expect(
    getPlayerPrizeItemAgents({ prizeId: prize!.id + 1 }, toCaller(winner), context),
  ).rejects.toThrow('profile.notFound')
  await expect(claim(winner, prize!.id, 'item', { agentId: agentId + 1 })).rejects.toThrow('profile.notFound')
  const setActive = (active: boolean) =>
    books.rows('UPDATE prize_agent SET active = $2 WHERE id = $1', [agentId, active])
  // A shop that staff have closed is neither offered nor accepted.
  await setActive(false)
  expect(await agentsIn('leeds')).toEqual({ agents: [] })
  await expect(claim(winner, prize!.id, 'item', { agentId })).rejects.toThrow('profile.notFound')
  await setActive(true)
  const claims = await Promise.allSettled([
    claim(winner, prize!.id, 'item', { agentId }),
    claim(winner, prize!.id, 'cash'),
    claim(winner, prize!.id, 'item'),
  ])
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [taken] = await readPrizes(winner, 'collected')
  expect(taken).toMatchObject(
    claims[0].status === 'fulfilled' ? { takenAs: 'item', agentId } : { agentId: null },
  )
  expect(await books.balance('player:prize', winner)).toBe(0n)
})
