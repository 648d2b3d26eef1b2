import { randomUUID } from 'node:crypto'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, describe, expect, it } from 'vitest'
import { deposit, findPlayerId, readBalance } from '#payments/payments.test-support.ts'

const server = useTestServer({ sandbox: true, crowd: 13 })

afterAll(async () => expect(await server().audit()).toEqual([]))

let made = 0

/** Offers a bonus to a player, as the operator's staff or a campaign does. */
const offer = async (username: string, columns: Readonly<Record<string, unknown>>): Promise<number> => {
  const row: Record<string, unknown> = {
    player_id: await findPlayerId(server(), username),
    member_id: 1,
    subject: `test:${(made += 1)}`,
    currency: 'GBP',
    amount: 200,
    use_by: new Date(Date.now() + 86_400_000),
    ...columns,
  }
  const names = Object.keys(row)
  const [created] = await server().sql<{ id: number }>(
    `INSERT INTO bonus_offer (${names.join(', ')}) VALUES (${names.map((_, i) => `$${i + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  )
  return created!.id
}

const inGame = { kind: 'inGame', game_id: 11, instance_id: 77, seq: 4, wagering_times: 3 }
const inGameClaim = (bonusId: number) => ({ bonusId, gameInstanceId: 77, gameId: 11, playId: 4 })
const reload = { kind: 'reload', minimum_deposit: 2000, wagering_times: 3 }
const lotto = { kind: 'lotto', game_id: 11, plays: 2, amount: 220 }

const noLimits = { dailyEnabled: false, weeklyEnabled: false, monthlyEnabled: false, weeklyBetEnabled: false }

const setPlayer = (username: string, change: string) =>
  server().sql(`UPDATE player SET ${change} WHERE member_id = 1 AND username = $1`, [username])

const claim = ({ call }: TestPlayer, bonusId: number, requestId: string = randomUUID()) =>
  call('claimInGameBonus', { requestId, ...inGameClaim(bonusId) })

const outcomes = async (claims: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(claims)).map(({ status }) => status).toSorted()

describe('getBonusOffers', () => {
  it('lists the offers with their terms before anything is claimed', async () => {
    const rowan = await server().login('rowan')
    await offer('rowan', inGame)
    await offer('rowan', { ...lotto, use_by: new Date(Date.now() + 2 * 86_400_000) })
    const { offers, block } = await rowan.call('getBonusOffers', {})
    expect(block).toBeNull()
    expect(offers).toMatchObject([
      {
        kind: 'inGame',
        status: 'ready',
        amount: '2.00',
        wageringNeeded: '6.00',
        wageringTimes: 3,
        weight: 100,
        playId: 4,
      },
      { kind: 'lotto', status: 'ready', plays: 2, amount: '2.20', gameTitle: 'Three of Ten' },
    ])
  })

  it('shows a reload bonus blocked by a deposit limit, without asking for a higher limit', async () => {
    const alice = await server().login('alice')
    await offer('alice', reload)
    const status = async () => (await alice.call('getBonusOffers', {})).offers[0]
    expect(await status()).toMatchObject({
      status: 'needsDeposit',
      minimumDeposit: '20.00',
      depositLeft: null,
    })
    await alice.call('updateSelfLimits', { ...noLimits, weeklyEnabled: true, weeklyDepositLimit: '115.00' })
    expect(await status()).toMatchObject({ status: 'exceedsLimit', depositLeft: '15.00' })
  })
})

describe('claimInGameBonus', () => {
  it('grants the bonus once; a repeat gets the same answer and a second claim is refused', async () => {
    const bob = await server().login('bob')
    const bonusId = await offer('bob', inGame)
    const requestId = randomUUID()
    const answer = { result: 1, amount: '2.00', currencyId: 'GBP' }
    expect(await claim(bob, bonusId, requestId)).toEqual(answer)
    expect(await claim(bob, bonusId, requestId)).toEqual(answer)
    expect(
      await expectFault(bob.call, 'claimInGameBonus', { requestId: randomUUID(), ...inGameClaim(bonusId) }),
    ).toMatchObject({
      code: 'alreadyClaimed',
    })
    const { bonuses } = await bob.call('getBonuses', {})
    expect(bonuses).toMatchObject([
      { granted: '2.00', left: '2.00', wageringNeeded: '6.00', wageringDone: '0.00' },
    ])
    expect((await bob.call('getBonusOffers', {})).offers).toEqual([])
  })

  it('grants one of many claims at the same time', async () => {
    const player = await server().login('crowd1')
    const bonusId = await offer('crowd1', inGame)
    const results = await outcomes(Array.from({ length: 6 }, () => claim(player, bonusId)))
    expect(results.filter(result => result === 'fulfilled')).toHaveLength(1)
    expect((await player.call('getBonuses', {})).bonuses).toHaveLength(1)
  })

  it.each([
    ['another player', 'north', 'crowd2'],
    ['another operator', 'south', 'rowan'],
  ] as const)('hides the offer from %s', async (_, code, username) => {
    const bonusId = await offer('crowd3', inGame)
    const other = await server().login(username, code)
    const request = { requestId: randomUUID(), ...inGameClaim(bonusId) }
    expect(await expectFault(other.call, 'claimInGameBonus', request)).toMatchObject({ code: 'notFound' })
    expect(await expectFault(other.call, 'declineBonusOffer', { bonusId })).toMatchObject({
      code: 'notFound',
    })
  })

  it('refuses visitors, other plays, other amounts and other kinds', async () => {
    const player = await server().login('crowd3')
    const bonusId = await offer('crowd3', inGame)
    const request = { requestId: randomUUID(), ...inGameClaim(bonusId) }
    const visitor = server().rest()
    expect(await expectFault(visitor.call, 'claimInGameBonus', request)).toMatchObject({
      code: expect.anything(),
    })
    for (const change of [{ playId: 5 }, { gameId: 12 }, { gameInstanceId: 78 }, { amount: '200.00' }])
      expect(await expectFault(player.call, 'claimInGameBonus', { ...request, ...change })).toMatchObject({
        code: 'notFound',
      })
    expect(
      await expectFault(player.call, 'claimReloadBonus', { requestId: randomUUID(), bonusId }),
    ).toMatchObject({ code: 'notFound' })
  })

  it('refuses after the use-by date and after the player declined', async () => {
    const player = await server().login('crowd4')
    const late = await offer('crowd4', {
      ...inGame,
      offered_at: new Date(Date.now() - 2000),
      use_by: new Date(Date.now() - 1000),
    })
    const declined = await offer('crowd4', inGame)
    await player.call('declineBonusOffer', { bonusId: declined })
    for (const bonusId of [late, declined])
      expect(
        await expectFault(player.call, 'claimInGameBonus', {
          requestId: randomUUID(),
          ...inGameClaim(bonusId),
        }),
      ).toMatchObject({ code: 'notClaimable' })
    expect((await player.call('getBonusOffers', {})).offers).toEqual([])
  })
})

describe('claimInGameBonusNew', () => {
  it('needs the unique id of the offer', async () => {
    const player = await server().login('crowd5')
    const bonusId = await offer('crowd5', inGame)
    const { offers } = await player.call('getBonusOffers', {})
    const request = { requestId: randomUUID(), ...inGameClaim(bonusId), uid: offers[0]!.uid }
    expect(
      await expectFault(player.call, 'claimInGameBonusNew', { ...request, uid: randomUUID() }),
    ).toMatchObject({ code: 'notFound' })
    expect(await player.call('claimInGameBonusNew', request)).toMatchObject({ amount: '2.00' })
  })
})

describe('claimReloadBonus', () => {
  it('waits for a deposit that is large enough and was made after the offer', async () => {
    const player = await server().login('crowd6')
    await deposit(server(), player, { amount: '25.00' })
    const bonusId = await offer('crowd6', reload)
    const request = { requestId: randomUUID(), bonusId }
    expect(await expectFault(player.call, 'claimReloadBonus', request)).toMatchObject({
      code: 'notClaimable',
    })
    await deposit(server(), player, { amount: '19.00' })
    expect(await expectFault(player.call, 'claimReloadBonus', request)).toMatchObject({
      code: 'notClaimable',
    })
    await deposit(server(), player, { amount: '20.00' })
    expect((await player.call('getBonusOffers', {})).offers).toMatchObject([{ status: 'ready' }])
    expect(await player.call('claimReloadBonus', request)).toEqual({
      result: 1,
      amount: '2.00',
      currencyId: 'GBP',
    })
    expect(await readBalance(player)).toBe('164.00')
  })

  it('is offered by a campaign to players who deposit, once', async () => {
    await server().sql(
      `INSERT INTO bonus_campaign (member_id, kind, currency, amount, wagering_times, minimum_deposit)
       VALUES (1, 'reload', 'GBP', 300, 3, 1000)`,
    )
    const player = await server().login('crowd7')
    await deposit(server(), player, { amount: '10.00' })
    const read = async () => (await player.call('getBonusOffers', {})).offers
    await until('the offer', async () => (await read()).length > 0)
    await deposit(server(), player, { amount: '10.00' })
    await server().sql(`UPDATE bonus_campaign SET looked_until = looked_until - interval '1 hour'`)
    await until('another look', async () => {
      const [row] = await server().sql<{ fresh: boolean }>(
        `SELECT looked_until > clock_timestamp() - interval '1 minute' AS fresh FROM bonus_campaign`,
      )
      return row!.fresh
    })
    expect(await read()).toMatchObject([
      { kind: 'reload', amount: '3.00', wageringNeeded: '9.00', status: 'ready' },
    ])
  })

  it('is not offered any more after staff have ended the campaign', async () => {
    const product = await server().hire(['productManager'])
    const { campaigns } = await product.call('listBonusCampaigns', {}, 1)
    const running = campaigns.filter(({ active }) => active)
    expect(running).toHaveLength(1)
    const { campaignId } = running[0]!
    await product.call('endBonusCampaign', { campaignId, reason: 'it is over' }, 1)
    const player = await server().login('crowd13')
    await deposit(server(), player, { amount: '10.00' })
    // The offer of a second campaign shows that the worker has seen the deposit.
    await server().sql(
      `INSERT INTO bonus_campaign (member_id, kind, currency, amount, minimum_deposit, looked_until)
       VALUES (1, 'reload', 'GBP', 300, 999999, clock_timestamp() - interval '1 hour')`,
    )
    const read = async () => (await player.call('getBonusOffers', {})).offers
    await until('the offer', async () => (await read()).length > 0)
    expect(await read()).toMatchObject([{ kind: 'reload', minimumDeposit: '9999.99' }])
    await server().sql(`UPDATE bonus_campaign SET active = false`)
  })
})

describe('redeemLottoBonus', () => {
  it('buys plays with receipts, takes no cash, and its refund never becomes cash', async () => {
    const player = await server().login('crowd8')
    const game = await findOpenGame(player, 11)
    const bonusId = await offer('crowd8', lotto)
    const request = { requestId: randomUUID(), bonusId, gameInstanceId: game.gameInstanceId }
    const answer = { result: 1, plays: 2, gameInstanceId: game.gameInstanceId }
    expect(await player.call('redeemLottoBonus', request)).toEqual(answer)
    expect(await player.call('redeemLottoBonus', request)).toEqual(answer)
    expect(await readBalance(player)).toBe('100.00')
    const { plays } = await player.call('getGamePlayerPlays', { gameInstanceId: game.gameInstanceId })
    expect(plays).toHaveLength(2)
    expect(
      await expectFault(player.call, 'redeemLottoBonus', { ...request, requestId: randomUUID() }),
    ).toMatchObject({ code: 'alreadyClaimed' })
    const { status } = await player.call('getWithdrawalStep', { currencyId: 'GBP' })
    expect(status).not.toBe('wageringRemaining')
    const [row] = await server().sql<{ code: string }>(
      'SELECT join_code AS code FROM ticket WHERE player_id = $1',
      [await findPlayerId(server(), 'crowd8')],
    )
    await player.call('joinGameCancel', {
      requestId: randomUUID(),
      gameInstanceId: game.gameInstanceId,
      joinCode: row!.code,
    })
    expect(await readBalance(player)).toBe('100.00')
    expect((await player.call('getBonuses', {})).bonuses).toMatchObject([{ left: '2.20' }])
  })

  it('refuses another game, a wager limit and a second redemption at the same time', async () => {
    const player = await server().login('crowd9')
    const game = await findOpenGame(player, 11)
    const other = await findOpenGame(player, 12)
    const bonusId = await offer('crowd9', lotto)
    const redeem = (gameInstanceId: number) => ({ requestId: randomUUID(), bonusId, gameInstanceId })
    expect(await expectFault(player.call, 'redeemLottoBonus', redeem(other.gameInstanceId))).toMatchObject({
      text: expect.stringMatching(/game/i),
    })
    await player.call('updateSelfLimits', { ...noLimits, weeklyBetEnabled: true, weeklyBetLimit: '1.00' })
    expect(await expectFault(player.call, 'redeemLottoBonus', redeem(game.gameInstanceId))).toMatchObject({
      code: 'notClaimable',
    })
    const twin = await server().login('crowd10')
    const twinBonus = await offer('crowd10', lotto)
    const results = await outcomes(
      Array.from({ length: 5 }, () =>
        twin.call('redeemLottoBonus', {
          requestId: randomUUID(),
          bonusId: twinBonus,
          gameInstanceId: game.gameInstanceId,
        }),
      ),
    )
    expect(results.filter(result => result === 'fulfilled')).toHaveLength(1)
  })
})

describe('a player on a break', () => {
  it.each([
    [
      'timed out',
      `status = 'timedOut', restricted_until = clock_timestamp() + interval '1 day'`,
      `status = 'active', restricted_until = NULL`,
    ],
    ['without rewards', 'rewards_off = true', 'rewards_off = false'],
    ['with stopped promotions', 'promotions_stopped = true', 'promotions_stopped = false'],
  ])('%s is offered nothing, claims nothing, and claims afterwards', async (_, on, off) => {
    const player = await server().login('crowd11')
    const bonusId = await offer('crowd11', inGame)
    const submit = () => claim(player, bonusId)
    await setPlayer('crowd11', on)
    expect((await player.call('getBonusOffers', {}).catch(() => ({ offers: [] }))).offers).toEqual([])
    await expect(submit()).rejects.toThrow()
    await setPlayer('crowd11', off)
    const again = await server().login('crowd11')
    expect(await claim(again, bonusId)).toMatchObject({ amount: '2.00' })
  })

  it('keeps the days of an offer and of a bonus, because their use-by dates stand still', async () => {
    const player = await server().login('crowd12')
    const bonusId = await offer('crowd12', inGame)
    await claim(player, await offer('crowd12', inGame))
    await setPlayer('crowd12', `status = 'timedOut', restricted_until = clock_timestamp() + interval '1 day'`)
    const playerId = await findPlayerId(server(), 'crowd12')
    for (const table of ['bonus_offer', 'bonus_grant'])
      await server().sql(
        `UPDATE ${table} SET paused_at = paused_at - interval '3 days' WHERE player_id = $1 AND paused_at IS NOT NULL`,
        [playerId],
      )
    await setPlayer('crowd12', `status = 'active', restricted_until = NULL`)
    const days = await server().sql<{ days: number }>(
      `SELECT round(extract(epoch FROM use_by - clock_timestamp()) / 86400)::int AS days FROM bonus_offer WHERE id = $1
       UNION ALL
       SELECT round(extract(epoch FROM expires_at - clock_timestamp()) / 86400)::int FROM bonus_grant WHERE player_id = $2`,
      [bonusId, playerId],
    )
    expect(days).toEqual([{ days: 4 }, { days: 4 }])
  })
})

describe('setRewardsOff', () => {
  it('switches all offers off and on again', async () => {
    const player = await server().login('crowd11')
    await player.call('setRewardsOff', { rewardsOff: true })
    expect(await player.call('getBonusOffers', {})).toMatchObject({ offers: [], block: 'rewardsOff' })
    await player.call('setRewardsOff', { rewardsOff: false })
    expect(await player.call('getBonusOffers', {})).toMatchObject({ block: null })
  })
})

describe('giveUpBonus', () => {
  it('returns the rest to the operator once and never touches cash', async () => {
    const bob = await server().login('bob')
    const [bonus] = (await bob.call('getBonuses', {})).bonuses
    const before = await readBalance(bob)
    await buy(bob, await findOpenGame(bob, 12), [1, 2, 3])
    const rowan = await server().login('rowan')
    const request = { requestId: randomUUID(), bonusId: bonus!.id }
    expect(await expectFault(rowan.call, 'giveUpBonus', request)).toMatchObject({ code: 'notFound' })
    const answers = await Promise.all([1, 2, 3].map(() => bob.call('giveUpBonus', request)))
    expect(answers).toEqual([1, 2, 3].map(() => ({ result: 1, amount: '2.00' })))
    expect(Number(await readBalance(bob))).toBe(Number(before) - 0.5)
    expect((await bob.call('getBonuses', {})).bonuses).toEqual([])
  })
})

it('refuses an offer of more than ten times under the strict profile', async () => {
  await server().sql(`UPDATE member SET profile = 'strict' WHERE id = 1`)
  try {
    await expect(offer('rowan', { ...inGame, wagering_times: 11 })).rejects.toThrow('at most 10 times')
    await offer('rowan', { ...inGame, wagering_times: 10 })
  } finally {
    await server().sql(`UPDATE member SET profile = 'standard' WHERE id = 1`)
  }
})
