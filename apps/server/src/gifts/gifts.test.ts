import { randomUUID } from 'node:crypto'
import type { Output } from '@fairground/contract/operations'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { getMails } from '@fairground/testkit/services/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBalance } from '#join/join.test-support.ts'

const server = useTestServer({ crowd: 8, sandbox: true })
/** Two lines at 1.10, and one at 0.50. */
const gifts = { two: 0, cheap: 0, south: 0 }
const groups = { lines: 0, small: 0 }
const lines = [
  [1, 2, 3],
  [4, 5, 6],
]

beforeAll(async () => {
  const insertGroup = async (memberId: number, en: string, es: string): Promise<number> => {
    const rows = await server().sql<{ id: number }>(
      'INSERT INTO gift_group (member_id, titles) VALUES ($1, $2) RETURNING id',
      [memberId, { en_US: en, es_ES: es }],
    )
    return rows[0]!.id
  }
  const insertItem = async (memberId: number, groupId: number, gameId: number, plays: number) => {
    const titles = { en_US: `${plays} lucky lines`, es_ES: `${plays} líneas` }
    const rows = await server().sql<{ id: number }>(
      `INSERT INTO gift_item (member_id, group_id, game_id, plays, titles, descriptions)
       VALUES ($1, $2, $3, $4, $5, $5) RETURNING id`,
      [memberId, groupId, gameId, plays, titles],
    )
    return rows[0]!.id
  }
  groups.lines = await insertGroup(1, 'Lines', 'Líneas')
  groups.small = await insertGroup(1, 'Small', 'Pequeños')
  gifts.two = await insertItem(1, groups.lines, 11, 2)
  gifts.cheap = await insertItem(1, groups.small, 12, 1)
  gifts.south = await insertItem(2, await insertGroup(2, 'Lines', 'Líneas'), 21, 1)
})

afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

const buy = (giver: TestPlayer, friendUid: string, giftId = gifts.two, requestId: string = randomUUID()) =>
  giver.call('purchaseGift', { requestId, giftId, friendUid })

const readWaiting = async (player: TestPlayer): Promise<Output<'getGift'>[]> =>
  (await player.call('getGifts', {})).gifts.filter(({ state }) => state === 'wrapped')

const open = (player: TestPlayer, giftId: number) =>
  player.call('openGift', { requestId: randomUUID(), giftId })

const faultName = async (...args: Parameters<typeof expectFault>): Promise<string> =>
  (await expectFault(...args)).name

const passDate = (giftId: number) =>
  server().sql(`UPDATE gift SET use_by = now() - interval '1 second' WHERE id = $1`, [giftId])

const login = (username: string) => server().login(username)

describe('the catalogue', () => {
  it('has groups with their gifts, in the language of the player', async () => {
    const player = await login('bob')
    const { giftGroups } = await player.call('getGiftGroups', {})
    expect(giftGroups).toEqual([
      { giftGroupId: groups.lines, title: 'Lines', giftIds: [gifts.two] },
      { giftGroupId: groups.small, title: 'Small', giftIds: [gifts.cheap] },
    ])
    expect(await player.call('getGiftGroup', { giftGroupId: groups.small })).toEqual(giftGroups[1])
    const { gifts: listed } = await player.call('getGifts', {})
    expect(listed).toMatchObject([
      { giftId: gifts.two, cost: '2.20', currencyId: 'GBP', gameId: 11, plays: 2, state: null },
      { giftId: gifts.cheap, cost: '0.50', state: null },
    ])
    const inGroup = await player.call('getGifts', { giftGroupId: groups.small })
    expect(inGroup.gifts.map(({ giftId }) => giftId)).toEqual([gifts.cheap])
    expect(await player.call('getGift', { giftId: gifts.two })).toMatchObject({ title: '2 lucky lines' })
    await server().sql(`UPDATE player SET language = 'es_ES' WHERE member_id = 1 AND username = 'bob'`)
    expect(await player.call('getGift', { giftId: gifts.two })).toMatchObject({ title: '2 líneas' })
  })

  it('of another operator is unknown', async () => {
    const { call } = await server().login('bob', 'south')
    expect(await faultName(call, 'getGift', { giftId: gifts.two })).toBe('rewards.notFound')
    expect(await faultName(call, 'getGiftGroup', { giftGroupId: groups.lines })).toBe('rewards.notFound')
    const request = { requestId: randomUUID(), giftId: gifts.two, friendUid: 'alice' }
    expect(await faultName(call, 'purchaseGift', request)).toBe('rewards.notFound')
    const invite = { giftId: gifts.two, inviteType: 'SEND' } as const
    expect(await faultName(call, 'createGiftInvite', invite)).toBe('rewards.notFound')
  })

  it('and every other operation need a login', async () => {
    const { call } = server().rest()
    const requestId = randomUUID()
    const faults = [
      await faultName(call, 'getGifts', {}),
      await faultName(call, 'getGiftSummary', {}),
      await faultName(call, 'purchaseGift', { requestId, giftId: gifts.two, friendUid: 'alice' }),
      await faultName(call, 'openGift', { requestId, giftId: 1 }),
      await faultName(call, 'collectMobileGifts', { requestId }),
      await faultName(call, 'saveGiftRecipients', { giftInviteId: 1, friendUid: ['alice'] }),
    ]
    expect(new Set(faults)).toEqual(new Set(['login.notLoggedIn']))
  })
})

describe('a gift', () => {
  it('is given, seen, opened and played, and its giver sees no play', async () => {
    const giver = await login('rowan')
    const friend = await login('crowd1')
    const before = Number(await readBalance(giver))
    const { giftInviteId } = await buy(giver, 'Crowd1')
    expect(Number(await readBalance(giver))).toBeCloseTo(before - 2.2)
    const [gift] = await readWaiting(friend)
    expect(gift).toMatchObject({ fromName: 'rowan', cost: '2.20', message: null, acknowledged: false })
    const giftId = gift!.giftId
    expect(await friend.call('ackGift', { giftId, giftInviteId })).toEqual({ result: 1 })
    expect(await friend.call('getGift', { giftId })).toMatchObject({ acknowledged: true, state: 'wrapped' })
    expect(await faultName(friend.call, 'ackGift', { giftId, giftInviteId: giftInviteId + 1 })).toBe(
      'rewards.notFound',
    )
    const cash = await readBalance(friend)
    expect(await open(friend, giftId)).toMatchObject({ state: 'opened', message: '' })
    expect(await open(friend, giftId)).toMatchObject({ state: 'opened' })
    expect(await readBalance(friend)).toBe(cash)
    const { gameInstanceId } = await findOpenGame(friend, 11)
    const play = { requestId: randomUUID(), giftId, gameInstanceId, userPlays: lines }
    const played = await friend.call('playGift', play)
    expect(played).toMatchObject({ exitCode: 0, joinEvent: { charged: '2.20' } })
    expect(played.receipts).toHaveLength(2)
    expect(await friend.call('playGift', play)).toMatchObject({ joinCode: played.joinCode })
    expect(await faultName(friend.call, 'playGift', { ...play, userPlays: [lines[1]!, lines[0]!] })).toBe(
      'request.conflict',
    )
    expect(await readBalance(friend)).toBe(cash)
    expect(await friend.call('getGift', { giftId })).toMatchObject({ state: 'used' })
    const { sent } = await giver.call('getGiftSummary', {})
    expect(sent).toMatchObject([{ giftId, toName: 'crowd1', state: 'opened', cost: '2.20' }])
    // The recipient cannot turn the gift into cash by cancelling the play.
    const cancelled = await friend
      .call('joinGameCancel', { requestId: randomUUID(), gameInstanceId, joinCode: played.joinCode! })
      .catch(() => undefined)
    expect(cancelled).not.toMatchObject({ exitCode: 0 })
    expect(await readBalance(friend)).toBe(cash)
  })

  it('is opened, seen, played and sent back only by its recipient', async () => {
    const giver = await login('rowan')
    const friend = await login('crowd2')
    await buy(giver, 'crowd2', gifts.cheap)
    const [gift] = await readWaiting(friend)
    const { giftId } = gift!
    for (const { call } of [await login('crowd3'), giver, await server().login('crowd2', 'south')]) {
      const requestId = randomUUID()
      expect(await faultName(call, 'getGift', { giftId })).toBe('rewards.notFound')
      expect(await faultName(call, 'ackGift', { giftId })).toBe('rewards.notFound')
      expect(await faultName(call, 'openGift', { requestId, giftId })).toBe('rewards.notFound')
      expect(await faultName(call, 'sendBackGift', { requestId, giftId })).toBe('rewards.notFound')
      const play = { requestId, giftId, gameInstanceId: 1, userPlays: lines }
      expect(await faultName(call, 'playGift', play)).toBe('rewards.notFound')
      expect((await call('collectMobileGifts', { requestId })).gifts).toEqual([])
    }
    expect(await readWaiting(friend)).toHaveLength(1)
  })

  it('is bought once per request id, and another request with that id is refused', async () => {
    const giver = await login('crowd4')
    const before = Number(await readBalance(giver))
    const requestId = randomUUID()
    const [first, second] = await Promise.all([
      buy(giver, 'crowd5', gifts.cheap, requestId),
      buy(giver, 'crowd5', gifts.cheap, requestId),
    ])
    expect(second).toEqual(first)
    expect(await buy(giver, 'crowd5', gifts.cheap, requestId)).toEqual(first)
    expect(Number(await readBalance(giver))).toBeCloseTo(before - 0.5)
    const request = { requestId, giftId: gifts.cheap, friendUid: 'crowd6' }
    expect(await faultName(giver.call, 'purchaseGift', request)).toBe('request.conflict')
    expect(await faultName(giver.call, 'purchaseGift', { ...request, giftId: gifts.two })).toBe(
      'request.conflict',
    )
  })

  it('is bought once when repeats of its request arrive together', async () => {
    const giver = await login('crowd4')
    for (let round = 0; round < 5; round++) {
      const before = Number(await readBalance(giver))
      const requestId = randomUUID()
      const repeats = Array.from({ length: 8 }, () => buy(giver, 'crowd5', gifts.cheap, requestId))
      const answers = await Promise.all(repeats)
      expect(new Set(answers.map(({ giftInviteId }) => giftInviteId)).size).toBe(1)
      expect(Number(await readBalance(giver))).toBeCloseTo(before - 0.5)
    }
  })

  it('is sent back quietly, and the giver is notified', async () => {
    const giver = await login('alice')
    const friend = await login('crowd6')
    const before = await readBalance(giver)
    await buy(giver, 'crowd6')
    const [gift] = await readWaiting(friend)
    const { giftId } = gift!
    const sendBack = () => friend.call('sendBackGift', { requestId: randomUUID(), giftId })
    expect(await Promise.all([sendBack(), sendBack()])).toEqual([{ result: 1 }, { result: 1 }])
    expect(await readBalance(giver)).toBe(before)
    expect(await faultName(friend.call, 'openGift', { requestId: randomUUID(), giftId })).toBe(
      'rewards.notClaimable',
    )
    const listed = async (player: TestPlayer) =>
      (await player.call('getNotifications', { maxResults: 10 })).notifications.filter(
        ({ kind }) => kind === 'gift',
      )
    const returned = await until('the notification', async () => (await listed(giver))[0])
    expect(returned).toMatchObject({ title: 'A gift came back', path: '/gifts' })
    const received = await until('the notification', async () => (await listed(friend))[0])
    expect(received).toMatchObject({ title: 'A gift from alice' })
  })

  it('that is not used by its date comes back, whether it was opened or not', async () => {
    const giver = await login('crowd7')
    const friend = await login('crowd8')
    const before = await readBalance(giver)
    await buy(giver, 'crowd8', gifts.cheap)
    await buy(giver, 'crowd8')
    const [first, second] = await readWaiting(friend)
    await open(friend, first!.giftId)
    await passDate(first!.giftId)
    await passDate(second!.giftId)
    await until('both came back', async () => {
      const { sent } = await giver.call('getGiftSummary', {})
      return sent.every(({ state }) => state === 'returned') || undefined
    })
    expect(await readBalance(giver)).toBe(before)
    expect(await giver.call('getGiftSummary', {})).toMatchObject({ givenThisMonth: '0.00' })
  })
})

describe('an invite', () => {
  const create = (giver: TestPlayer, giftId = gifts.cheap) =>
    giver.call('createGiftInvite', { giftId, inviteType: 'SEND', card: 'heart', message: 'Kettle on.' })

  it('carries a card to several friends, who are paid together', async () => {
    const giver = await login('bob')
    const before = Number(await readBalance(giver))
    const { giftInviteId } = await create(giver)
    const friendUid = ['crowd5', 'CROWD5', 'crowd3']
    expect(await giver.call('saveGiftRecipients', { giftInviteId, friendUid })).toEqual({
      result: 1,
      saved: 2,
    })
    expect(await readWaiting(await login('crowd3'))).toEqual([])
    const purchase = { requestId: randomUUID(), giftId: gifts.cheap, giftInviteId }
    expect(await giver.call('purchaseGift', purchase)).toEqual({ result: 1, giftInviteId })
    expect(await giver.call('purchaseGift', purchase)).toEqual({ result: 1, giftInviteId })
    expect(Number(await readBalance(giver))).toBeCloseTo(before - 1)
    expect(await faultName(giver.call, 'purchaseGift', { ...purchase, requestId: randomUUID() })).toBe(
      'rewards.alreadyClaimed',
    )
    expect(await faultName(giver.call, 'saveGiftRecipients', { giftInviteId, friendUid })).toBe(
      'rewards.alreadyClaimed',
    )
    const friend = await login('crowd3')
    const { gifts: opened } = await friend.call('collectMobileGifts', { requestId: randomUUID() })
    expect(opened).toMatchObject([{ card: 'heart', message: 'Kettle on.', state: 'opened' }])
    expect((await friend.call('collectMobileGifts', { requestId: randomUUID() })).gifts).toEqual(opened)
  })

  it('of another player, to unknown friends or to the giver is refused', async () => {
    const giver = await login('bob')
    const { giftInviteId } = await create(giver)
    const other = await login('alice')
    const save = (friendUid: string[]) => ({ giftInviteId, friendUid })
    expect(await faultName(other.call, 'saveGiftRecipients', save(['crowd1']))).toBe('rewards.notFound')
    for (const friend of ['nobody_here', 'bob', 'bob@example.test', 'not an@address'])
      expect(await faultName(giver.call, 'saveGiftRecipients', save([friend]))).toBe(
        'rewards.recipientNotFound',
      )
    const linked = { ...save(['crowd1']), toFBId: ['1234'] }
    expect(await faultName(giver.call, 'saveGiftRecipients', linked)).toBe('rewards.recipientNotFound')
    const purchase = { requestId: randomUUID(), giftId: gifts.cheap, giftInviteId }
    expect(await faultName(other.call, 'purchaseGift', purchase)).toBe('rewards.notFound')
    expect(await faultName(giver.call, 'purchaseGift', purchase)).toBe('rewards.recipientNotFound')
    expect(await faultName(giver.call, 'purchaseGift', { ...purchase, giftId: gifts.two })).toBe(
      'rewards.notFound',
    )
  })

  it('to an address is mailed once, and is opened with the account of that address', async () => {
    const giver = await login('bob')
    const address = 'new.friend@example.test'
    const requestId = randomUUID()
    await buy(giver, address, gifts.cheap, requestId)
    await buy(giver, address, gifts.cheap, requestId)
    const mails = await until('the mail', async () => {
      const found = await getMails(server().sandbox, address)
      return found.length > 0 ? found : undefined
    })
    expect(mails).toHaveLength(1)
    // The giver bob reads Spanish.
    expect(mails[0]!.subject).toBe('Un regalo de bob en North')
    expect(mails[0]!.text).toContain('/register')
    const { sent } = await giver.call('getGiftSummary', {})
    expect(sent[0]).toMatchObject({ toName: address, state: 'wrapped' })
    const friend = await login('alice')
    const alice = `(SELECT id FROM player WHERE member_id = 1 AND username = 'alice')`
    // As if alice had registered with this address.
    await server().sql(
      `UPDATE gift SET email_digest = (SELECT email_digest FROM player_detail WHERE member_id = 1 AND player_id = ${alice})
        WHERE mailed_at IS NOT NULL`,
    )
    const setVerified = (verified: boolean) =>
      server().sql(`UPDATE player SET email_verified = $1 WHERE member_id = 1 AND username = 'alice'`, [
        verified,
      ])
    await setVerified(false)
    const fromBob = async () => (await readWaiting(friend)).find(({ fromName }) => fromName === 'bob')
    expect(await fromBob()).toBeUndefined()
    await setVerified(true)
    const gift = await until('the gift', fromBob)
    expect(await open(friend, gift.giftId)).toMatchObject({ state: 'opened' })
  })
})

describe('giving', () => {
  it('stops at the monthly cap of the operator', async () => {
    await server().sql(
      `UPDATE member SET settings = settings || '{"giftsPerMonth": "1.00"}'::jsonb WHERE id = 1`,
    )
    const giver = await login('crowd1')
    await until('the new cap', async () =>
      (await giver.call('getGiftSummary', {})).monthlyCap === '1.00' ? true : undefined,
    )
    await buy(giver, 'crowd5', gifts.cheap)
    const more = { requestId: randomUUID(), giftId: gifts.two, friendUid: 'crowd5' }
    expect(await faultName(giver.call, 'purchaseGift', more)).toBe('rewards.giftCapReached')
    expect(await giver.call('getGiftSummary', {})).toMatchObject({ givenThisMonth: '0.50', block: null })
    await server().sql(`UPDATE member SET settings = settings - 'giftsPerMonth' WHERE id = 1`)
  })

  it('and opening are blocked, and nothing is offered, while rewards are off', async () => {
    const friend = await login('crowd5')
    const [gift] = await readWaiting(friend)
    const setOff = (off: boolean) =>
      server().sql(`UPDATE player SET rewards_off = $1 WHERE member_id = 1 AND username = 'crowd5'`, [off])
    await setOff(true)
    expect((await friend.call('getGifts', {})).gifts).toEqual([])
    expect((await friend.call('getGiftGroups', {})).giftGroups).toEqual([])
    expect(await friend.call('getGiftSummary', {})).toMatchObject({ block: 'rewardsOff' })
    const requestId = randomUUID()
    const { giftId } = gift!
    expect(await faultName(friend.call, 'openGift', { requestId, giftId })).toBe('rewards.notClaimable')
    expect(await faultName(friend.call, 'collectMobileGifts', { requestId })).toBe('rewards.notClaimable')
    const purchase = { requestId, giftId: gifts.cheap, friendUid: 'alice' }
    expect(await faultName(friend.call, 'purchaseGift', purchase)).toBe('rewards.notClaimable')
    await setOff(false)
    expect(await open(friend, giftId)).toMatchObject({ state: 'opened' })
  })

  it('needs cash: bonus money is not spent', async () => {
    const giver = await login('crowd2')
    await server().sql(`UPDATE gift_item SET plays = 20 WHERE member_id = 1 AND id = $1`, [gifts.two])
    await server().sql(
      `UPDATE member SET settings = settings || '{"giftsPerMonth": "9000.00"}'::jsonb WHERE id = 1`,
    )
    await until('the new cap', async () =>
      (await giver.call('getGiftSummary', {})).monthlyCap === '9000.00' ? true : undefined,
    )
    const spend = async (): Promise<string> => {
      for (;;) {
        const request = { requestId: randomUUID(), giftId: gifts.two, friendUid: 'alice' }
        const answer = await giver.call('purchaseGift', request).catch((error: unknown) => error)
        if (answer instanceof Error) return answer.message
      }
    }
    expect(await spend()).toContain('Not enough funds')
  })
})
