import { releaseTag } from '@fairground/contract/constants'
import { memoryTokenStore } from '@fairground/client/token-store'
import { messageKinds } from '@fairground/contract/channel'
import { demoPassword } from '@fairground/testkit/demo/world'
import { checkedCall, expectFault } from '@fairground/testkit/server/checked-call'
import { joinRequest, findOpenGame } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'
import { connected } from './follower.test-support.ts'
import { rawChannel } from './raw-channel.test-support.ts'

const server = useTestServer()

const open = async (token: string | null = null) => {
  const store = memoryTokenStore(token)
  const channel = server().channel('north', { token: store })
  channel.open()
  await connected(channel)
  return { channel, store, call: checkedCall(channel) }
}

describe('HELLO', () => {
  it('is answered with the server time and the session state', async () => {
    const raw = await rawChannel(server())
    const before = Date.now()
    raw.send([messageKinds.HELLO, { siteKey: 'site-key-of-north', version: releaseTag }])
    const [, welcome] = await raw.next(messageKinds.WELCOME)
    expect(welcome).toMatchObject({ serverTime: expect.any(Number), sessionState: 'anonymous' })
    expect((welcome as { serverTime: number }).serverTime).toBeGreaterThanOrEqual(before)
    raw.close()
  })

  it('identifies a player by a valid token and reports any other token as expired', async () => {
    const { token } = await server().login('rowan')
    expect((await open(token.read())).channel.state().session).toBe('player')
    const { channel, store } = await open('A'.repeat(43))
    expect(channel.state().session).toBe('expired')
    expect(store.read()).toBeNull()
  })

  it('can be repeated with another token', async () => {
    const { channel, store } = await open()
    expect(channel.state().session).toBe('anonymous')
    store.write((await server().login('rowan')).token.read())
    void channel.reauthenticate()
    await until('player', () => channel.state().session === 'player')
    await expect(channel.call('getPlayerAccounts', {})).resolves.toBeDefined()
  })

  it('applies to a call that is sent before the answer', async () => {
    const { channel, store } = await open()
    store.write((await server().login('rowan')).token.read())
    void channel.reauthenticate()
    await expect(channel.call('getPlayerAccounts', {})).resolves.toBeDefined()
  })

  it('is refused with an unknown site key', async () => {
    const raw = await rawChannel(server())
    raw.send([messageKinds.HELLO, { siteKey: 'wrong', version: releaseTag }])
    expect(await raw.next(messageKinds.FAULT)).toMatchObject([13, 0, { name: 'request.siteKeyNotValid' }])
    expect(await raw.next(messageKinds.BYE)).toEqual([16, { reason: 'protocol' }])
    await raw.closed()
  })

  it('must precede the first call', async () => {
    const raw = await rawChannel(server())
    raw.send([messageKinds.CALL, 7, 'ping', {}])
    expect(await raw.next(messageKinds.FAULT)).toMatchObject([13, 7, { name: 'request.siteKeyNotValid' }])
    raw.close()
  })
})

describe('a call', () => {
  it('returns the same response as over REST', async () => {
    const { call, channel } = await open()
    const filter = { filter: { gameId: 11 } }
    expect(await call('getFilteredGames', filter)).toEqual(
      await server().rest().call('getFilteredGames', filter),
    )
    await call('init', { filter: { memberId: 1, languageId: 'en_US' } })
    await channel.ping()
    expect(channel.latencyMs()).toBeGreaterThanOrEqual(0)
    expect(Math.abs(channel.serverNow() - Date.now())).toBeLessThan(1000)
  })

  it('returns the same fault as over REST', async () => {
    const { call } = await open()
    expect(await expectFault(call, 'getPlayerAccounts', {})).toMatchObject({ name: 'login.notLoggedIn' })
    expect(await expectFault(call, 'getGameLobby', { gameInstanceId: 1 })).toMatchObject({
      name: 'game.notFound',
    })
    expect(await expectFault(call, 'getGameLobby', { id: 1 } as never)).toMatchObject({
      name: 'request.invalid',
    })
    expect(await expectFault(call, 'login', { username: 'rowan', password: 'wrong123' })).toMatchObject({
      code: 103,
    })
  })

  it('logs in, plays and logs out on one connection', async () => {
    const { call, store } = await open()
    const { authToken } = await call('login', { username: 'alice', password: demoPassword })
    expect(store.read()).toBe(authToken)
    const game = await findOpenGame({ call }, 11)
    const answer = await call('joinGame', joinRequest(game, [[1, 2, 3]]))
    expect(answer).toMatchObject({ exitCode: 0, joinEvent: { accountBalance: '98.90' } })
    expect(await call('getPlayerAccounts', {})).toMatchObject({ accounts: [{ accountBalance: '98.90' }] })
    expect(await call('logout', {})).toEqual({ result: 'success' })
    expect(store.read()).toBeNull()
    expect(await expectFault(call, 'getPlayerAccounts', {})).toMatchObject({ name: 'login.notLoggedIn' })
    const rest = server().rest('north', memoryTokenStore(authToken))
    expect(await expectFault(rest.call, 'getPlayerAccounts', {})).toMatchObject({ name: 'login.notLoggedIn' })
    expect(await server().audit()).toEqual([])
  })

  it('uses the settings that the operator has now', async () => {
    const { call } = await open()
    const filter = { memberId: 1, languageId: 'en_US', showMobile: false }
    const readAge = async () => (await call('init', { filter, fullLoad: false })).configuration.minimumAge
    expect(await readAge()).toBe(18)
    await server().sql(`UPDATE member SET settings = settings || '{"minimumAge": 21}' WHERE id = 1`)
    await until('the new age', async () => (await readAge()) === 21)
    await server().sql(`UPDATE member SET settings = settings - 'minimumAge' WHERE id = 1`)
  })

  it('waits for the connection, and concurrent calls each get their own response', async () => {
    const channel = server().channel()
    const early = channel.call('ping', {})
    channel.open()
    expect(await early).toMatchObject({ serverTime: expect.any(Number) })
    const answers = await Promise.all([11, 12, 11, 12].map(gameId => findOpenGame(channel, gameId)))
    expect(answers.map(game => game.gameId)).toEqual([11, 12, 11, 12])
  })
})
