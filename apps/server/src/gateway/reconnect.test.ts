import { gameTopic, lobbyTopic, playerTopic } from '@fairground/contract/topics'
import { memoryTokenStore } from '@fairground/client/token-store'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { connected, follow } from './follower.test-support.ts'

const server = useTestServer()

/** A channel whose connection can be cut. */
const cuttable = (token: string | null = null) => {
  const sockets: WebSocket[] = []
  class Counted extends WebSocket {
    constructor(url: string) {
      super(url)
      sockets.push(this)
    }
  }
  const channel = server().channel('north', {
    token: memoryTokenStore(token),
    WebSocket: Counted as unknown as typeof globalThis.WebSocket,
  })
  channel.open()
  return { channel, cut: () => sockets.at(-1)!.terminate(), connections: () => sockets.length }
}

const backAgain = async ({ channel, connections }: ReturnType<typeof cuttable>, before: number) => {
  await until('a new connection', () => connections() > before)
  await connected(channel)
}

describe('a reconnecting viewer', () => {
  it('gets the missed events and no snapshot', async () => {
    const rowan = await server().login('rowan')
    const game = await findOpenGame(rowan, 11)
    const viewer = cuttable()
    await connected(viewer.channel)
    const seen = follow(viewer.channel, gameTopic(1, game.gameInstanceId))
    await seen.snapshot()
    await buy(rowan, game, [1, 2, 3])
    await seen.event('gamePlaysPlayersUpdate')
    viewer.cut()
    for (let i = 0; i < 3; i++) await buy(rowan, game, [1, 2, 3])
    await backAgain(viewer, 1)
    await seen.event('gamePlaysPlayersUpdate', 4)
    expect(seen.playCounts()).toEqual([1, 2, 3, 4])
    expect(seen.snapshots).toHaveLength(1)
    expect(await server().audit()).toEqual([])
  })

  it('gets a snapshot from a gateway without a log only if something changed', async () => {
    const alice = await server().login('alice')
    const { player } = await alice.call('loginCheck', {})
    const viewer = cuttable(alice.token.read())
    await connected(viewer.channel)
    const own = follow(viewer.channel, playerTopic(1, player.id))
    await own.snapshot()
    await buy(alice, await findOpenGame(alice, 12), [1, 2, 3])
    await own.event('playerJoin')
    viewer.cut()
    await backAgain(viewer, 1)
    await viewer.channel.ping()
    expect(own.snapshots).toHaveLength(1)

    await server().stopBroker()
    await server().startBroker()
    await own.snapshot(2)
    viewer.cut()
    await backAgain(viewer, 2)
    await viewer.channel.ping()
    expect(own.snapshots).toHaveLength(2)
    await buy(alice, await findOpenGame(alice, 12), [1, 2, 3])
    await own.event('playerJoin', 2)
    expect(viewer.channel.state().session).toBe('player')
    expect(await server().audit()).toEqual([])
  })
})

describe('a broker outage', () => {
  it('makes every viewer take a snapshot, so that nothing is lost', async () => {
    const rowan = await server().login('rowan')
    const { channel } = cuttable()
    await connected(channel)
    const game = await findOpenGame(rowan, 12)
    const seen = follow(channel, gameTopic(1, game.gameInstanceId))
    const lobby = follow(channel, lobbyTopic(1))
    await seen.snapshot()
    await lobby.snapshot()
    await server().stopBroker()
    await server().startBroker()
    const { joinEvent } = await buy(rowan, game, [1, 2, 3])
    await seen.snapshot(2)
    await lobby.snapshot(2)
    await until('the newest count', () => {
      const payloads = seen.frames.flatMap(({ events }) => events.map(([, payload]) => payload))
      const counts = payloads.map(payload => ('gamePlayCurrent' in payload ? payload.gamePlayCurrent : 0))
      const shown = [...seen.snapshots.map(({ state }) => state.game.gamePlayCurrent), ...counts]
      return shown.includes(joinEvent!.gamePlayCurrent)
    })
    expect(await server().audit()).toEqual([])
  })
})
