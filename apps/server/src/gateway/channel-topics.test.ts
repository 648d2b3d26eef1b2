import { messageKinds } from '@fairground/contract/channel'
import type { Fault } from '@fairground/contract/errors'
import { gameTopic, lobbyTopic, playerTopic, type Topic } from '@fairground/contract/topics'
import { memoryTokenStore } from '@fairground/client/token-store'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'
import { topicSubject } from '#platform/broker/subjects.ts'
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
  it('starts with a snapshot, then sends each change under the next sequence number', async () => {
    const { channel } = await open()
    const rowan = await player('rowan')
    const game = await findOpenGame(rowan, 11)
    const seen = follow(channel, gameTopic(1, game.gameInstanceId))
    const { state, seq } = await seen.snapshot()
    expect(state.game).toEqual(game)
    for (let plays = 1; plays <= 4; plays++) {
      await buy(rowan, game, [1, 2, 3])
      await seen.event('gamePlaysPlayersUpdate', plays)
    }
    // The event that opened the instance may arrive after the snapshot, in one frame with the first purchase.
    let counted = seq
    for (const { events, to } of seen.frames) {
      counted += events.length
      expect(to).toBe(counted)
    }
    expect(seen.playCounts()).toEqual([1, 2, 3, 4])
    const [name, payload] = seen.frames.at(-1)!.events.at(-1)!
    expect([name, payload]).toMatchObject([
      'gamePlaysPlayersUpdate',
      { gamePlayCurrent: 4, gamePlayerCurrent: 1 },
    ])
    expect(seen.snapshots).toHaveLength(1)
    seen.leave()
    const framesBefore = seen.frames.length
    await pause(50)
    await buy(rowan, game, [1, 2, 3])
    await pause(300)
    expect(seen.frames).toHaveLength(framesBefore)
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
  it('merges its events into one frame every three seconds', async () => {
    const { channel } = await open()
    const rowan = await player('rowan')
    const lobby = follow(channel, lobbyTopic(1))
    const { state, seq } = await lobby.snapshot()
    expect(state.games.map(game => game.gameId)).toEqual([11, 12, 11, 12])
    const games = [await findOpenGame(rowan, 11), await findOpenGame(rowan, 12)]
    const since = performance.now()
    while (lobby.frames.length < 2 && performance.now() - since < 9000) {
      for (const game of games) await buy(rowan, game, [1, 2, 3])
      await pause(400)
    }
    const [first, second] = lobby.frames
    expect(second!.at - first!.at).toBeGreaterThan(2500)
    // Many changes, but only the latest event of each name for each game.
    expect(second!.to - first!.to).toBeGreaterThan(2)
    expect(second!.events).toHaveLength(2)
    expect(first!.to).toBeGreaterThan(seq)
    expect(lobby.snapshots).toHaveLength(1)
    expect(lobby.misshapen).toEqual([])
    expect(await server().audit()).toEqual([])
  })
})

describe("a player's topic", () => {
  it('sends balance and plays to the player', async () => {
    const alice = await player('alice')
    const { channel } = await open(alice.token.read())
    const own = follow(channel, playerTopic(1, alice.id))
    expect((await own.snapshot()).state).toMatchObject({
      accounts: [{ accountBalance: '100.00' }],
      playerInGames: [],
      playerSegment: 'C',
    })
    const game = await findOpenGame(alice, 12)
    const { joinCode } = await buy(alice, game, [1, 2, 3])
    await own.event('playerJoin')
    const events = own.frames.flatMap(({ events }) => events)
    const balanceUpdateEvent = expect.objectContaining({
      accountBalance: '99.50',
      accountCurrency: 'GBP',
    }) as unknown
    expect(events).toContainEqual(['playerJoin', expect.objectContaining({ joinCode, balanceUpdateEvent })])
    expect(own.names()).not.toContain('playerBalance')
    const again = follow(channel, playerTopic(1, alice.id))
    expect((await again.snapshot()).state.playerInGames).toMatchObject([
      { gameInstanceId: game.gameInstanceId, playerPlaysInGame: 1, joinCode },
    ])
    expect([...own.misshapen, ...again.misshapen]).toEqual([])
  })

  it('is refused to other players, as is every topic of another operator', async () => {
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
      await buy(alice, await findOpenGame(alice, 12), [1, 2, 3])
      await pause(300)
      expect(followed.flatMap(({ snapshots, frames }) => [...snapshots, ...frames])).toEqual([])
    }
  })
})

describe('a missed or repeated frame', () => {
  it('is applied once when it arrives twice', async () => {
    const rowan = await player('rowan')
    const { channel } = await open()
    const game = await findOpenGame(rowan, 12)
    const topic = gameTopic(1, game.gameInstanceId)
    const seen = follow(channel, topic)
    await seen.snapshot()
    await buy(rowan, game, [1, 2, 3])
    await seen.event('gamePlaysPlayersUpdate')
    const framesBefore = seen.frames.length
    const { to, events } = seen.frames.at(-1)!
    server().broker.publish(topicSubject(topic), [messageKinds.EVENTS, topic, to, to, events])
    await pause(200)
    expect(seen.frames).toHaveLength(framesBefore)
    expect(seen.playCounts()).toHaveLength(1)
    expect(seen.snapshots).toHaveLength(1)
  })

  it('is repaired by a snapshot when it is missing between two frames', async () => {
    const rowan = await player('rowan')
    const { channel } = await open()
    const game = await findOpenGame(rowan, 12)
    const topic = gameTopic(1, game.gameInstanceId)
    const seen = follow(channel, topic)
    await seen.snapshot()
    await buy(rowan, game, [1, 2, 3])
    await seen.event('gamePlaysPlayersUpdate')
    const { to } = seen.frames.at(-1)!
    server().broker.publish(topicSubject(topic), [messageKinds.EVENTS, topic, to + 3, to + 3, []])
    const { state } = await seen.snapshot(2)
    expect(state.game).toMatchObject({ gamePlayCurrent: (await findOpenGame(rowan, 12)).gamePlayCurrent })
  })
})
