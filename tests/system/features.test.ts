import { randomUUID } from 'node:crypto'
import { memoryTokenStore } from '@fairground/client/token-store'
import { type Fault, isFault } from '@fairground/contract/errors'
import { listGoverned } from '@fairground/contract/feature-flags'
import { type FeatureName, featureNames } from '@fairground/contract/feature-names'
import type { OperationName } from '@fairground/contract/operation-names'
import { operations } from '@fairground/contract/operations'
import { lobbyTopic } from '@fairground/contract/topics'
import { transportModes } from '@fairground/contract/transport'
import { connect } from '@fairground/database/connect'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import { newcomer } from '@fairground/server/registration/newcomer.test-support'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { findOpenGame, joinRequest } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sampleInput } from './authorisation/sample-input.ts'
import { allRows, changed } from './authorisation/table-digests.ts'

vi.setConfig({ testTimeout: 120_000 })

const server = useTestServer({ crowd: 4 })
const reason = 'a test'
let manager: StaffMember
let gateways: readonly string[]

beforeAll(async () => {
  manager = await server().hire(['productManager'])
  gateways = [server().baseUrl, await server().startGateway()]
})
afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

const north = () => server().member('north')

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** A call as an attacker sends it, without the site. */
const post = async (
  baseUrl: string,
  name: OperationName,
  input: unknown,
  token: string | null = null,
  member = north(),
): Promise<Answer> => {
  const response = await fetch(`${baseUrl}/api/${member.id}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'site-key': member.siteKey, 'auth-token': token ?? '' },
    body: JSON.stringify(input),
  })
  return { status: response.status, body: await response.json() }
}

const readOff = async (baseUrl: string, member = north()): Promise<readonly FeatureName[]> => {
  const filter = { memberId: member.id, languageId: 'en_US' }
  const { body } = await post(baseUrl, 'init', { filter }, null, member)
  return (body as { configuration: { featuresOff: FeatureName[] } }).configuration.featuresOff
}

const readStates = async () => {
  const { features } = await manager.call('listFeatureFlags', {}, north().id)
  return features.filter(({ isOn }) => !isOn).map(({ feature }) => feature)
}

/** Leaves exactly these features off and waits until every gateway has noticed. Returns the milliseconds. */
const switchOff = async (...off: readonly FeatureName[]): Promise<number> => {
  const current = await readStates()
  const differing = featureNames.filter(feature => off.includes(feature) !== current.includes(feature))
  const features = Object.fromEntries(differing.map(feature => [feature, !off.includes(feature)]))
  if (differing.length > 0) await manager.call('setFeatureFlags', { features, reason }, north().id)
  const since = performance.now()
  await until('every gateway has the features', async () => {
    const seen = await Promise.all(gateways.map(address => readOff(address)))
    return seen.every(list => list.length === off.length && off.every(feature => list.includes(feature)))
  })
  return performance.now() - since
}

const governed = [...new Set(featureNames.flatMap(listGoverned))]
/** Every purchase of the samples repeats. */
const toSample = (name: OperationName) => sampleInput(operations[name].input, { subscriptions: 2 })

const findFaultName = (body: unknown): Fault['name'] | undefined => (isFault(body) ? body.name : undefined)

const nameFault = async (...args: Parameters<typeof expectFault>): Promise<string> =>
  (await expectFault(...args)).name

describe('features that are off', () => {
  it('are refused by every gateway over HTTP and the socket, and change nothing', async () => {
    const { token } = await server().login('crowd1')
    const socket = server().transport(transportModes.socket, { token: memoryTokenStore(token.read()) })
    socket.open()
    await until('the socket is connected', () => socket.state().status === 'connected')
    const took = await switchOff(...featureNames)
    console.log(`every gateway refuses after ${Math.round(took)} ms`)
    const before = await allRows(server())
    const problems: string[] = []
    for (const name of governed) {
      const input = toSample(name)
      for (const address of gateways) {
        const { status, body } = await post(address, name, input, token.read())
        if (status !== 403 || findFaultName(body) !== 'request.featureOff')
          problems.push(`${name} over HTTP: ${status} ${JSON.stringify(body)}`)
      }
      const overSocket = await nameFault(socket.call, name, input as never)
      if (overSocket !== 'request.featureOff') problems.push(`${name} over the socket: ${overSocket}`)
    }
    expect(problems).toEqual([])
    expect(changed(before, await allRows(server()))).toEqual([])
    socket.close()
  })

  it('stay on at another operator', async () => {
    await switchOff(...featureNames)
    const { token } = await server().login('crowd1', 'south')
    const south = server().member('south')
    for (const address of gateways) {
      expect(await readOff(address, south)).toEqual([])
      for (const name of governed.filter(each => !operations[each].area.startsWith('registration')))
        expect(findFaultName((await post(address, name, toSample(name), token.read(), south)).body)).not.toBe(
          'request.featureOff',
        )
    }
  })

  it('stop neither plain purchases nor what protects players', async () => {
    await switchOff(...featureNames)
    const player = await server().login('crowd2')
    const game = await findOpenGame(player, 12)
    expect(await player.call('joinGame', joinRequest(game, [[1, 2, 3]]))).toMatchObject({ exitCode: 0 })
    for (const name of ['getLimits', 'getPendingWithdrawals', 'getReferralsReport', 'updateTimeout'] as const)
      await player.call(name, toSample(name) as never)
  })

  it('are on again at once when staff switch them on', async () => {
    await switchOff('rankings')
    const visitor = server().rest()
    const ranks = toSample('queryPlayerRanks') as never
    expect(await nameFault(visitor.call, 'queryPlayerRanks', ranks)).toBe('request.featureOff')
    await switchOff()
    await visitor.call('queryPlayerRanks', ranks)
  })

  it('are announced to open browsers', async () => {
    await switchOff()
    const channel = server().channel()
    let updates = 0
    let isReady = false
    channel.subscribe(lobbyTopic(north().id), {
      onSnapshot: () => void (isReady = true),
      onEvents: events => void (updates += events.filter(([name]) => name === 'globalUpdate').length),
    })
    channel.open()
    await until('the lobby is followed', () => isReady)
    await switchOff('practice')
    await until('the browser hears of it', () => updates === 1)
    channel.close()
  })
})

describe('what began before a feature was switched off', () => {
  it('is a subscription that runs, answers a repeated request and can be cancelled', async () => {
    await switchOff()
    const player = await server().login('crowd3')
    const game = await findOpenGame(player, 12)
    const request = joinRequest(game, [[1, 2, 3]], { subscriptions: 2 })
    const bought = await player.call('joinGame', request)
    expect(bought).toMatchObject({ exitCode: 0, subscriptionCode: expect.any(String) })
    await switchOff('newSubscriptions')
    expect(await player.call('joinGame', request)).toMatchObject({ joinCode: bought.joinCode })
    expect(await nameFault(player.call, 'joinGame', { ...request, requestId: randomUUID() })).toBe(
      'request.featureOff',
    )
    // A known request id of another player opens nothing.
    const other = await server().login('crowd4')
    expect(await nameFault(other.call, 'joinGame', request)).toBe('request.featureOff')
    const { subscriptions } = await player.call('getPlayerGameSubscriptions', {})
    expect(subscriptions).toHaveLength(1)
    const cancel = { requestId: randomUUID(), subscriptionId: Number(bought.subscriptionCode) }
    expect(await player.call('removePlayerGameSubscription', cancel)).toMatchObject({ result: 1 })
  })

  it('is a gift that the friend opens', async () => {
    await switchOff()
    const groups = await server().sql<{ id: number }>(
      `INSERT INTO gift_group (member_id, titles) VALUES (1, '{"en_US": "Lines"}') RETURNING id`,
    )
    const items = await server().sql<{ id: number }>(
      `INSERT INTO gift_item (member_id, group_id, game_id, plays, titles, descriptions)
       VALUES (1, $1, 12, 1, '{"en_US": "A line"}', '{"en_US": "A line"}') RETURNING id`,
      [groups[0]!.id],
    )
    const giver = await server().login('crowd3')
    const gift = { requestId: randomUUID(), giftId: items[0]!.id, friendUid: 'crowd4' }
    const given = await giver.call('purchaseGift', gift)
    await switchOff('giving')
    expect(await giver.call('purchaseGift', gift)).toEqual(given)
    expect(await nameFault(giver.call, 'purchaseGift', { ...gift, requestId: randomUUID() })).toBe(
      'request.featureOff',
    )
    const friend = await server().login('crowd4')
    const { gifts } = await friend.call('getGifts', {})
    const waiting = gifts.find(({ state }) => state === 'wrapped')!
    await friend.call('openGift', { requestId: randomUUID(), giftId: waiting.giftId })
  })

  it('is no referral of a link that is used later', async () => {
    await switchOff('referrals')
    const giver = await server().login('crowd3')
    const report = await giver.call('getReferralsReport', toSample('getReferralsReport') as never)
    const { refStr } = report
    const count = async () => (await server().sql('SELECT FROM referral')).length
    const before = await count()
    await server().rest().call('playerRegistration', newcomer({ refStr }))
    expect(await count()).toBe(before)
    await switchOff()
    await server().rest().call('playerRegistration', newcomer({ refStr }))
    expect(await count()).toBe(before + 1)
  })
})

const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof OperatorCallFault)) throw new Error('the call was not refused', { cause: error })
  return error.fault.name
}

describe('staff', () => {
  it('see who switched which feature, when and why, page by page', async () => {
    await switchOff()
    await switchOff('push')
    await switchOff('push', 'practice')
    const { features } = await manager.call('listFeatureFlags', {}, north().id)
    const { changes, next } = await manager.call('listFeatureChanges', { limit: 1 }, north().id)
    expect(features.map(({ feature }) => feature)).toEqual(featureNames)
    expect(features.find(({ feature }) => feature === 'push')).toMatchObject({
      isOn: false,
      isOnByDefault: true,
      operations: ['registerPushSubscription'],
    })
    expect(changes).toMatchObject([{ reason, switched: [{ feature: 'practice', isOn: false }] }])
    const second = await manager.call('listFeatureChanges', { limit: 1, after: next! }, north().id)
    expect(second.changes).toMatchObject([{ switched: [{ feature: 'push', isOn: false }] }])
    const [entry] = await server().sql<{ actor: string; before: unknown; after: unknown }>(
      `SELECT actor, before, after FROM audit_entry WHERE action = 'set-feature-flags' ORDER BY seq DESC LIMIT 1`,
    )
    expect(entry).toEqual({
      actor: changes[0]!.actor,
      before: { practice: true },
      after: { practice: false },
    })
  })

  it('change nothing without the right, for another operator or with a wrong payload', async () => {
    await switchOff()
    const set = (by: StaffMember, features: object, memberId = north().id) =>
      refusal(by.call('setFeatureFlags', { features, reason }, memberId))
    const support = await server().hire(['support'])
    const ofSouth = await server().hire(['productManager'], { memberId: server().member('south').id })
    expect(await set(support, { push: false })).toBe('staff.notAllowed')
    expect(await set(ofSouth, { push: false })).toBe('staff.unknownOperator')
    expect(await set(manager, { push: false }, server().member('south').id)).toBe('staff.unknownOperator')
    for (const features of [{}, { withdrawals: false }, { push: 'false' }, { push: null }])
      expect(await set(manager, features)).toBe('request.invalid')
    expect(await set(manager, { push: true })).toBe('staff.refused')
    expect(await readStates()).toEqual([])
  })

  it('are the only ones who can: the gateway has no right to the column', async () => {
    const app = connect({
      url: server().databaseUrl,
      connections: 1,
      name: 'attack',
      onError: () => undefined,
    })
    const attempt = app.pool.query(`UPDATE member SET features = '{"push": false}'`)
    await expect(attempt).rejects.toThrow('permission denied')
    await app.close()
  })
})
