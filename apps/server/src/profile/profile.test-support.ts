import { memoryTokenStore } from '@fairground/client/token-store'
import { playerTopic } from '@fairground/contract/topics'
import type { TestPlayer, TestServer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { getMails } from '@fairground/testkit/services/sandbox'
import { fullAnswers, newcomer } from '#registration/newcomer.test-support.ts'

export interface RegisteredPlayer extends TestPlayer {
  readonly playerId: number
  readonly username: string
  readonly email: string
  readonly password: string
}

/** Proves the password of the player, as the site does before a sensitive change. */
export const stepUp = ({ call, password }: RegisteredPlayer) => call('finishStepUp', { password })

/** Registers a new player fully and logs them in. */
export const registerPlayer = async (server: TestServer): Promise<RegisteredPlayer> => {
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

/** Waits for this many mails and returns them, newest first. */
export const mails = (server: TestServer, to: string, count: number) =>
  until(`${count} mails to ${to}`, async () => {
    const received = await getMails(server.sandbox, to)
    return received.length >= count ? received : undefined
  })

/** Returns the events in the outbox for a player of north, oldest first, without those that the worker adds later. */
export const readPublishedEvents = async (server: TestServer, playerId: number) => {
  const { id } = server.member('north')
  const rows = await server.sql<{ event: string; body: object }>(
    `SELECT event, body FROM outbox WHERE topic = $1 AND event <> 'playerNotification' ORDER BY id`,
    [playerTopic(id, playerId)],
  )
  return rows.map(({ event, body }) => ({ event, ...body }))
}
