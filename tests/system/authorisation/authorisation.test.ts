import { type FaultName, httpStatusOf, isFault } from '@fairground/contract/errors'
import { allFaults, isAccountFeature } from '@fairground/contract/operation'
import { type OperationName, operationNames } from '@fairground/contract/operation-names'
import { operations } from '@fairground/contract/operations'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Caller, callerOf, canaries, makeVictim, type Role, roles, type Victim } from './cast.ts'
import { sampleInput } from './sample-input.ts'
import { allRows, changed, rowsOfMember, rowsOfPlayer } from './table-digests.ts'

// Hundreds of calls a test.
vi.setConfig({ testTimeout: 240_000 })

const server = useTestServer({ outside: true, crowd: 3 })

let victim: Victim
const callers = new Map<Role, Caller>()
beforeAll(async () => {
  victim = await makeVictim(server())
  for (const role of roles) callers.set(role, await callerOf(server(), role, victim))
})

interface Heard {
  readonly name: OperationName
  readonly status: number
  readonly text: string
  readonly fault: FaultName | undefined
}

const ask = async (role: Role, name: OperationName): Promise<Heard> => {
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
  const told = withoutEcho(text, input)
  return { name, status: answer.status, text: told, fault: isFault(body) ? body.name : undefined }
}

/** What the caller said himself tells him nothing. */
const withoutEcho = (text: string, input: string): string =>
  [...input.matchAll(/"([^"]{4,})"/g)].reduce((left, [, said = '']) => left.replaceAll(said, '...'), text)

const accessible = (access: 'anyone' | 'player') =>
  operationNames.filter(name => operations[name].access === access)

/** These end the session or what it belongs to: they come last. */
const parting: readonly OperationName[] = [
  'changePassword',
  'updateTimeout',
  'updateSelfExclusion',
  'closeAccount',
  'logout',
]
const atOnce = 12

const askAll = async (role: Role, names: readonly OperationName[]): Promise<Heard[]> => {
  const heard: Heard[] = []
  const others = names.filter(name => !parting.includes(name))
  for (let i = 0; i < others.length; i += atOnce)
    heard.push(...(await Promise.all(others.slice(i, i + atOnce).map(name => ask(role, name)))))
  for (const name of parting.filter(each => names.includes(each))) heard.push(await ask(role, name))
  return heard
}

/** Nothing but what the contract says it may answer, and nothing of the victim's. */
const problemsOf = ({ name, status, text, fault }: Heard): string[] => {
  const undeclared = fault !== undefined && !allFaults(operations[name]).includes(fault)
  const broken = fault === undefined ? status !== 200 : status !== httpStatusOf(fault)
  return [
    ...(undeclared || broken || fault === 'request.internal' ? [`${name}: ${status} ${text}`] : []),
    ...canaries.filter(canary => canary.test(text)).map(canary => `${name} tells ${canary}: ${text}`),
  ]
}

/** How a role is refused what only a player may do. */
const refusals = {
  anonymous: 'login.notLoggedIn',
  'player of another operator here': 'login.notLoggedIn',
  banned: 'session.banned',
  excluded: 'login.notLoggedIn',
} as const satisfies { readonly [R in Role]?: FaultName }
const refused = Object.keys(refusals) as (keyof typeof refusals)[]

describe('what only a player may do', () => {
  it('is refused to whoever is none, and nothing is written', async () => {
    const before = await allRows(server())
    for (const role of refused) {
      const heard = await askAll(role, accessible('player'))
      expect(heard.filter(({ fault }) => fault !== refusals[role]).map(each => ({ role, ...each }))).toEqual(
        [],
      )
    }
    expect(changed(before, await allRows(server()))).toEqual([])
  })

  it('is refused to a demo user where it is of an account, and nothing is written', async () => {
    const features = accessible('player').filter(name => isAccountFeature(operations[name]))
    expect(features.length).toBeGreaterThan(50)
    const before = await allRows(server())
    const heard = await askAll('demo user', features)
    expect(heard.filter(({ fault }) => fault !== 'login.notAuthorized')).toEqual([])
    expect(changed(before, await allRows(server()))).toEqual([])
  })

  it.each(['demo user', 'other player', 'self'] as const)(
    'reaches nothing of another player: %s',
    async role => {
      const before = await rowsOfPlayer(server(), 1, victim.playerId)
      const heard = await askAll(role, accessible('player'))
      expect(heard.flatMap(problemsOf)).toEqual([])
      expect(changed(before, await rowsOfPlayer(server(), 1, victim.playerId))).toEqual([])
    },
  )

  it('reaches nothing of another operator', async () => {
    const before = await rowsOfMember(server(), 1)
    const heard = await askAll('player of another operator there', accessible('player'))
    expect(heard.flatMap(problemsOf)).toEqual([])
    expect(changed(before, await rowsOfMember(server(), 1))).toEqual([])
  })
})

describe('what anyone may do', () => {
  // Whoever asks for it has a link sent to her; that is what the link is for.
  const asItShould = new Set(['link_key'])

  it('tells and changes nothing of a player, whoever asks', async () => {
    const before = await rowsOfPlayer(server(), 1, victim.playerId)
    for (const role of roles.filter(each => each !== 'self')) {
      const heard = await askAll(role, accessible('anyone'))
      expect(heard.flatMap(problemsOf).map(problem => `${role}: ${problem}`)).toEqual([])
    }
    const touched = changed(before, await rowsOfPlayer(server(), 1, victim.playerId))
    expect(touched.filter(table => !asItShould.has(table))).toEqual([])
  })
})

describe('the matrix itself', () => {
  it('would see a write and a leak', async () => {
    const before = await rowsOfPlayer(server(), 1, victim.playerId)
    const everything = await allRows(server())
    await server().sql(`UPDATE player SET language = 'fr_FR' WHERE id = $1`, [victim.playerId])
    expect(changed(before, await rowsOfPlayer(server(), 1, victim.playerId))).toEqual(['player'])
    expect(changed(everything, await allRows(server()))).toEqual(['player'])
    const text = JSON.stringify({ result: 1, of: 'canary_victim', balance: '7654320.13' })
    expect(problemsOf({ name: 'ping', status: 200, text, fault: undefined })).toHaveLength(2)
  })
})
