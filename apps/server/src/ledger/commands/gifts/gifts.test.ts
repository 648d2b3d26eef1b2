import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { getAnswer, type Submit } from '#testing/cashier-commands.test-support.ts'
import { addDrafts } from '#testing/gift-rows.test-support.ts'
import { startLane, type TakenLane, takeLane } from '#testing/take-lane.test-support.ts'
import type { AnyCommand } from '#ledger/commands.ts'

/** Two lines at 200 and a fee of 10 each. */
const amount = 420n
const cap = 1000n
const lines = [
  [1, 2],
  [3, 4],
]
let books: Books
let taken: TakenLane
let submit: Submit
let instanceId: number

beforeAll(async () => {
  books = await openBooks()
  // Gifts of an inactive game are not for sale.
  await books.rows('UPDATE game SET active = true')
  instanceId = await books.instance()
})
beforeEach(async () => {
  taken = await takeLane(books.app.pool, books.memberId)
  submit = startLane(taken).submit
})
afterEach(() => taken.release())
afterAll(async () => {
  const problems = await books.problems()
  await books.close()
  expect(problems).toEqual([])
})

/** Deposits through a separate lane, so the test's lane is released meanwhile. */
const newPlayers = async (count: number, balance = 1000n): Promise<number[]> => {
  await taken.release()
  const ids = await books.players(count, balance)
  taken = await takeLane(books.app.pool, books.memberId)
  submit = startLane(taken).submit
  return ids
}

const draft = (giverId: number, ...recipientIds: number[]) => {
  const { memberId, gameId, currency } = books
  return addDrafts(books.owner, { memberId, gameId, giverId, recipientIds, plays: 2, currency, amount })
}

const buyCommand = (giverId: number, inviteId: number, opKey: string = randomUUID()): AnyCommand => ({
  name: 'buyGifts',
  request: { opKey, giverId, inviteId, gameId: books.gameId, currency: books.currency, cap },
})
const openCommand = (giftId: number, playerId: number): AnyCommand => ({
  name: 'unwrapGift',
  request: { giftId, playerId, currency: books.currency },
})
const playCommand = (giftId: number, playerId: number, plays = lines): AnyCommand => ({
  name: 'spendGift',
  request: { giftId, playerId, currency: books.currency, instanceId, lines: plays },
})
const returnCommand = (
  giftId: number,
  giverId: number,
  recipientId: number,
  event: 'sendBack' | 'return',
): AnyCommand => ({
  name: 'returnGift',
  request: { giftId, giverId, recipientId, currency: books.currency, event },
})

const send = (command: AnyCommand): Promise<unknown> => getAnswer(submit, command)
const cash = (playerId: number) => books.balance('player:cash', playerId)
const expire = (giftId: number) =>
  books.rows(`UPDATE gift SET use_by = now() - interval '1 second' WHERE id = $1`, [giftId])

/** A giver with a gift that waits for a friend. */
const give = async () => {
  const [giver, friend] = (await newPlayers(2)) as [number, number]
  const { inviteId, giftIds } = await draft(giver, friend)
  expect(await send(buyCommand(giver, inviteId))).toMatchObject({ done: true })
  return { giver, friend, giftId: giftIds[0]! }
}

describe('buying gifts', () => {
  it('moves cash to the escrow once, also when the request is repeated', async () => {
    const [giver, ola, tom] = (await newPlayers(3)) as [number, number, number]
    const { inviteId } = await draft(giver, ola, tom)
    const escrow = await books.balance('gift:escrow', 0)
    const opKey = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => send(buyCommand(giver, inviteId, opKey))))
    expect(answers).toEqual([1, 2, 3].map(() => ({ done: true, inviteId })))
    expect(await cash(giver)).toBe(1000n - 2n * amount)
    expect(await books.balance('gift:escrow', 0)).toBe(escrow + 2n * amount)
    expect(await send(buyCommand(giver, inviteId))).toEqual({ done: false, reason: 'alreadyBought' })
  })

  it('stops at the monthly cap, counted together for purchases at the same time', async () => {
    const [giver, friend] = (await newPlayers(2, 5000n)) as [number, number]
    const invites = await Promise.all([1, 2, 3].map(() => draft(giver, friend)))
    const answers = await Promise.all(invites.map(({ inviteId }) => send(buyCommand(giver, inviteId))))
    expect(answers.filter(answer => (answer as { done: boolean }).done)).toHaveLength(2)
    expect(answers).toContainEqual({ done: false, reason: 'overCap' })
    expect(await cash(giver)).toBe(5000n - 2n * amount)
  })

  it('needs enough cash, an active player and the price of the draft', async () => {
    const [poor, friend] = (await newPlayers(2, 419n)) as [number, number]
    const { inviteId } = await draft(poor, friend)
    expect(await send(buyCommand(poor, inviteId))).toEqual({ done: false, reason: 'notEnoughFunds' })
    expect(await send(buyCommand(friend, inviteId))).toEqual({ done: false, reason: 'noSuchGift' })
    await books.rows('UPDATE gift SET amount = 1 WHERE invite_id = $1', [inviteId])
    expect(await send(buyCommand(poor, inviteId))).toEqual({ done: false, reason: 'otherPrice' })
    await books.rows(`UPDATE player SET status = 'timedOut' WHERE id = $1`, [poor])
    expect(await send(buyCommand(poor, inviteId))).toEqual({ done: false, reason: 'playerNotActive' })
    expect(await cash(poor)).toBe(419n)
  })
})

describe('a gift', () => {
  it('is opened and played once, with its own money', async () => {
    const { friend, giftId } = await give()
    expect(await send(playCommand(giftId, friend))).toEqual({ done: false, reason: 'notOpened' })
    const opened = await Promise.all([1, 2].map(() => send(openCommand(giftId, friend))))
    expect(opened).toEqual([{ done: true }, { done: true }])
    expect(await books.balance('player:gift', friend)).toBe(amount)
    const played = await Promise.all([1, 2].map(() => send(playCommand(giftId, friend))))
    expect(played[0]).toMatchObject({ exitCode: 0, charged: '4.20' })
    expect(played[1]).toEqual(played[0])
    expect(await books.balance('player:gift', friend)).toBe(0n)
    expect(await cash(friend)).toBe(1000n)
    expect(await submit(playCommand(giftId, friend, [[5, 6]]))).toEqual({ refused: 'conflict' })
  })

  it('stays with the recipient: the plays must cost what it is worth', async () => {
    const { friend, giftId } = await give()
    await send(openCommand(giftId, friend))
    expect(await send(playCommand(giftId, friend, [[1, 2]]))).not.toHaveProperty('receipts')
    expect(await books.balance('player:gift', friend)).toBe(amount)
  })

  it('is refused to another player', async () => {
    const { giver, giftId } = await give()
    for (const command of [openCommand(giftId, giver), playCommand(giftId, giver)])
      expect(await send(command)).toEqual({ done: false, reason: 'noSuchGift' })
  })

  it('waits while the recipient is on a break', async () => {
    const { giver, friend, giftId } = await give()
    await books.rows(`UPDATE player SET status = 'selfExcluded' WHERE id = $1`, [friend])
    expect(await send(openCommand(giftId, friend))).toEqual({ done: false, reason: 'playerNotActive' })
    await expire(giftId)
    expect(await send(returnCommand(giftId, giver, friend, 'return'))).toEqual({ done: true })
    expect(await cash(giver)).toBe(1000n)
  })

  it('is sent back once, and only unopened', async () => {
    const { giver, friend, giftId } = await give()
    const back = () => send(returnCommand(giftId, giver, friend, 'sendBack'))
    expect(await Promise.all([back(), back()])).toEqual([{ done: true }, { done: true }])
    expect(await cash(giver)).toBe(1000n)
    expect(await send(openCommand(giftId, friend))).toEqual({ done: false, reason: 'ended' })
    const other = await give()
    await send(openCommand(other.giftId, other.friend))
    expect(await send(returnCommand(other.giftId, other.giver, other.friend, 'sendBack'))).toEqual({
      done: false,
      reason: 'alreadyOpened',
    })
  })

  it.each([false, true])('comes back after its date exactly once, opened: %s', async isOpened => {
    const { giver, friend, giftId } = await give()
    if (isOpened) await send(openCommand(giftId, friend))
    const back = returnCommand(giftId, giver, friend, 'return')
    expect(await send(back)).toEqual({ done: false, reason: 'tooEarly' })
    await expire(giftId)
    expect(await send(isOpened ? playCommand(giftId, friend) : openCommand(giftId, friend))).toEqual({
      done: false,
      reason: 'tooLate',
    })
    expect(await Promise.all([send(back), send(back)])).toEqual([{ done: true }, { done: true }])
    expect(await cash(giver)).toBe(1000n)
    expect(await books.balance('player:gift', friend)).toBe(0n)
  })

  it('is opened or sent back, never both, when both arrive at once', async () => {
    for (const first of ['open', 'back'] as const) {
      const { giver, friend, giftId } = await give()
      const open = openCommand(giftId, friend)
      const back = returnCommand(giftId, giver, friend, 'sendBack')
      const answers = await Promise.all((first === 'open' ? [open, back] : [back, open]).map(send))
      expect(answers.filter(answer => (answer as { done: boolean }).done)).toHaveLength(1)
      const moved = (await cash(giver)) - (1000n - amount) + (await books.balance('player:gift', friend))
      expect(moved).toBe(amount)
    }
  })

  it('that has ended cannot change any more, even in the database', async () => {
    const { giver, friend, giftId } = await give()
    await send(returnCommand(giftId, giver, friend, 'sendBack'))
    await expect(
      books.rows(`UPDATE gift SET state = 'WRAPPED', end_journal = NULL, ended_at = NULL WHERE id = $1`, [
        giftId,
      ]),
    ).rejects.toThrow('SENT_BACK cannot become WRAPPED')
  })
})
