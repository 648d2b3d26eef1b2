import { gameTopic, lobbyTopic } from '@fairground/contract/topics'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMembers } from '#operator/members.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { decodeMessage } from './codec.ts'
import { createSnapshots, type TakenSnapshot } from './snapshots.ts'

let books: Books
let readings = 0

beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const createTestSnapshots = () => {
  const members = createMembers(books.app.db)
  readings = 0
  const counted = {
    ...members,
    byId: (id: number) => {
      readings += 1
      return members.byId(id)
    },
  }
  return createSnapshots(books.app.db, counted)
}

const messageIn = ({ frame }: TakenSnapshot) => decodeMessage(frame.payload)

it('is shared by all requests before it starts; later requests share the next one', async () => {
  const instanceId = await books.instance()
  const topic = gameTopic(books.memberId, instanceId)
  const snapshots = createTestSnapshots()
  const first = Array.from({ length: 20 }, () => snapshots.take(books.memberId, topic))
  await new Promise(resolve => setImmediate(resolve))
  expect(readings).toBe(1)
  // A snapshot requested now must contain everything committed after the first one started.
  await books.rows('UPDATE game_instance SET sold = 3 WHERE id = $1', [instanceId])
  const second = Array.from({ length: 20 }, () => snapshots.take(books.memberId, topic))
  const [early, late] = [await Promise.all(first), await Promise.all(second)]
  expect(readings).toBe(2)
  expect(new Set(early)).toHaveProperty('size', 1)
  expect(messageIn(late[0]!)).toMatchObject([15, topic, 0, { game: { gamePlayCurrent: 3 } }])
})

it('does not wait for other topics, and does not exist for an unknown instance', async () => {
  const snapshots = createTestSnapshots()
  const [lobby, nothing] = await Promise.all([
    snapshots.take(books.memberId, lobbyTopic(books.memberId)),
    snapshots.take(books.memberId, gameTopic(books.memberId, 1)),
  ])
  expect(readings).toBe(2)
  expect(messageIn(lobby!)).toMatchObject([
    15,
    lobbyTopic(books.memberId),
    0,
    { MAINTENANCE_ENABLED: 'false' },
  ])
  expect(nothing).toBeUndefined()
})
