import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawRecord } from '@fairground/fair/record/draw-record'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { type DemoMember, demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { newVisitor } from './support/browser.ts'
import { drawNow } from './support/draw-now.ts'
import { drawPage } from './pages/draw.ts'
import { gameOver } from './pages/game-over.ts'
import { header } from './pages/header.ts'
import { lobby } from './pages/lobby.ts'
import { loginModal } from './pages/login-modal.ts'
import { picker } from './pages/picker.ts'
import { playout, type SeenBall } from './pages/playout.ts'
import { useSiteWorld } from './support/site-world.ts'

const cost = 200
const fee = 10
const lines = [[4, 11, 23, 30, 38, 47]]

const game = { ...demoMembers[0]!.games[0]!, cost: BigInt(cost), fee: BigInt(fee), ...hourlyFromNow() }
const member: DemoMember = { ...demoMembers[0]!, games: [game] }
const world = useSiteWorld('story', () => ({ members: [member], crowd: 0 }))

const address = (path = '/') => world().address(member, path)

const buy = async (page: Page, username: string): Promise<{ instanceId: string; charged: number }> => {
  await lobby(page).open(address())
  await lobby(page).logIn()
  await loginModal(page).logIn(username, demoPassword)
  await header(page).balance.waitFor()
  const before = await header(page).balanceMinor()
  await lobby(page).pickNumbers().click()
  await picker(page).numbers.waitFor()
  await picker(page).pick(lines[0]!)
  await picker(page).buyButton().click()
  await picker(page).confirm()
  await page
    .getByText(/Joined|You’re in|Your ticket is in/i)
    .first()
    .waitFor()
  await expect.poll(() => header(page).balanceMinor(), { timeout: 10_000 }).not.toBe(before)
  const after = await header(page).balanceMinor()
  const instanceId = new URL(page.url()).searchParams.get('id') ?? ''
  return { instanceId, charged: before - after }
}

const watch = async (page: Page, instanceId: string): Promise<void> => {
  await page.goto(address(`/playout?id=${instanceId}`))
  await playout(page).watchBalls()
}

const pairBalls = (rowanBalls: readonly SeenBall[], aliceBalls: readonly SeenBall[]) =>
  rowanBalls.flatMap(ball => {
    const other = aliceBalls.find(({ position }) => position === ball.position)
    return other
      ? [{ position: ball.position, same: other.ball === ball.ball, apartMs: Math.abs(other.at - ball.at) }]
      : []
  })

describe('a player', () => {
  it('buys a line, sees the same balls as another viewer and verifies the draw', async () => {
    const { browser, stack, folder } = world()
    const rowan = await newVisitor(browser, 1280)
    const alice = await newVisitor(browser, 390)
    const page = await rowan.context.newPage()
    const friend = await alice.context.newPage()

    const { instanceId, charged } = await buy(page, 'rowan')
    expect(charged).toBe(cost + fee)

    await Promise.all([watch(page, instanceId), watch(friend, instanceId)])
    await drawNow(stack.ownerUrl, [game.id])
    await page.waitForURL(/gameOverLottery/, { timeout: 150_000 }).catch(async (error: unknown) => {
      throw new Error(`the result page did not open: ${await page.locator('body').innerText()}`, {
        cause: error,
      })
    })
    const [rowanBalls, aliceBalls] = [await playout(page).seenBalls(), await playout(friend).seenBalls()]
    expect(rowanBalls.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
    const pairs = pairBalls(rowanBalls, aliceBalls)
    expect(pairs).toHaveLength(6)
    console.log(`time difference between viewers (ms): ${pairs.map(({ apartMs }) => apartMs).join(' ')}`)
    expect(pairs.every(({ same }) => same)).toBe(true)
    expect(Math.max(...pairs.map(({ apartMs }) => apartMs))).toBeLessThanOrEqual(250)

    const shown = await gameOver(page).numbers().getAttribute('aria-label')
    for (const { ball } of rowanBalls) expect(shown).toContain(String(ball))

    await gameOver(page).verify().click()
    await drawPage(page).valid().waitFor({ timeout: 60_000 })
    await drawPage(page).foundTickets().first().waitFor()

    const file = join(folder, 'draw.jsonl')
    await drawPage(page).download(file)
    const [first = '', ...tickets] = readFileSync(file, 'utf8').split('\n')
    const record = JSON.parse(first) as DrawRecord
    expect(record.result.drawn).toEqual(rowanBalls.map(({ ball }) => ball))

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
    expect(await findAuditProblems(stack.databaseUrl)).toEqual([])
  }, 300_000)
})
