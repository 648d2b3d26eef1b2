import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restClient } from '@fairground/client/rest'
import { memoryTokenStore } from '@fairground/client/token-store'
import type { StaffRole } from '@fairground/contract/operator/staff-roles'
import { fullAnswers, newcomer } from '@fairground/server/registration/newcomer.test-support'
import { findOpenGame, joinRequest } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { acceptInvitation, type StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type InstalledPlatform, preparePlatform } from './installed-platform.ts'

const maxMinutes = 10
const templates = join(import.meta.dirname, '..', '..', '..', 'deploy', 'templates')
const folder = mkdtempSync(join(tmpdir(), 'fairground-story-'))
let platform: InstalledPlatform

beforeAll(async () => {
  platform = await preparePlatform()
}, 300_000)
afterAll(async () => {
  await platform?.stop()
  rmSync(folder, { recursive: true, force: true })
}, 120_000)

const fairground = async (args: readonly string[], token?: string): Promise<string> => {
  const { code, text } = await platform.fairground(
    args,
    token === undefined ? {} : { FAIRGROUND_STAFF_TOKEN: token },
  )
  if (code !== 0) throw new Error(`fairground ${args.join(' ')}: ${text}`)
  return text
}

/** Runs a staff command that becomes a proposal, and lets the second person vote. */
const proposeAndVote = async (args: readonly string[], maker: StaffMember, voter: StaffMember) => {
  const text = await fairground(['operator', ...args, '--reason', 'the first run'], maker.token)
  const [, memberId, proposalId] = /#vote=(\d+)\/(\d+)$/.exec(text) ?? []
  expect(await voter.vote(Number(memberId), Number(proposalId)), text).toMatchObject({ status: 'executed' })
}

/** Draws every minute, so that the story does not wait for an hour. */
const writeQuickGame = (): string => {
  const game = JSON.parse(readFileSync(join(templates, 'game.json'), 'utf8')) as Record<string, unknown>
  const file = join(folder, 'game.json')
  const schedule = { everyMs: 60_000, offsetMs: 0, closeBeforeStartMs: 15_000, openAheadCount: 3 }
  writeFileSync(file, JSON.stringify({ ...game, schedule }))
  return file
}

it('goes from an empty machine to a paid draw without SQL, closed as production', async () => {
  const started = Date.now()
  const admins = ['--admin', 'Ada Admin <ada@staff.example>', '--admin', 'Grace Admin <grace@staff.example>']
  const printed = await fairground(['init', ...admins, '--sealed', 'Safe <safe@staff.example>'])
  const links = [...printed.matchAll(/http\S+#enrol=\S+/g)].map(([link]) => link)
  expect(links).toHaveLength(3)
  await platform.startServices()

  const { consoleUrl } = platform
  const ada = await acceptInvitation(consoleUrl, links[0]!)
  const grace = await acceptInvitation(consoleUrl, links[1]!)
  const hire = async (name: string, role: StaffRole): Promise<StaffMember> => {
    const email = `${name.toLowerCase()}@staff.example`
    const { staffId, link } = await ada.call('inviteStaff', { name, email, reason: 'a colleague' })
    const member = await acceptInvitation(consoleUrl, link)
    await proposeAndVote(['staff', 'grant', String(staffId), '--role', role, '--member', 'first'], ada, grace)
    return member
  }
  const created = await fairground(
    ['operator', 'operators', 'create', join(templates, 'operator.json'), '--reason', 'the first operator'],
    ada.token,
  )
  const siteKey = /site key (\S+)$/.exec(created)?.[1] ?? ''
  const [maker, approver] = [await hire('Pia', 'productManager'), await hire('Gus', 'gameApprover')]
  await proposeAndVote(['games', 'propose', writeQuickGame(), '--member', 'first'], maker, approver)

  const player = restClient({
    baseUrl: platform.gatewayUrl,
    memberId: 1,
    siteKey,
    token: memoryTokenStore(),
  })
  const person = newcomer({ username: 'firstplayer', primaryEmail: 'first@player.example' })
  await player.call('playerRegistration', person)
  await player.call('playerRegistrationFull', fullAnswers())
  const [finance, second] = [await hire('Fay', 'finance'), await hire('Finn', 'finance')]
  await proposeAndVote(
    ['adjust', 'firstplayer', '--amount', '20.00 EUR', '--member', 'first'],
    finance,
    second,
  )
  const readCash = async () =>
    Number(
      (await player.call('getPlayerAccounts', {})).accounts.find(each => each.accountCurrency === 'EUR')
        ?.accountBalance,
    )
  await until('the money arrives', async () => (await readCash()) === 20)

  const game = await until(
    'the game is on sale',
    () => findOpenGame(player, 1).catch(() => undefined),
    120_000,
  )
  // These lines contain every number, so at least one matches one.
  const lines = [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
    [8, 9, 10],
  ]
  const { exitCode } = await player.call('joinGame', joinRequest(game, lines))
  expect(exitCode).toBe(0)
  const soldAfterSeconds = (Date.now() - started) / 1000
  await until('the prizes are paid', async () => (await readCash()) > 16, 240_000)
  const paidAfterSeconds = (Date.now() - started) / 1000
  console.log(
    `first ticket after ${soldAfterSeconds.toFixed(0)} s, first paid draw after ${paidAfterSeconds.toFixed(0)} s`,
  )
  expect(paidAfterSeconds).toBeLessThan(maxMinutes * 60)

  await fairground(['backup', '--to', join(folder, 'backups')])
  const { code, text } = await platform.fairground(['doctor', '--services=worker'])
  expect(text).not.toContain('FAIL')
  expect(code).toBe(0)
  expect(await fairground(['audit'])).toContain('0 failed')
  expect(await fairground(['operator', 'audit'], ada.token)).toMatch(/first: \d+ entries are valid/)
}, 900_000)
