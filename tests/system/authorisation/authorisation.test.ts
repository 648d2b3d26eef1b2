import { type FaultName, getHttpStatus, isFault } from '@fairground/contract/errors'
import { allFaults } from '@fairground/contract/all-faults'
import { isAccountFeature } from '@fairground/contract/operation'
import { type OperationName, operationNames } from '@fairground/contract/operation-names'
import { operations } from '@fairground/contract/operations'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Caller, createCaller, canaries, makeVictim, type Role, roles, type Victim } from './roles.ts'
import { sampleInput } from './sample-input.ts'
import { allRows, changed, memberRows, playerRows } from './table-digests.ts'

// Each test makes hundreds of calls.
vi.setConfig({ testTimeout: 240_000 })

const server = useTestServer({ sandbox: true, crowd: 3 })

let victim: Victim
const callers = new Map<Role, Caller>()
beforeAll(async () => {
  victim = await makeVictim(server())
  for (const role of roles) callers.set(role, await createCaller(server(), role, victim))
})

interface CallResult {
  readonly name: OperationName
  readonly status: number
  readonly text: string
  readonly fault: FaultName | undefined
}

const callAs = async (role: Role, name: OperationName): Promise<CallResult> => {
  const { memberId, siteKey, token, known } = callers.get(role)!
  const input = JSON.stringify(sampleInput(operations[name].input, known))
  const answer = await fetch(`${server().baseUrl}/api/${memberId}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'site-key': siteKey,
      ...(token === null ? {} : { 'auth-token': token }),
    },
    body: input,
  })
  const text = await answer.text()
  const body: unknown = JSON.parse(text)
  const visibleText = withoutEcho(text, input)
  return { name, status: answer.status, text: visibleText, fault: isFault(body) ? body.name : undefined }
}

/** Removes the caller's own input from the text, because echoing it is no leak. */
const withoutEcho = (text: string, input: string): string =>
  [...input.matchAll(/"([^"]{4,})"/g)].reduce((left, [, sent = '']) => left.replaceAll(sent, '...'), text)

const accessible = (access: 'anyone' | 'player') =>
  operationNames.filter(name => operations[name].access === access)

/** These operations end the session or the account, so they run last. */
const sessionEnding: readonly OperationName[] = [
  'changePassword',
  'updateTimeout',
  'updateSelfExclusion',
  'closeAccount',
  'endSession',
  'logout',
]
const atOnce = 12

const callAll = async (role: Role, names: readonly OperationName[]): Promise<CallResult[]> => {
  const results: CallResult[] = []
  const others = names.filter(name => !sessionEnding.includes(name))
  for (let i = 0; i < others.length; i += atOnce)
    results.push(...(await Promise.all(others.slice(i, i + atOnce).map(name => callAs(role, name)))))
  for (const name of sessionEnding.filter(each => names.includes(each)))
    results.push(await callAs(role, name))
  return results
}

/** Reports responses that the contract does not declare and responses that contain data of the victim. */
const findProblems = ({ name, status, text, fault }: CallResult): string[] => {
  const undeclared = fault !== undefined && !allFaults(name).includes(fault)
  const broken = fault === undefined ? status !== 200 : status !== getHttpStatus(fault)
  return [
    ...(undeclared || broken || fault === 'request.internal' ? [`${name}: ${status} ${text}`] : []),
    ...canaries.filter(canary => canary.test(text)).map(canary => `${name} leaks ${canary}: ${text}`),
  ]
}

/** The fault that each role gets for player operations. */
const refusals = {
  anonymous: 'login.notLoggedIn',
  'player of another operator here': 'login.notLoggedIn',
  banned: 'session.banned',
  excluded: 'login.notLoggedIn',
} as const satisfies { readonly [R in Role]?: FaultName }
const refused = Object.keys(refusals) as (keyof typeof refusals)[]

describe('player operations', () => {
  it('are refused to callers without a valid player session, and write nothing', async () => {
    const before = await allRows(server())
    for (const role of refused) {
      const results = await callAll(role, accessible('player'))
      expect(
        results.filter(({ fault }) => fault !== refusals[role]).map(each => ({ role, ...each })),
      ).toEqual([])
    }
    expect(changed(before, await allRows(server()))).toEqual([])
  })

  it('on account features are refused to a demo user, and write nothing', async () => {
    const features = accessible('player').filter(name => isAccountFeature(operations[name]))
    expect(features.length).toBeGreaterThan(50)
    const before = await allRows(server())
    const results = await callAll('demo user', features)
    expect(results.filter(({ fault }) => fault !== 'login.notAuthorized')).toEqual([])
    expect(changed(before, await allRows(server()))).toEqual([])
  })

  it.each(['demo user', 'other player', 'self'] as const)(
    'by %s neither read nor change data of another player',
    async role => {
      const before = await playerRows(server(), 1, victim.playerId)
      const results = await callAll(role, accessible('player'))
      expect(results.flatMap(findProblems)).toEqual([])
      expect(changed(before, await playerRows(server(), 1, victim.playerId))).toEqual([])
    },
  )

  it('neither read nor change data of another operator', async () => {
    const before = await memberRows(server(), 1)
    const results = await callAll('player of another operator there', accessible('player'))
    expect(results.flatMap(findProblems)).toEqual([])
    expect(changed(before, await memberRows(server(), 1))).toEqual([])
  })
})

describe('public operations', () => {
  // Anyone may request a password link for the victim, which writes a link key.
  const expectedChanges = new Set(['link_key'])

  it('neither read nor change data of a player, for any caller', async () => {
    const before = await playerRows(server(), 1, victim.playerId)
    for (const role of roles.filter(each => each !== 'self')) {
      const results = await callAll(role, accessible('anyone'))
      expect(results.flatMap(findProblems).map(problem => `${role}: ${problem}`)).toEqual([])
    }
    const touched = changed(before, await playerRows(server(), 1, victim.playerId))
    expect(touched.filter(table => !expectedChanges.has(table))).toEqual([])
  })
})

describe('the checks of this file', () => {
  it('detect a write and a leak', async () => {
    const before = await playerRows(server(), 1, victim.playerId)
    const everything = await allRows(server())
    await server().sql(`UPDATE player SET language = 'fr_FR' WHERE id = $1`, [victim.playerId])
    expect(changed(before, await playerRows(server(), 1, victim.playerId))).toEqual(['player'])
    expect(changed(everything, await allRows(server()))).toEqual(['player'])
    const text = JSON.stringify({ result: 1, of: 'canary_victim', balance: '7654320.13' })
    expect(findProblems({ name: 'ping', status: 200, text, fault: undefined })).toHaveLength(2)
  })
})
