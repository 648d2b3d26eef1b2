import { memoryTokenStore } from '@fairground/client/token-store'
import { playerTopic } from '@fairground/contract/topics'
import type { Person, TestServer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { mailsTo } from '@fairground/testkit/services/outside'
import { fullAnswers, newcomer } from '#registration/newcomer.test-support.ts'

export interface Registered extends Person {
  readonly playerId: number
  readonly username: string
  readonly email: string
  readonly password: string
}

/** Somebody new, fully registered and logged in. */
export const registered = async (server: TestServer): Promise<Registered> => {
  const { username, password, primaryEmail: email, ...more } = newcomer()
  const person = server.rest('north', memoryTokenStore())
  const { player } = await person.call('playerRegistration', {
    username,
    password,
    primaryEmail: email,
    ...more,
  })
  await person.call('playerRegistrationFull', fullAnswers())
  return { ...person, playerId: player.id, username, email, password }
}

/** Newest first, once there are so many. */
export const mails = (server: TestServer, to: string, count: number) =>
  until(`${count} mails to ${to}`, async () => {
    const kept = await mailsTo(server.outside, to)
    return kept.length >= count ? kept : undefined
  })

/** What the outbox has told a player of north, oldest first. */
export const toldOf = async (server: TestServer, playerId: number) => {
  const { id } = server.member('north')
  const rows = await server.sql<{ event: string; body: object }>(
    `SELECT event, body FROM outbox WHERE topic = $1 ORDER BY id`,
    [playerTopic(id, playerId)],
  )
  return rows.map(({ event, body }) => ({ event, ...body }))
}
