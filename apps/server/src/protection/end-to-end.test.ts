import { mkdtempSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { type TestPlayer, type TestServer, testServer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { type Registers, startRegisters } from '@fairground/testkit/services/registers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fullAnswers, newcomer } from '#registration/newcomer.test-support.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const folder = mkdtempSync(join(tmpdir(), 'registers-'))
let registers: Registers
let server: TestServer

beforeAll(async () => {
  registers = await startRegisters(folder)
  server = await testServer({
    environment: {
      FAIRGROUND_EXCLUSION_REGISTER_URL: registers.exclusionUrl,
      FAIRGROUND_SANCTIONS_URL: registers.sanctionsUrl,
    },
  })
})
afterAll(async () => {
  await server.stop()
  await registers.stop()
  rmSync(folder, { recursive: true, force: true })
})

const register = async (lastName: string) => {
  const short = newcomer()
  const person = server.rest()
  await person.call('playerRegistration', short)
  const [row] = await server.sql<{ id: number }>(
    'SELECT id FROM player WHERE member_id = 1 AND username = $1',
    [short.username],
  )
  return { person, short, playerId: row!.id, full: fullAnswers({ lastName }) }
}

const readChecks = (playerId: number, name: 'exclusion' | 'sanctions') =>
  server.sql<{ moment: string; result: string; allowed: boolean }>(
    'SELECT moment, result, allowed FROM register_check WHERE member_id = 1 AND player_id = $1 AND register = $2 ORDER BY id',
    [playerId, name],
  )

const logIn = (short: ReturnType<typeof newcomer>) => ({
  person: server.rest(),
  input: { username: short.username, password: short.password },
})

/** Loses a deposit at once and deposits again, through the API and the lane. */
const chase = async (person: TestPlayer, playerId: number): Promise<void> => {
  const game = await findOpenGame(person, 11)
  for (let round = 0; round < 7; round += 1) {
    await server.lane.submit(1, 'deposit', {
      opKey: `deposit:${randomUUID()}`,
      playerId,
      currency: game.currencyId,
      amount: 200n,
    })
    for (let line = 1; line <= 2; line += 1) await buy(person, game, [line, line + 1, line + 2 + round])
  }
}

describe('a chaser on the running platform', () => {
  it('is flagged and protected by the worker, and a person handles the flag', async () => {
    const person = await server.login('rowan')
    const [row] = await server.sql<{ id: number }>(
      `SELECT id FROM player WHERE member_id = 1 AND username = 'rowan'`,
    )
    const playerId = row!.id
    await chase(person, playerId)
    const started = performance.now()
    await until(
      'the action',
      async () =>
        (
          await server.sql(
            `SELECT FROM protection_action WHERE member_id = 1 AND player_id = $1 AND kind = 'stopPromotions'`,
            [playerId],
          )
        ).length > 0,
      120_000,
    )
    console.log(`last purchase to flag and actions: ${Math.round(performance.now() - started)} ms`)
    const notification = await until(
      'the notification',
      async () =>
        (await person.call('getNotifications', { maxResults: 20 })).notifications.find(
          ({ kind }) => kind === 'saferPlay',
        ),
      60_000,
    )
    expect(notification.path).toBe('/cashier/responsiblegaming/limits')
    expect(await person.call('getBonusOffers', {})).toMatchObject({ block: 'onBreak' })
    await server.startConsole()
    const officer = await server.hire(['saferPlay'])
    const { flags } = await officer.call('listFlags', {}, 1)
    expect(flags).toMatchObject([{ playerId, username: 'rowan' }])
    expect(await server.audit()).toEqual([])
  })
})

describe('the exclusion register', () => {
  it('is asked at the full registration and refuses an excluded person', async () => {
    await registers.exclude(['Excluded'])
    const { person, short, playerId, full } = await register('Excluded')
    expect(await expectFault(person.call, 'playerRegistrationFull', full)).toMatchObject({
      name: 'login.selfRestricted',
    })
    const [row] = await server.sql<{ status: string }>(
      'SELECT status FROM player WHERE member_id = 1 AND id = $1',
      [playerId],
    )
    expect(row).toEqual({ status: 'selfExcluded' })
    const checks = await readChecks(playerId, 'exclusion')
    // The worker may already have made the first daily check.
    expect(checks.filter(({ moment }) => moment !== 'daily')).toEqual([
      { moment: 'registration', result: 'excluded', allowed: false },
    ])
    expect(checks.filter(({ allowed }) => allowed)).toEqual([])
    const again = logIn(short)
    expect(await expectFault(again.person.call, 'login', again.input)).toMatchObject({
      name: 'login.selfRestricted',
    })
  })

  it('is asked at each login and once a day', async () => {
    await registers.exclude([])
    const { person, short, playerId, full } = await register('Later')
    await person.call('playerRegistrationFull', full)
    await person.call('logout', {})
    const before = logIn(short)
    await before.person.call('login', before.input)
    await registers.exclude(['Later'])
    const { person: other, playerId: otherId, full: otherFull } = await register('Tomorrow')
    await other.call('playerRegistrationFull', otherFull)
    await registers.exclude(['Later', 'Tomorrow'])
    await server.sql(
      `UPDATE player_screening SET exclusion_checked_at = clock_timestamp() - interval '25 hours' WHERE member_id = 1 AND player_id = $1`,
      [otherId],
    )
    await before.person.call('logout', {})
    const after = logIn(short)
    expect(await expectFault(after.person.call, 'login', after.input)).toMatchObject({
      name: 'login.selfRestricted',
    })
    expect(
      (await readChecks(playerId, 'exclusion')).map(({ moment, result }) => `${moment} ${result}`),
    ).toEqual(['registration clear', 'login clear', 'login excluded'])
    await until(
      'the daily check',
      async () => (await readChecks(otherId, 'exclusion')).some(({ moment }) => moment === 'daily'),
      60_000,
    )
    expect((await readChecks(otherId, 'exclusion')).at(-1)).toEqual({
      moment: 'daily',
      result: 'excluded',
      allowed: false,
    })
  })

  it('lets players in during an outage, unless the operator refuses them', async () => {
    await registers.exclude([])
    const { person, short, playerId, full } = await register('Outage')
    await person.call('playerRegistrationFull', full)
    await person.call('logout', {})
    await registers.setOutage(true)
    try {
      const first = logIn(short)
      await first.person.call('login', first.input)
      await first.person.call('logout', {})
      const officers = [await server.hire(['saferPlay']), await server.hire(['saferPlay'])] as const
      const id = await officers[0].propose(1, 'changeProtection', {
        thresholds: [],
        actions: {
          stopPromotions: true,
          offerLimit: true,
          breakHours: null,
          holdMule: true,
          refuseUnchecked: true,
        },
      })
      await officers[1].vote(1, id)
      const second = logIn(short)
      expect(await expectFault(second.person.call, 'login', second.input)).toMatchObject({
        name: 'request.unavailable',
      })
      expect((await readChecks(playerId, 'exclusion')).slice(-2)).toEqual([
        { moment: 'login', result: 'failed', allowed: true },
        { moment: 'login', result: 'failed', allowed: false },
      ])
    } finally {
      await registers.setOutage(false)
    }
  })
})

describe('the sanctions list', () => {
  it('is compared after the registration and again when it changes; a hit opens a case and a hold', async () => {
    const { person, playerId, full } = await register('Sanctioned')
    await person.call('playerRegistrationFull', { ...full, firstName: 'Nia' })
    const wait = (result: string) =>
      until(
        result,
        async () => (await readChecks(playerId, 'sanctions')).some(check => check.result === result),
        150_000,
      )
    await wait('clear')
    await registers.setList('2', ['Nia Sanctioned'])
    await wait('hit')
    expect((await readChecks(playerId, 'sanctions')).map(({ moment }) => moment)).toEqual([
      'registration',
      'list',
    ])
    const officer = await server.hire(['saferPlay'])
    const { cases } = await officer.call('listAmlCases', { status: 'open', reason: 'worklist' }, 1)
    const found = cases.find(each => each.playerId === playerId)
    expect(found).toMatchObject({ cause: 'sanctions', onHold: true, rules: ['Q-Nia-Sanctioned'] })
  })
})
