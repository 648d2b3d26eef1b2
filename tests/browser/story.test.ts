import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawRecord } from '@fairground/fair/draw-record'
import { buildSite, siteFolder } from '@fairground/scripts/build/site.ts'
import { seed } from '@fairground/testkit/demo/seed'
import { type DemoMember, demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import { type Stack, startStack } from '@fairground/testkit/stack/stack'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLines } from '../faults/audit-lines.ts'
import { launchBrowser, newVisitor } from './browser.ts'
import { drawPage } from './pages/draw.ts'
import { gameOver } from './pages/game-over.ts'
import { header } from './pages/header.ts'
import { lobby } from './pages/lobby.ts'
import { loginModal } from './pages/login-modal.ts'
import { picker } from './pages/picker.ts'
import { playout, type SeenBall } from './pages/playout.ts'

const folder = join(import.meta.dirname, '..', '..', '.run', `browser-${process.pid}`)
const cost = 200
const fee = 10
const lines = [[4, 11, 23, 30, 38, 47]]

/** One game, a draw every 75 seconds: time to log in and pick, and not long to wait. */
const member: DemoMember = {
  ...demoMembers[0]!,
  games: [
    { ...demoMembers[0]!.games[0]!, cost: BigInt(cost), fee: BigInt(fee), everyMs: 75_000, offsetMs: 0 },
  ],
}

let stack: Stack
let browser: Browser

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  await buildSite(() => undefined)
  stack = await startStack({
    folder,
    durable: false,
    siteFolder,
    environment: { FAIRGROUND_RATE_FACTOR: '1000', FAIRGROUND_LOG_LEVEL: 'warn' },
  })
  await seed({
    ownerUrl: stack.ownerUrl,
    natsUrl: stack.natsUrl,
    members: [member],
    crowd: 2,
    closeBeforeMs: 15_000,
  })
  browser = await launchBrowser()
}, 180_000)

afterAll(async () => {
  await browser?.close()
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

const address = (path = '/') => `http://${member.code}.localhost:${stack.port}${path}`

const buy = async (page: Page, username: string): Promise<{ instanceId: string; charged: number }> => {
  await lobby(page).open(address())
  await lobby(page).logIn()
  await loginModal(page).logIn(username, demoPassword)
  await header(page).balance.waitFor()
  const before = await header(page).balanceMinor()
  await untilEnoughTime(page)
  await lobby(page).pickNumbers().click()
  await picker(page).numbers.waitFor()
  await picker(page).pick(lines[0]!)
  await picker(page).buyButton().click()
  await picker(page).confirm()
  await page
    .getByText(/Joined|You are in|Your ticket is in/i)
    .first()
    .waitFor()
  await expect.poll(() => header(page).balanceMinor(), { timeout: 10_000 }).not.toBe(before)
  const after = await header(page).balanceMinor()
  const instanceId = new URL(page.url()).searchParams.get('id') ?? ''
  return { instanceId, charged: before - after }
}

/** Waits for the next draw when this one closes before a person could have picked. */
const untilEnoughTime = async (page: Page): Promise<void> => {
  const closesIn = async () => {
    const text = (await page.getByRole('timer').first().innerText()).replace(/[^0-9]+/g, ' ').trim()
    const [hours = 0, minutes = 0, seconds = 0] = text.split(' ').map(Number)
    return hours * 3600 + minutes * 60 + seconds
  }
  await expect.poll(closesIn, { timeout: 80_000, interval: 500 }).toBeGreaterThan(20)
}

const watch = async (page: Page, instanceId: string): Promise<void> => {
  await page.goto(address(`/playout?id=${instanceId}`))
  await playout(page).watchBalls()
}

const together = (mine: readonly SeenBall[], theirs: readonly SeenBall[]) =>
  mine.flatMap(ball => {
    const other = theirs.find(({ position }) => position === ball.position)
    return other
      ? [{ position: ball.position, same: other.ball === ball.ball, apartMs: Math.abs(other.at - ball.at) }]
      : []
  })

describe('a visitor plays, watches and checks', () => {
  it('from the lobby to a verified draw, with a friend watching the same balls', async () => {
    const rowan = await newVisitor(browser, 1280)
    const alice = await newVisitor(browser, 390)
    const page = await rowan.context.newPage()
    const friend = await alice.context.newPage()

    const { instanceId, charged } = await buy(page, 'rowan')
    expect(charged).toBe(cost + fee)

    await Promise.all([watch(page, instanceId), watch(friend, instanceId)])
    await page.waitForURL(/gameOverLottery/, { timeout: 150_000 }).catch(async (error: unknown) => {
      throw new Error(`no game over: ${await page.locator('body').innerText()}`, { cause: error })
    })
    const [mine, theirs] = [await playout(page).seenBalls(), await playout(friend).seenBalls()]
    expect(mine.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
    const pairs = together(mine, theirs)
    expect(pairs).toHaveLength(6)
    console.log(`balls apart (ms): ${pairs.map(({ apartMs }) => apartMs).join(' ')}`)
    expect(pairs.every(({ same }) => same)).toBe(true)
    expect(Math.max(...pairs.map(({ apartMs }) => apartMs))).toBeLessThanOrEqual(250)

    const shown = await gameOver(page).numbers().getAttribute('aria-label')
    for (const { ball } of mine) expect(shown).toContain(String(ball))

    await gameOver(page).verify().click()
    await drawPage(page).valid().waitFor({ timeout: 60_000 })

    const file = join(folder, 'draw.jsonl')
    await drawPage(page).download(file)
    const [first = '', ...tickets] = readFileSync(file, 'utf8').split('\n')
    const record = JSON.parse(first) as DrawRecord
    expect(record.result.drawn).toEqual(mine.map(({ ball }) => ball))

    const changed = {
      ...record,
      result: { ...record.result, drawn: [...record.result.drawn.slice(1), record.result.drawn[0]!] },
    }
    await drawPage(page).checkFile(
      join(folder, 'tampered.jsonl'),
      [JSON.stringify(changed), ...tickets].join('\n'),
    )
    await drawPage(page).invalid().waitFor({ timeout: 60_000 })
    expect(await drawPage(page).failure().innerText()).toMatch(/numbers follow|result/i)

    expect([...rowan.errors, ...alice.errors]).toEqual([])
    expect(await auditLines(stack.databaseUrl)).toEqual([])
  }, 300_000)
})
