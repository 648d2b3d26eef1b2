import { expectFault } from '@fairground/testkit/server/checked-call'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { memoryTokenStore } from '@fairground/client/token-store'
import { getMails } from '@fairground/testkit/services/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newcomer } from '#registration/newcomer.test-support.ts'
import { deposit, findPlayerId, readPublishedEvents } from '#payments/payments.test-support.ts'

const server = useTestServer({ sandbox: true, crowd: 8 })
const terms = { reward: '5.00', wageringTimes: 3, useDays: 30, minimumDeposit: '20.00', rewardsAtMost: 2 }

beforeAll(async () => {
  await server().sql('UPDATE member SET settings = settings || $1 WHERE id = 1', [{ referrals: terms }])
  // The operator's settings are cached for one second.
  const { call } = await server().login('rowan')
  await until('the terms', async () => (await report(call)).terms !== null)
})
afterAll(async () => expect(await server().audit()).toEqual([]))

const report = (call: TestPlayer['call']) => call('getReferralsReport', { page: 0, maxResults: 50 })

/** Registers a friend with the link of the player. */
const register = async (refStr: string | undefined, more: Parameters<typeof newcomer>[0] = {}) => {
  const input = newcomer({ ...(refStr === undefined ? {} : { refStr }), ...more })
  const token = memoryTokenStore()
  const friend = server().rest('north', token)
  const { authToken, player } = await friend.call('playerRegistration', input)
  token.write(authToken ?? null)
  // Deposits need a full registration, which is tested elsewhere.
  await server().sql(`UPDATE player SET segment = 'C', email_verified = true WHERE id = $1`, [player.id])
  return { ...friend, id: player.id, referredBy: player.details.referredByMemberId, username: input.username }
}

/** All test players share one address; a friend from another household does not. */
const moveAway = (playerId: number) =>
  server().sql('DELETE FROM known_origin WHERE player_id = $1', [playerId])

const readState = async (playerId: number) => {
  const [row] = await server().sql<{ deposited: boolean; rewarded: boolean; refused: string | null }>(
    `SELECT deposited_at IS NOT NULL AS deposited, rewarded_at IS NOT NULL AS rewarded, refused
       FROM referral WHERE player_id = $1`,
    [playerId],
  )
  return row
}

let card = 0
/** Every friend pays with a card of their own. */
const ownCard = (): string => {
  const digits = `4111110000${String((card += 1)).padStart(5, '0')}`
  const sum = Array.from(digits).reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

describe('a referral', () => {
  it('goes from the invite to one reward, in bonus money', async () => {
    const rowan = await server().login('rowan')
    const email = 'tilda@example.test'
    expect(await rowan.call('sendPlayerInvite', { email, customText: 'Tea? www.evil.test' })).toEqual({
      result: 1,
    })
    const [mail] = await until('the invite', async () => {
      const received = await getMails(server().sandbox, email)
      return received.length > 0 ? received : undefined
    })
    expect(mail!.subject).toBe('rowan invites you to North')
    expect(mail!.text).toContain('Tea?')
    expect(mail!.text).not.toContain('evil')
    expect((await report(rowan.call)).result).toMatchObject([
      { name: email, status: 'invited', registeredAt: null },
    ])
    const { refStr, referralUrl } = await report(rowan.call)
    expect(referralUrl).toContain(`/?refStr=${refStr}`)
    const friend = await register(refStr, { primaryEmail: email })
    expect(friend.referredBy).toBe(1)
    expect((await report(rowan.call)).result).toMatchObject([{ name: email, status: 'registered' }])
    await moveAway(friend.id)
    await deposit(server(), friend, { amount: '10.00' }, ownCard())
    await deposit(server(), friend, { amount: '20.00' }, ownCard())
    await until('the reward', async () => (await readState(friend.id))?.rewarded)
    expect(await report(rowan.call)).toMatchObject({
      result: [{ status: 'rewarded', earned: '5.00' }],
      totalEarned: '5.00',
      sent: 1,
      joined: 1,
      terms: { reward: '5.00', wageringNeeded: '15.00' },
    })
    expect((await rowan.call('getBonuses', {})).bonuses).toMatchObject([
      { granted: '5.00', wageringNeeded: '15.00' },
    ])
    expect(
      await readPublishedEvents(server(), await findPlayerId(server(), 'rowan'), 'playerCoupon'),
    ).toMatchObject([{ instantCoupon: false, amount: '5.00' }])
    await deposit(server(), friend, { amount: '30.00' }, ownCard())
    const grants = await server().sql(`SELECT FROM journal WHERE op_key = $1`, [`referral:${friend.id}`])
    expect(grants).toHaveLength(1)
  })

  it.each([
    ['the same household', 'sameDevice', async () => undefined],
    [
      'the same card',
      'sameCard',
      async (friendId: number) => {
        await moveAway(friendId)
      },
    ],
  ] as const)('from %s is never rewarded, and the player does not see why', async (_, refused, prepare) => {
    const alice = await server().login('alice')
    const number = ownCard()
    if (refused === 'sameCard') await deposit(server(), alice, { amount: '20.00' }, number)
    const friend = await register((await report(alice.call)).refStr)
    await prepare(friend.id)
    await deposit(server(), friend, { amount: '20.00' }, number)
    await until('the deposit', async () => (await readState(friend.id))?.deposited)
    expect(await readState(friend.id)).toEqual({ deposited: true, rewarded: false, refused })
    const { result } = await report(alice.call)
    expect(result[0]).toMatchObject({ status: 'deposited', earned: '0.00' })
    expect(JSON.stringify(result)).not.toContain(refused)
  })

  it('is rewarded for at most the number of friends in the terms', async () => {
    const bob = await server().login('bob')
    const { refStr } = await report(bob.call)
    const friends = await Promise.all([1, 2, 3].map(() => register(refStr)))
    for (const friend of friends) await moveAway(friend.id)
    await Promise.all(friends.map(friend => deposit(server(), friend, { amount: '20.00' }, ownCard())))
    await until('all decided', async () => {
      const states = await Promise.all(friends.map(({ id }) => readState(id)))
      return states.every(state => state?.rewarded || state?.refused === 'enoughRewards')
    })
    expect(await report(bob.call)).toMatchObject({ totalEarned: '10.00', joined: 3 })
  })

  it('waits while the player is on a break or has switched rewards off', async () => {
    const player = await server().login('crowd1')
    const { refStr } = await report(player.call)
    await player.call('setRewardsOff', { rewardsOff: true })
    expect(await expectFault(player.call, 'sendPlayerInvite', { email: 'x@example.test' })).toMatchObject({
      code: 'notClaimable',
    })
    const friend = await register(refStr)
    await moveAway(friend.id)
    await deposit(server(), friend, { amount: '20.00' }, ownCard())
    await until('the deposit', async () => (await readState(friend.id))?.deposited)
    expect(await readState(friend.id)).toMatchObject({ rewarded: false, refused: null })
    expect((await player.call('getBonuses', {})).bonuses).toEqual([])
    await player.call('setRewardsOff', { rewardsOff: false })
    await until('the reward', async () => (await readState(friend.id))?.rewarded)
  })

  it('needs a known code of the same operator, and players cannot refer themselves', async () => {
    const south = await server().login('rowan', 'south')
    const foreign = await report(south.call)
    for (const refStr of [foreign.refStr, 'friend-7', 'ZZZZZZZZ', undefined])
      expect(await register(refStr)).toMatchObject({ referredBy: null })
    const friend = await register(undefined)
    const { refStr } = await report(friend.call)
    await friend.call('init', { refStr, filter: { memberId: 1, languageId: 'en_US' } })
    expect(await readState(friend.id)).toBeUndefined()
    const other = await report((await server().login('crowd2')).call)
    await friend.call('init', { refStr: other.refStr, filter: { memberId: 1, languageId: 'en_US' } })
    expect(await readState(friend.id)).toMatchObject({ rewarded: false })
  })
})

describe('sendPlayerInvite', () => {
  it('answers according to the profile if the friend is registered, and mails an address once', async () => {
    const player = await server().login('crowd3')
    const { username } = await register(undefined, { primaryEmail: 'here@example.test' })
    expect(username).toBeTruthy()
    const request = { email: 'HERE+x@example.test' }
    expect(await expectFault(player.call, 'sendPlayerInvite', request)).toMatchObject({
      code: 'referralEmailRegistered',
    })
    await server().sql(`UPDATE member SET profile = 'strict' WHERE id = 1`)
    await until('the profile', () =>
      player.call('sendPlayerInvite', request).then(
        () => true,
        () => false,
      ),
    )
    await server().sql(`UPDATE member SET profile = 'standard' WHERE id = 1`)
    const count = async () =>
      (
        await server().sql(`SELECT FROM referral WHERE referrer_id = $1`, [
          await findPlayerId(server(), 'crowd3'),
        ])
      ).length
    expect(await count()).toBe(0)
    for (const email of ['new@example.test', 'NEW+again@example.test'])
      expect(await player.call('sendPlayerInvite', { email })).toEqual({ result: 1 })
    const another = await server().login('crowd4')
    expect(await another.call('sendPlayerInvite', { email: 'new@example.test' })).toEqual({ result: 1 })
    expect(await count()).toBe(1)
  })

  it('is refused to visitors', async () => {
    const visitor = server().rest()
    expect(await expectFault(visitor.call, 'sendPlayerInvite', { email: 'a@example.test' })).toBeTruthy()
    expect(await expectFault(visitor.call, 'getReferralsReport', { page: 0, maxResults: 10 })).toBeTruthy()
  })
})

describe('trackReferralCode', () => {
  it('counts visits of known codes and answers alike for all others', async () => {
    const player = await server().login('crowd5')
    const { refStr } = await report(player.call)
    const visitor = server().rest()
    for (const code of [refStr, refStr.toLowerCase(), 'ZZZZZZZZ', "'; --"])
      expect(await visitor.call('trackReferralCode', { refStr: code })).toEqual({ result: 1 })
    expect(await report(player.call)).toMatchObject({ visits: 2 })
  })
})
