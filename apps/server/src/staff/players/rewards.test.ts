import { achievements } from '@fairground/rules/rewards/achievements'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { addDrafts } from '#testing/gift-rows.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'

let books: Books
let staffConsole: TestConsole
let support: StaffMember
let giverId: number
let recipientId: number
let giftIds: readonly number[]

beforeAll(async () => {
  books = await openBooks()
  staffConsole = await openTestConsole(books)
  support = await staffConsole.hire(['support'])
  ;[giverId, recipientId] = (await books.players(2, 0n)) as [number, number]
  const gift = { memberId: books.memberId, gameId: books.gameId, plays: 2, currency: 'EUR', amount: 200n }
  giftIds = (await addDrafts(books.owner, { ...gift, giverId, recipientIds: [recipientId, recipientId] }))
    .giftIds
  const client = await books.owner.connect()
  // A gift is bought by the lane, which these books do not have.
  await client.query('SET session_replication_role = replica')
  await client.query(
    `UPDATE gift SET state = 'WRAPPED', buy_journal = 1, bought_at = clock_timestamp(), use_by = clock_timestamp() + interval '1 day'
      WHERE member_id = $1 AND id = $2`,
    [books.memberId, giftIds[0]],
  )
  await client.query('RESET session_replication_role')
  client.release()
  for (const { id } of [achievements.ownReferee, achievements.curious])
    await books.rows(
      'INSERT INTO achievement_reached (member_id, player_id, achievement, xp) VALUES ($1, $2, $3, 10)',
      [books.memberId, giverId, id],
    )
}, 120_000)
afterAll(async () => {
  await staffConsole.close()
  await books.close()
})

it('lists achievements page by page, newest first', async () => {
  const list = (after?: string) =>
    support.call(
      'listPlayerAchievements',
      { playerId: giverId, limit: 1, ...(after !== undefined && { after }) },
      books.memberId,
    )
  const first = await list()
  expect(first.achievements).toMatchObject([{ name: 'curious', xp: 10, acknowledgedAt: null }])
  const second = await list(first.next!)
  expect(second).toMatchObject({ achievements: [{ name: 'ownReferee' }], next: null })
})

it('lists bought gifts of the giver and of the recipient, without drafts and addresses', async () => {
  for (const playerId of [giverId, recipientId]) {
    const { gifts, next } = await support.call('listPlayerGifts', { playerId }, books.memberId)
    expect(next).toBeNull()
    expect(gifts).toMatchObject([
      { giftId: giftIds[0], giverId, recipientId, plays: 2, amount: '200', state: 'WRAPPED' },
    ])
  }
  const staff = staffConsole.context.db.selectFrom('gift').select('email_sealed').execute()
  await expect(staff).rejects.toThrow('permission denied')
})

it('refuses the players of another operator, and staff without the right', async () => {
  const stranger = await staffConsole.hire(['support'], { memberId: books.otherMemberId })
  for (const name of ['listPlayerAchievements', 'listPlayerGifts'] as const) {
    const input = { playerId: giverId }
    await expect(stranger.call(name, input, books.memberId)).rejects.toThrow('no such operator')
    await expect(stranger.call(name, input, books.otherMemberId)).rejects.toThrow('no player')
  }
})
