import { connect, type NatsConnection } from '@nats-io/transport-node'
import { natsUrl } from '@fairground/testkit/vitest/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokerUsers, type BrokerUser, getInboxPrefix } from './broker-users.ts'
import {
  laneSubject,
  laneReturned,
  laneTaken,
  outboxWritten,
  sessionEnded,
  topicFrames,
  topicSubject,
  cashierSubject,
} from './subjects.ts'

const url = new URL(natsUrl())
const open = (user: string, pass = url.password) =>
  connect({ servers: url.host, user, pass, inboxPrefix: getInboxPrefix(user), reconnect: false })

let observer: NatsConnection
const connections = new Map<BrokerUser, NatsConnection>()
beforeAll(async () => {
  observer = await open('test')
  for (const user of brokerUsers) connections.set(user, await open(user))
})
afterAll(async () => {
  for (const connection of [observer, ...connections.values()]) await connection.close()
})

/** Whether the broker delivers what the user publishes. */
const delivers = async (user: BrokerUser, subject: string): Promise<boolean> => {
  let count = 0
  const received = observer.subscribe(subject, { callback: () => void (count += 1) })
  await observer.flush()
  const connection = connections.get(user)!
  connection.publish(subject, 'planted')
  await connection.flush()
  await observer.flush()
  received.unsubscribe()
  return count > 0
}

const member = 987_654
const subjects = {
  'commands of players': laneSubject(member, 'play'),
  'commands of the cashier': laneSubject(member, 'cashier'),
  'commands of staff': laneSubject(member, 'operator'),
  'requests to the cashier': cashierSubject(member),
  'pushed events': topicFrames,
  'pushed events of the last release': topicSubject(`lobby.${member}`),
  'ended sessions': sessionEnded,
  'written rows': outboxWritten,
  'taken lanes': laneTaken,
  'returned lanes': laneReturned,
  'an inbox of another service': `${getInboxPrefix('other')}.1`,
}
type Subject = keyof typeof subjects

const mayPublish: { readonly [U in BrokerUser]: readonly Subject[] } = {
  gateway: ['commands of players', 'requests to the cashier', 'ended sessions'],
  lane: ['written rows', 'taken lanes', 'returned lanes'],
  worker: [
    'commands of players',
    'commands of the cashier',
    'pushed events',
    'pushed events of the last release',
  ],
  console: ['commands of staff'],
}
const maySubscribe: { readonly [U in BrokerUser]: readonly Subject[] } = {
  gateway: ['pushed events', 'pushed events of the last release', 'ended sessions', 'taken lanes'],
  lane: ['commands of players', 'commands of the cashier', 'commands of staff', 'returned lanes'],
  worker: ['written rows', 'taken lanes', 'requests to the cashier'],
  console: ['taken lanes'],
}
const cases = brokerUsers.flatMap(user =>
  (Object.keys(subjects) as Subject[]).map(subject => ({ user, subject })),
)

describe('the broker', () => {
  it('refuses connections without a user, or with a wrong password', async () => {
    await expect(connect({ servers: url.host, reconnect: false })).rejects.toThrow(/authorization/i)
    await expect(open('gateway', 'guess')).rejects.toThrow(/authorization/i)
    await expect(open('nobody')).rejects.toThrow(/authorization/i)
  })

  it.each(cases)('delivers $subject from $user only with the right', async ({ user, subject }) => {
    expect(await delivers(user, subjects[subject])).toBe(mayPublish[user].includes(subject))
  })

  it.each(cases)('lets $user read $subject only with the right', async ({ user, subject }) => {
    const connection = connections.get(user)!
    let count = 0
    const refused: unknown[] = []
    const subscription = connection.subscribe(subjects[subject], {
      callback: error => {
        if (error) refused.push(error)
        else count += 1
      },
    })
    await connection.flush()
    observer.publish(subjects[subject], 'secret')
    await observer.flush()
    await connection.flush()
    const isAllowed = maySubscribe[user].includes(subject)
    expect({ count, refusals: refused.length }).toEqual(
      isAllowed ? { count: 1, refusals: 0 } : { count: 0, refusals: 1 },
    )
    subscription.unsubscribe()
  })
})
