import { messageKinds } from '@fairground/contract/channel'
import type { Fault } from '@fairground/contract/errors'
import { gameTopic, lobbyTopic, playerTopic, type Topic } from '@fairground/contract/topics'
import { memoryTokenStore } from '@fairground/client/token-store'
import { buy, openGame } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'
import { topicSubject } from '#broker/subjects.ts'
import { connected, follow } from './follower.test-support.ts'

const server = useTestServer({ crowd: 2 })

const open = async (token: string | null = null) => {
  const faults: Fault[] = []
  const options = { token: memoryTokenStore(token), onFault: (fault: Fault) => faults.push(fault) }
  const channel = server().channel('north', options)
  channel.open()
  await connected(channel)
  return { channel, faults }
}

const player = async (name: string) => {
  const person = await server().login(name)
  const { id } = (await person.call('loginCheck', {})).player
  return { ...person, id }
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

describe('a game', () => {
  it('starts with a snapshot, then tells each change under the next number', async () => {
    const { channel } = await open()
    const rowan = await player('rowan')
    const game = await openGame(rowan, 11)
    const seen = follow(channel, gameTopic(1, game.gameInstanceId))
    const { state, seq } = await seen.snapshot()
    expect(state.game).toEqual(game)
    for (let plays = 1; plays <= 4; plays++) {
      await buy(rowan, game, [1, 2, 3])
      await seen.event('gamePlaysPlayersUpdate', plays)
    }
    expect(seen.frames.map(({ to }) => to)).toEqual([1, 2, 3, 4].map(step => seq + step))
    const [name, payload] = seen.frames.at(-1)!.events[0]!
    expect([name, payload]).toMatchObject([
      'gamePlaysPlayersUpdate',
      { gamePlayCurrent: 4, gamePlayerCurrent: 1 },
    ])
    expect(seen.snapshots).toHaveLength(1)
    seen.leave()
    await pause(50)
    await buy(rowan, game, [1, 2, 3])
    await pause(300)
    expect(seen.frames).toHaveLength(4)
    expect(seen.misshapen).toEqual([])
    expect(await server().audit()).toEqual([])
  })

  it.each([1, 9_999_999_999])('%i does not exist', async id => {
    const { channel, faults } = await open()
    const seen = follow(channel, gameTopic(1, id))
    await until('a fault', () => faults.length > 0)
    expect(faults).toMatchObject([{ name: 'game.notFound' }])
    expect(seen.snapshots).toEqual([])
  })
})

describe('the lobby', () => {
  it('merges what happens into one frame every three seconds', async () => {
    const { channel } = await open()
    const rowan = await player('rowan')
    const lobby = follow(channel, lobbyTopic(1))
    const { state, seq } = await lobby.snapshot()
    expect(state.games.map(game => game.gameId)).toEqual([11, 12, 11, 12])
    const games = [await openGame(rowan, 11), await openGame(rowan, 12)]
    const since = performance.now()
    while (lobby.frames.length < 2 && performance.now() - since < 9000) {
      for (const game of games) await buy(rowan, game, [1, 2, 3])
      await pause(400)
    }
    const [first, second] = lobby.frames
    expect(second!.at - first!.at).toBeGreaterThan(2500)
    // Many changes, but of each kind about each game only the last.
    expect(second!.to - first!.to).toBeGreaterThan(2)
    expect(second!.events).toHaveLength(2)
    expect(first!.to).toBeGreaterThan(seq)
    expect(lobby.snapshots).toHaveLength(1)
    expect(lobby.misshapen).toEqual([])
    expect(await server().audit()).toEqual([])
  })
})

describe("a player's own topic", () => {
  it('tells him of his money and his plays', async () => {
    const alice = await player('alice')
    const { channel } = await open(alice.token.read())
    const own = follow(channel, playerTopic(1, alice.id))
    expect((await own.snapshot()).state).toMatchObject({
      accounts: [{ accountBalance: '100.00' }],
      playerInGames: [],
      playerSegment: 'C',
    })
    const game = await openGame(alice, 12)
    const { joinCode } = await buy(alice, game, [1, 2, 3])
    await own.event('playerJoin')
    const told = own.frames.flatMap(({ events }) => events)
    expect(told).toContainEqual(['playerBalance', expect.objectContaining({ accountBalance: '99.50' })])
    expect(told).toContainEqual(['playerJoin', expect.objectContaining({ joinCode })])
    const again = follow(channel, playerTopic(1, alice.id))
    expect((await again.snapshot()).state.playerInGames).toMatchObject([
      { gameInstanceId: game.gameInstanceId, playerPlaysInGame: 1, joinCode },
    ])
    expect([...own.misshapen, ...again.misshapen]).toEqual([])
  })

  it('is refused to anybody else, and so is anything of another operator', async () => {
    const alice = await player('alice')
    const bob = await player('bob')
    const topics: Topic[] = [
      playerTopic(1, alice.id),
      playerTopic(2, alice.id),
      lobbyTopic(2),
      gameTopic(2, 48_001),
    ]
    for (const token of [null, bob.token.read()]) {
      const { channel, faults } = await open(token)
      const followed = topics.map(topic => follow(channel, topic))
      await until('faults', () => faults.length === topics.length)
      expect(faults.every(({ name }) => name === 'login.notAuthorized')).toBe(true)
      await buy(alice, await openGame(alice, 12), [1, 2, 3])
      await pause(300)
      expect(followed.flatMap(({ snapshots, frames }) => [...snapshots, ...frames])).toEqual([])
    }
  })
})

describe('what is missed', () => {
  it('is not told twice when a frame comes twice', async () => {
    const rowan = await player('rowan')
    const { channel } = await open()
    const game = await openGame(rowan, 12)
    const topic = gameTopic(1, game.gameInstanceId)
    const seen = follow(channel, topic)
    await seen.snapshot()
    await buy(rowan, game, [1, 2, 3])
    await seen.event('gamePlaysPlayersUpdate')
    const { to, events } = seen.frames.at(-1)!
    server().broker.publish(topicSubject(topic), [messageKinds.EVENTS, topic, to, to, events])
    await pause(200)
    expect(seen.frames).toHaveLength(1)
    expect(seen.snapshots).toHaveLength(1)
  })

  it('between two frames is made good by a snapshot', async () => {
    const rowan = await player('rowan')
    const { channel } = await open()
    const game = await openGame(rowan, 12)
    const topic = gameTopic(1, game.gameInstanceId)
    const seen = follow(channel, topic)
    await seen.snapshot()
    await buy(rowan, game, [1, 2, 3])
    await seen.event('gamePlaysPlayersUpdate')
    const { to } = seen.frames.at(-1)!
    server().broker.publish(topicSubject(topic), [messageKinds.EVENTS, topic, to + 3, to + 3, []])
    const { state } = await seen.snapshot(2)
    expect(state.game).toMatchObject({ gamePlayCurrent: (await openGame(rowan, 12)).gamePlayCurrent })
  })
})
