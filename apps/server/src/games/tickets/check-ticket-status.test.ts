import { randomUUID } from 'node:crypto'
import type { Output } from '@fairground/contract/operations'
import { ticketErrors } from '@fairground/contract/errors/ticket'
import { ticketId } from '@fairground/rules/ticket/ticket-id'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, joinRequest, findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, describe, expect, it } from 'vitest'

const server = useTestServer({ drawn: [11] })
const lines = Array.from({ length: 8 }, (_, i) => [i + 1, i + 2, i + 3])

const purchase = async (player: TestPlayer, gameId: number, lines: number[][]) => {
  const { requestId, ...ticketRequest } = joinRequest(await findOpenGame(player, gameId), lines)
  const answer = await player.call('purchaseTicket', { requestId, ticketRequest })
  if (answer.exitCode !== 0) throw new Error(answer.exitDescription)
  return { ...answer, ticket: answer.ticket!, code: answer.code! }
}
const check = (ticket: string, code: string) => server().rest().call('checkTicketStatus', { ticket, code })
const changeLastCharacter = (text: string) => text.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))

afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

describe('purchaseTicket', () => {
  it('returns the printed ticket, and the same one to a repeated request', async () => {
    const rowan = await server().login('rowan')
    const game = await findOpenGame(rowan, 12)
    const { requestId, ...ticketRequest } = joinRequest(game, [[1, 2, 3]])
    const first = await rowan.call('purchaseTicket', { requestId, ticketRequest })
    expect(first).toMatchObject({ exitCode: 0, joinEvent: { charged: '0.50' }, receipts: [{ seq0: 0 }] })
    expect(first.qr).toBe(`https://north.localhost/scan?ticket=${first.ticket}&code=${first.code}`)
    expect(await rowan.call('purchaseTicket', { requestId, ticketRequest })).toEqual(first)
    expect((await rowan.call('getPlayerAccounts', {})).accounts[0]!.accountBalance).toBe('99.50')
    const changed = { ...ticketRequest, userPlays: [[4, 5, 6]] }
    const conflict = await expectFault(rowan.call, 'purchaseTicket', { requestId, ticketRequest: changed })
    expect(conflict).toMatchObject({ name: 'request.conflict' })

    const { tickets, plays } = await rowan.call('getGamePlayerPlays', { gameInstanceId: game.gameInstanceId })
    expect(plays).toHaveLength(1)
    expect(tickets).toEqual([
      { ticket: first.ticket, code: first.code, joinCode: first.joinCode, qr: first.qr },
    ])
  })

  it('returns no ticket when the purchase is refused', async () => {
    const rowan = await server().login('rowan')
    const { requestId, ...ticketRequest } = joinRequest(await findOpenGame(rowan, 12), [[1, 2]])
    const refused = await rowan.call('purchaseTicket', { requestId, ticketRequest })
    expect(refused).toMatchObject({ exitCode: 4 })
    expect(refused).not.toHaveProperty('ticket')
  })

  it('requires a login and accepts only the details of the account that pays', async () => {
    const bob = await server().login('bob')
    const { requestId, ...ticketRequest } = joinRequest(await findOpenGame(bob, 12), [[1, 2, 3]])
    expect(
      await expectFault(server().rest().call, 'purchaseTicket', { requestId, ticketRequest }),
    ).toMatchObject({
      name: 'login.notLoggedIn',
    })
    const playerInfo = {
      firstName: 'Bob',
      lastName: 'Brown',
      primaryEmail: 'bob@example.test',
      birthdate: '1980-01-01',
      country: 'GB',
    }
    const input = { requestId: randomUUID(), ticketRequest, playerInfo }
    for (const wrong of [{ primaryEmail: 'alice@example.test' }, { primaryEmail: 'nemo@example.test' }])
      expect(
        await expectFault(bob.call, 'purchaseTicket', { ...input, playerInfo: { ...playerInfo, ...wrong } }),
      ).toMatchObject({ name: 'request.invalid' })
    expect((await bob.call('getPlayerAccounts', {})).accounts[0]!.accountBalance).toBe('100.00')
    const person = server().rest()
    const primaryEmail = 'buyer@example.test'
    await person.call('playerRegistration', {
      username: 'buyer',
      password: 'maple-river-58',
      primaryEmail,
      birthdate: '1980-01-01',
      country: 'GB',
      languageId: 'en_US',
      termsAccepted: true,
    })
    const own = { ...input, playerInfo: { ...playerInfo, primaryEmail } }
    expect(await person.call('purchaseTicket', own)).toMatchObject({
      exitCode: 7,
      eligibility: 'needsFullRegistration',
    })
  })
})

describe('checkTicketStatus', () => {
  const expectStatus = async (
    { ticket, code }: { ticket: string; code: string },
    status: keyof typeof ticketErrors,
  ): Promise<Output<'checkTicketStatus'>['ticket']> => {
    const answer = await check(ticket, code)
    expect(answer).toMatchObject({ status, text: ticketErrors[status].text })
    return answer.ticket
  }

  it('reports not started, not ended, then paid or no win', async () => {
    const alice = await server().login('alice')
    const game = await findOpenGame(alice, 11)
    const all = await purchase(alice, 11, lines)
    const second = await purchase(alice, 11, [[1, 2, 3]])
    const details = await expectStatus(all, 'gameNotStarted')
    expect(details).toMatchObject({
      ticket: all.ticket,
      gameId: 11,
      gameInstanceId: game.gameInstanceId,
      gameTitle: 'Three of Ten',
      currencyId: 'GBP',
      won: '0.00',
    })
    expect(details!.plays.map(play => play.numbers)).toEqual(lines)
    expect((await expectStatus(second, 'gameNotStarted'))!.plays).toHaveLength(1)

    await startDraw(server(), game.gameInstanceId)
    expect(await expectStatus(all, 'gameNotEnded')).toMatchObject({ won: '0.00' })
    await endDraw(server(), game.gameInstanceId)
    const results = await alice.call('getGameResults', { gameInstanceId: game.gameInstanceId })
    const wonBy = (plays: typeof results.plays) =>
      plays.reduce((sum, play) => sum + BigInt(play.won.replace('.', '')), 0n)
    const paid = await expectStatus(all, 'alreadyCashed')
    expect(BigInt(paid!.won.replace('.', ''))).toBe(wonBy(results.plays.slice(0, 8)))
    expect(paid!.recordUrl).toBe(results.recordUrl)
    const last = results.plays[8]!
    await expectStatus(second, last.won === '0.00' ? 'notAWin' : 'alreadyCashed')
  })

  it('returns no details for an unknown ticket or a wrong code', async () => {
    const alice = await server().login('alice')
    const bought = await purchase(alice, 12, [
      [1, 2, 3],
      [2, 3, 4],
    ])
    expect(
      await expectStatus({ ...bought, ticket: changeLastCharacter(bought.ticket) }, 'invalid'),
    ).toBeNull()
    expect(
      await expectStatus({ ...bought, code: changeLastCharacter(bought.code) }, 'invalidSecureKey'),
    ).toBeNull()
    const inside = ticketId({ instanceId: bought.gameInstanceId, seq: bought.receipts![1]!.seq0 + 1 })
    expect(await expectStatus({ ...bought, ticket: inside }, 'invalid')).toBeNull()
    const southern = server().rest('south')
    const elsewhere = await southern.call('checkTicketStatus', { ticket: bought.ticket, code: bought.code })
    expect(elsewhere).toMatchObject({ status: 'invalid', ticket: null })
    const wrong = { ticket: bought.ticket.toLowerCase(), code: bought.code }
    expect(await expectFault(southern.call, 'checkTicketStatus', wrong)).toMatchObject({
      name: 'request.invalid',
    })
  })

  it('rejects an older print after a reprint', async () => {
    const alice = await server().login('alice')
    const bought = await purchase(alice, 12, [[1, 2, 3]])
    await server().sql(
      `INSERT INTO ticket_reprint (member_id, instance_id, seq, prints) SELECT 1, $1, seq, 2 FROM ticket WHERE instance_id = $1 AND join_code = $2`,
      [bought.gameInstanceId, bought.joinCode],
    )
    expect(await expectStatus(bought, 'reprinted')).toBeNull()
    const { tickets } = await alice.call('getGamePlayerPlays', { gameInstanceId: bought.gameInstanceId })
    const newest = tickets.find(({ ticket }) => ticket === bought.ticket)!
    expect(newest.code).not.toBe(bought.code)
    await expectStatus(newest, 'gameNotStarted')
  })

  it('reports a ticket of a cancelled game as cancelled', async () => {
    const bob = await server().login('bob', 'south')
    const bought = await purchase(bob, 21, [[1, 2, 3]])
    await server().sql('UPDATE game SET min_plays = 1000, max_reschedules = 0 WHERE member_id = 2')
    await server().sql(
      'UPDATE game_instance SET reg_end = clock_timestamp(), due_at = clock_timestamp() WHERE id = $1',
      [bought.gameInstanceId],
    )
    const checkStatus = () =>
      server().rest('south').call('checkTicketStatus', { ticket: bought.ticket, code: bought.code })
    await expect.poll(async () => (await checkStatus()).status, { timeout: 10_000 }).toBe('cancelled')
    expect((await checkStatus()).ticket).toMatchObject({ won: '0.00' })
  })

  it('reports an unclaimed item prize as valid until it expires', async () => {
    const alice = await server().login('alice')
    const game = await findOpenGame(alice, 11)
    const bought = await purchase(alice, 11, lines)
    await startDraw(server(), game.gameInstanceId)
    await endDraw(server(), game.gameInstanceId)
    const asItem = async (item: string | null) => {
      await server().sql('ALTER TABLE payout DISABLE TRIGGER append_only')
      await server().sql('UPDATE payout SET item = $2 WHERE instance_id = $1', [game.gameInstanceId, item])
      await server().sql('ALTER TABLE payout ENABLE TRIGGER append_only')
    }
    await asItem('City break')
    expect(await check(bought.ticket, bought.code)).toMatchObject({
      status: 'valid',
      text: 'This ticket has won. Its prize is waiting to be claimed.',
    })
    const [{ end_at } = { end_at: 0 }] = await server().sql<{ end_at: number }>(
      'SELECT end_at FROM game_instance WHERE id = $1',
      [game.gameInstanceId],
    )
    await server().sql(`UPDATE game_instance SET end_at = end_at - interval '181 days' WHERE id = $1`, [
      game.gameInstanceId,
    ])
    await expectStatus(bought, 'expired')
    await server().sql('UPDATE game_instance SET end_at = to_timestamp($2::float8 / 1000) WHERE id = $1', [
      game.gameInstanceId,
      end_at,
    ])
    await asItem(null)
    await expectStatus(bought, 'alreadyCashed')
  })
})

it('issues one ticket per purchase for plays bought with joinGame', async () => {
  const bob = await server().login('bob')
  const game = await findOpenGame(bob, 12)
  const joined = [await buy(bob, game, [1, 2, 3], [4, 5, 6]), await buy(bob, game, [7, 8, 9])]
  const { tickets } = await bob.call('getGamePlayerPlays', { gameInstanceId: game.gameInstanceId })
  expect(tickets.map(ticket => ticket.joinCode)).toEqual(joined.map(answer => answer.joinCode))
  for (const { ticket, code } of tickets)
    expect(await check(ticket, code)).toMatchObject({ status: 'gameNotStarted' })
})
