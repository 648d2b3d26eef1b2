import type { Transport } from '@fairground/client/transport'
import { memoryTokenStore } from '@fairground/client/token-store'
import { messageKinds } from '@fairground/contract/channel'
import { playerTopic } from '@fairground/contract/topics'
import { transportModes } from '@fairground/contract/transport'
import { topicSubject } from '@fairground/server/platform/broker/subjects'
import { playerStore, takePlayerEvent, takePlayerSnapshot } from '@fairground/site/core/stores/player-store'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { startTcpProxy } from '@fairground/testkit/services/tcp-proxy'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

const server = useTestServer({ crowd: 4 })

beforeEach(() => playerStore.setState({ balances: new Map(), inGames: new Map() }))

/** Follows the player's topic as the site does, with its store. */
const followAsSite = async (transport: Transport, playerId: number) => {
  const names: string[] = []
  const seen = { snapshots: 0, to: 0, areEventsLost: false }
  transport.subscribe(playerTopic(1, playerId), {
    onSnapshot(state, to) {
      seen.snapshots += 1
      seen.to = to
      takePlayerSnapshot(state)
    },
    onEvents(events, to) {
      seen.to = to
      names.push(...events.map(([name]) => name))
      if (!seen.areEventsLost) events.forEach(takePlayerEvent)
    },
  })
  await until('a snapshot', () => seen.snapshots > 0)
  return { names, seen }
}

const readBalance = async ({ call }: TestPlayer): Promise<unknown> =>
  (await call('getPlayerAccounts', {})).accounts[0]

const shownBalance = () => playerStore.getState().balances.get('GBP')

/** Waits until the site shows what the server answers. */
const expectShown = async (player: TestPlayer): Promise<void> => {
  const account = await readBalance(player)
  await until('the balance', () => JSON.stringify(shownBalance()) === JSON.stringify(account))
}

describe.each(Object.values(transportModes))('the balance on the screen in mode %i', mode => {
  it('is right after a purchase, after a cut and after a gap', async () => {
    const player = await server().login(`crowd${mode}`)
    const { player: own } = await player.call('loginCheck', {})
    const proxy = await startTcpProxy(server().baseUrl)
    onTestFinished(proxy.stop)
    const token = memoryTokenStore(player.token.read())
    const transport = server().transport(mode, { baseUrl: proxy.url, token })
    onTestFinished(() => transport.close())
    transport.open()
    await until('connected', () => transport.state().status === 'connected')
    const { names, seen } = await followAsSite(transport, own.id)
    const game = await findOpenGame(player, 12)
    const joins = () => names.filter(name => name === 'playerJoin').length

    const before = shownBalance()
    await buy(player, game, [1, 2, 3])
    await until('the purchase', () => joins() === 1)
    await expectShown(player)
    expect(shownBalance()).not.toEqual(before)

    proxy.cut()
    await until('disconnected', () => transport.state().status !== 'connected')
    for (let i = 0; i < 3; i++) await buy(player, game, [1, 2, 3])
    proxy.restore()
    await expectShown(player)
    expect(seen.snapshots).toBe(1)

    const known = joins()
    seen.areEventsLost = true
    await buy(player, game, [1, 2, 3])
    await until('the lost purchase', () => joins() > known)
    const account = await readBalance(player)
    expect(shownBalance()).not.toEqual(account)
    const topic = playerTopic(1, own.id)
    const next = seen.to + 3
    server().broker.publish(topicSubject(topic), [messageKinds.EVENTS, topic, next, next, []])
    await until('a snapshot after the gap', () => seen.snapshots === 2)
    await expectShown(player)
    // The event of the player's first deposit can arrive late, but before those of the purchases.
    expect(names.slice(names.indexOf('playerJoin'))).not.toContain('playerBalance')
    expect(transport.mode()).toBe(mode)
    expect(await server().audit()).toEqual([])
  })
})
