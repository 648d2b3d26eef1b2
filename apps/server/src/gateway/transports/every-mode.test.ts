import { memoryTokenStore } from '@fairground/client/token-store'
import { messageKinds } from '@fairground/contract/channel'
import type { EventMessage } from '@fairground/contract/events'
import { gameTopic, lobbyTopic, playerTopic } from '@fairground/contract/topics'
import { type TransportMode, transportModes } from '@fairground/contract/transport'
import { demoPassword } from '@fairground/testkit/demo/world'
import { checkedCall, expectFault } from '@fairground/testkit/server/checked-call'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, findOpenGame, joinRequest } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { topicSubject } from '#platform/broker/subjects.ts'
import { connected, follow } from '#gateway/follower.test-support.ts'
import { runInMember } from '#session/sandbox-service.test-support.ts'
import { startTcpProxy } from '@fairground/testkit/services/tcp-proxy'

const server = useTestServer({ crowd: 8, drawn: [11] })
const modes = Object.values(transportModes)

const open = async (mode: TransportMode, token: string | null = null, baseUrl = server().baseUrl) => {
  const store = memoryTokenStore(token)
  const faults: string[] = []
  const goodbyes: string[] = []
  /** The session of every welcome, also of a repeated one. */
  const sessions: string[] = []
  const transport = server().transport(mode, {
    baseUrl,
    token: store,
    onFault: fault => faults.push(fault.name),
    onState: ({ status, bye, session }) => {
      if (bye !== null) goodbyes.push(bye)
      else if (status === 'connected') sessions.push(session)
    },
  })
  transport.open()
  await connected(transport)
  expect(transport.mode()).toBe(mode)
  onTestFinished(() => transport.close())
  return { transport, store, faults, goodbyes, sessions, call: checkedCall(transport) }
}

describe.each(modes)('mode %i', mode => {
  const username = `crowd${mode}`

  it('logs in, plays and logs out', async () => {
    const { transport, call, store } = await open(mode)
    expect(transport.state().session).toBe('anonymous')
    const { authToken } = await call('login', { username, password: demoPassword })
    expect(store.read()).toBe(authToken)
    const game = await findOpenGame({ call }, 12)
    const own = follow(transport, playerTopic(1, (await call('loginCheck', {})).player.id))
    const [account] = (await own.snapshot()).state.accounts
    expect(await call('joinGame', joinRequest(game, [[1, 2, 3]]))).toMatchObject({ exitCode: 0 })
    await own.event('playerJoin')
    const { accounts } = await call('getPlayerAccounts', {})
    const joins = own.frames.flatMap(({ events }) =>
      events.flatMap(([name, payload]) => (name === 'playerJoin' ? [payload.balanceUpdateEvent] : [])),
    )
    expect(joins).toEqual([accounts[0]])
    expect(Number(accounts[0]!.accountBalance)).toBeCloseTo(Number(account!.accountBalance) - 0.5)
    await transport.ping()
    expect(Math.abs(transport.serverNow() - Date.now())).toBeLessThan(1000)
    expect(await call('logout', {})).toEqual({ result: 'success' })
    expect(store.read()).toBeNull()
    expect(await expectFault(call, 'getPlayerAccounts', {})).toMatchObject({ name: 'login.notLoggedIn' })
    expect(own.misshapen).toEqual([])
    expect(await server().audit()).toEqual([])
  })

  it('resumes after a cut with the missed events and without a snapshot', async () => {
    const player = await server().login(username)
    const proxy = await startTcpProxy(server().baseUrl)
    onTestFinished(proxy.stop)
    const { transport } = await open(mode, null, proxy.url)
    const game = await findOpenGame(player, 12)
    const seen = follow(transport, gameTopic(1, game.gameInstanceId))
    await seen.snapshot()
    await buy(player, game, [1, 2, 3])
    await seen.event('gamePlaysPlayersUpdate')
    proxy.cut()
    await until('disconnected', () => transport.state().status !== 'connected')
    for (let i = 0; i < 3; i++) await buy(player, game, [1, 2, 3])
    proxy.restore()
    await seen.event('gamePlaysPlayersUpdate', 4)
    const counts = seen.playCounts()
    expect(counts).toEqual([1, 2, 3, 4].map(n => counts[0]! + n - 1))
    expect(seen.snapshots).toHaveLength(1)
    expect(transport.mode()).toBe(mode)
    expect(transport.state()).toMatchObject({ status: 'connected', retries: 0 })
  })

  it('takes a snapshot after a gap', async () => {
    const player = await server().login(username)
    const { transport } = await open(mode)
    const game = await findOpenGame(player, 12)
    const topic = gameTopic(1, game.gameInstanceId)
    const seen = follow(transport, topic)
    await seen.snapshot()
    await buy(player, game, [1, 2, 3])
    await seen.event('gamePlaysPlayersUpdate')
    const { to } = seen.frames.at(-1)!
    server().broker.publish(topicSubject(topic), [messageKinds.EVENTS, topic, to + 3, to + 3, []])
    const { state } = await seen.snapshot(2)
    expect(state.game.gamePlayCurrent).toBe((await findOpenGame(player, 12)).gamePlayCurrent)
    // The gateway takes the next three numbers for repeats of the frame above.
    for (let i = 0; i < 4; i++) await buy(player, game, [1, 2, 3])
    await until('the newest count', () => {
      const counts = seen.frames.flatMap(({ events }) => events.map(([, payload]) => playCount(payload)))
      const shown = [...counts, ...seen.snapshots.map(each => each.state.game.gamePlayCurrent)]
      return Math.max(...shown) === state.game.gamePlayCurrent + 4
    })
  })

  it('ends with the reason when the player logs in elsewhere', async () => {
    const player = await server().login(username)
    const { transport, store } = await open(mode, player.token.read())
    expect(transport.state().session).toBe('player')
    await server().login(username)
    await until('the end', () => transport.state().bye === 'login-elsewhere')
    expect(store.read()).toBeNull()
    expect(transport.state().status).toBe('disconnected')
  })

  it('is notified when the session ends, and reports a token that has ended', async () => {
    const player = await server().login(username)
    const { faults, transport, store } = await open(mode, player.token.read())
    await player.call('logout', {})
    await until('a fault', () => faults.includes('login.notLoggedIn'))
    expect(store.read()).toBeNull()
    await expect(transport.call('ping', {})).resolves.toBeDefined()
    const late = await open(mode, 'A'.repeat(43))
    // Mode 3 then opens its stream again without the token.
    expect(late.sessions[0]).toBe('expired')
    expect(late.store.read()).toBeNull()
  })

  it('receives the start of maintenance', async () => {
    const { transport } = await open(mode)
    const lobby = follow(transport, lobbyTopic(1))
    expect((await lobby.snapshot()).state.MAINTENANCE_ENABLED).toBe('false')
    const payload = {
      eventType: 15,
      memberId: 1,
      MAINTENANCE_ENABLED: 'true',
      MAINTENANCE_MESSAGE: 'Soon',
      maintenanceUntil: null,
    } as const
    await runInMember(server(), 1, tx => putInOutbox(tx, 1, announce('gameMaintenance', payload)))
    await lobby.event('gameMaintenance')
    expect(lobby.frames.flatMap(({ events }) => events)).toContainEqual([
      'gameMaintenance',
      { ...payload, viewers: expect.any(Number) },
    ])
    expect(lobby.misshapen).toEqual([])
  })

  it('stops receiving a topic that it has left, and gets topics that it adds', async () => {
    const player = await server().login(username)
    const { transport } = await open(mode)
    const [first, second] = [await findOpenGame(player, 11), await findOpenGame(player, 12)]
    const left = follow(transport, gameTopic(1, first.gameInstanceId))
    await left.snapshot()
    left.leave()
    const added = follow(transport, gameTopic(1, second.gameInstanceId))
    await added.snapshot()
    await buy(player, first, [1, 2, 3])
    await buy(player, second, [1, 2, 3])
    await added.event('gamePlaysPlayersUpdate')
    expect(left.frames).toEqual([])
  })
})

const playCount = (payload: EventMessage[1]): number =>
  'gamePlayCurrent' in payload ? payload.gamePlayCurrent : 0

it('shows the same draw in every mode, event by event to the last ball', async () => {
  const rowan = await server().login('rowan')
  const game = await findOpenGame(rowan, 11)
  const viewers = await Promise.all(modes.map(mode => open(mode)))
  const seen = viewers.map(({ transport }) => follow(transport, gameTopic(1, game.gameInstanceId)))
  for (const each of seen) await each.snapshot()
  await buy(rowan, game, [1, 2, 3])
  await startDraw(server(), game.gameInstanceId)
  for (const each of seen) await each.event('gameStart')
  await endDraw(server(), game.gameInstanceId)
  for (const each of seen) await each.event('gameEnd')
  const [events, ...others] = seen.map(({ frames }) => frames.flatMap(frame => frame.events))
  expect(events!.length).toBeGreaterThan(3)
  for (const other of others) expect(other).toEqual(events)
  for (const each of seen) expect([each.snapshots.length, each.misshapen]).toEqual([1, []])
  const input = { gameInstanceId: game.gameInstanceId }
  const [results, ...otherResults] = await Promise.all(
    viewers.map(({ call }) => call('getGameResults', input)),
  )
  expect(results!.drawn.length).toBeGreaterThan(0)
  for (const other of otherResults) expect(other).toEqual(results)
  expect(await server().audit()).toEqual([])
})

it('says goodbye in every mode when the gateway stops', async () => {
  const viewers = await Promise.all(modes.map(mode => open(mode)))
  await server().drain()
  for (const { transport, goodbyes } of viewers) {
    // A client that polls may be between two requests when the gateway stops; then it only finds it gone.
    const isBetweenPolls = () =>
      transport.mode() === transportModes.polling && transport.state().status !== 'connected'
    await until('a goodbye', () => goodbyes.includes('drain') || isBetweenPolls())
  }
})
