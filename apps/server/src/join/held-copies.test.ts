import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Transport } from '@fairground/client/transport'
import { joinErrors } from '@fairground/contract/errors/join'
import { sentAtHeader, transportModes } from '@fairground/contract/transport'
import { fromDecimal } from '@fairground/rules/money/money'
import { findOpenGame, joinRequest } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { startTcpProxy } from '@fairground/testkit/services/tcp-proxy'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connected } from '#gateway/follower.test-support.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import { playWithinMs } from '#ledger/lane/deadline.ts'
import { openLaneKeys } from '#ledger/lane/lane-keys.ts'
import { openMessage } from '#ledger/lane/signed-message.ts'
import { decode } from '#platform/broker/broker.ts'
import { laneSubject } from '#platform/broker/subjects.ts'
import { insertApprovedProposal } from '#testing/approved-proposal.test-support.ts'
import { parseCurrency } from '#platform/money.ts'

const server = useTestServer({ crowd: 8 })
const modes = Object.values(transportModes)
const memberId = 1

/** Takes the player's cash, as staff does. */
const emptyAccount = async ({ call }: TestPlayer) => {
  const { id: playerId } = (await call('loginCheck', {})).player
  const { accounts } = await call('getPlayerAccounts', {})
  const { accountBalance, accountCurrency: currency } = accounts.find(
    each => each.accountCurrency === server().member().currency,
  )!
  const { amount } = fromDecimal(accountBalance, parseCurrency(currency))
  const { proposalId } = await insertApprovedProposal((text, values) => server().sql(text, values), {
    memberId,
    kind: 'adjustBalance',
    subject: `player/${playerId}/balance`,
    payload: { playerId, currency, amount: String(0n - amount) },
  })
  const adjusted = await server().lane.submit(memberId, 'adjust', {
    opKey: randomUUID(),
    playerId,
    currency,
    proposalId,
  })
  expect(adjusted).toMatchObject({ done: true })
  // The audit expects that an executed proposal says so, and the subject is free for the next test.
  await server().sql(`UPDATE proposal SET status = 'executed' WHERE member_id = $1 AND id = $2`, [
    memberId,
    proposalId,
  ])
  return { playerId, currency }
}

const deposit = (playerId: number, currency: string) =>
  server().lane.submit(memberId, 'deposit', { opKey: randomUUID(), playerId, currency, amount: 5000n })

const countRows = async (playerId: number) =>
  server().sql(
    `SELECT FROM ticket WHERE member_id = $1 AND player_id = $2
     UNION ALL SELECT FROM journal WHERE member_id = $1 AND player_id = $2 AND kind = 'join'`,
    [memberId, playerId],
  )

/** The purchases that gateways send to the lane. */
const watchLane = () => {
  const keys = openLaneKeys(join(server().folder, 'keys'), ['play'], false)
  const sent: AnyCommand[] = []
  const subscription = server().broker.subscribe(laneSubject(memberId, 'play'), message => {
    const destination = { memberId, commandClass: 'play' } as const
    const opened = openMessage(version => keys.find('play', version), destination, message.data)
    if (opened) sent.push(...(decode(opened.commands) as AnyCommand[]))
  })
  onTestFinished(() => subscription.unsubscribe())
  return sent
}

const findDeadline = (sent: readonly AnyCommand[], requestId: string): number | undefined =>
  sent.find(({ request }) => 'opKey' in request && request.opKey.endsWith(requestId))?.decideBefore

/** A purchase over REST, with the time of sending that the client claims. */
const postJoin = async ({ token, member }: TestPlayer, input: unknown, sentAt: unknown) => {
  const response = await fetch(`${server().baseUrl}/api/${memberId}/joinGame`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'site-key': member.siteKey,
      'auth-token': token.read() ?? '',
      [sentAtHeader]: String(sentAt),
    },
    body: JSON.stringify(input),
  })
  return (await response.json()) as { exitCode: number }
}

describe.each(modes)('a purchase in mode %i', mode => {
  const username = `crowd${mode}`

  const openThroughProxy = async (player: TestPlayer) => {
    const proxy = await startTcpProxy(server().baseUrl)
    onTestFinished(proxy.stop)
    const transport: Transport = server().transport(mode, { baseUrl: proxy.url, token: player.token })
    transport.open()
    await connected(transport)
    onTestFinished(() => transport.close())
    await transport.ping()
    return { proxy, transport }
  }

  it('is refused when the network held it while another copy was refused and the player paid in', async () => {
    const player = await server().login(username)
    const { playerId, currency } = await emptyAccount(player)
    const game = await findOpenGame(player, 12)
    const input = joinRequest(game, [[1, 2, 3]])
    const { proxy, transport } = await openThroughProxy(player)
    proxy.hold()
    const held = transport.call('joinGame', input)
    const copy = await player.call('joinGame', input)
    expect(copy.exitCode).toBe(joinErrors.notEnoughFunds.code)
    await deposit(playerId, currency)
    proxy.release()
    expect(await held).toEqual(copy)
    expect(await countRows(playerId)).toEqual([])
    expect(await server().audit()).toEqual([])
    const { exitCode } = await player.call('joinGame', joinRequest(game, [[1, 2, 3]]))
    expect(exitCode).toBe(0)
  })

  it('carries the time at which the client sent it', async () => {
    const player = await server().login(username)
    const { playerId, currency } = await emptyAccount(player)
    await deposit(playerId, currency)
    const sent = watchLane()
    const input = joinRequest(await findOpenGame(player, 12), [[1, 2, 3]])
    const { proxy, transport } = await openThroughProxy(player)
    proxy.hold()
    const called = transport.call('joinGame', input)
    const sentAt = transport.serverNow()
    // Any time later, which the gateway would count without a time of sending.
    await new Promise(resolve => setTimeout(resolve, 300))
    const releasedAt = transport.serverNow()
    proxy.release()
    expect(await called).toMatchObject({ exitCode: 0 })
    await until('the purchase at the lane', () => findDeadline(sent, input.requestId) !== undefined)
    const deadline = findDeadline(sent, input.requestId)!
    expect(deadline).toBeLessThanOrEqual(sentAt + playWithinMs)
    expect(deadline).toBeLessThan(releasedAt + playWithinMs)
  })
})

describe('a client', () => {
  const prepare = async (username: string) => {
    const player = await server().login(username)
    const { playerId, currency } = await emptyAccount(player)
    await deposit(playerId, currency)
    return { player, playerId, game: await findOpenGame(player, 12) }
  }

  it('gets no later deadline for a time of sending in the future', async () => {
    const { player, game } = await prepare('crowd5')
    const sent = watchLane()
    for (const ahead of [1000, 3_600_000, 9e14]) {
      const input = joinRequest(game, [[1, 2, 3]])
      expect(await postJoin(player, input, Math.floor(Date.now() + ahead))).toMatchObject({ exitCode: 0 })
      await until('the purchase at the lane', () => findDeadline(sent, input.requestId) !== undefined)
      expect(findDeadline(sent, input.requestId)).toBeLessThanOrEqual(Date.now() + playWithinMs)
    }
  })

  it('is refused at once with an old time of sending, and buys nothing', async () => {
    const { player, playerId, game } = await prepare('crowd6')
    const input = joinRequest(game, [[1, 2, 3]])
    for (const sentAt of [0, Date.now() - playWithinMs - 1])
      expect(await postJoin(player, input, sentAt)).toMatchObject({
        exitCode: joinErrors.siteCannotAcceptPlays.code,
        exitDescription: joinErrors.siteCannotAcceptPlays.text,
      })
    expect(await countRows(playerId)).toEqual([])
    expect(await server().audit()).toEqual([])
    expect(await postJoin(player, input, Date.now())).toMatchObject({ exitCode: 0 })
  })

  it('may leave the time out or send nonsense', async () => {
    const { player, game } = await prepare('crowd7')
    for (const nonsense of ['', 'now', -5, 1.5, '1'.repeat(16)])
      expect(await postJoin(player, joinRequest(game, [[1, 2, 3]]), nonsense)).toMatchObject({ exitCode: 0 })
    expect(await server().audit()).toEqual([])
  })
})
