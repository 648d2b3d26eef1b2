import { type DemoMember, demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import type { CDPSession } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor } from './browser.ts'
import { buyByCall } from './buy-by-call.ts'
import { drawNow } from './draw-now.ts'
import { logInByCall } from './log-in-by-call.ts'
import { bingoHall } from './pages/bingo-hall.ts'
import { header } from './pages/header.ts'
import { lobby } from './pages/lobby.ts'
import { loginModal } from './pages/login-modal.ts'
import { useSiteWorld } from './site-world.ts'

const tickets = 96
const idleMs = 5000
const watchedMs = 30_000
const slowDown = 4
const nodeBudget = 1500
const scriptBudgetMs = 8

const bingo = demoMembers[0]!.games.find(game => game.rules.kind === 'bingoGame')!

const member: DemoMember = {
  ...demoMembers[0]!,
  games: [{ ...bingo, everyMs: 3_600_000, offsetMs: 0, playerMax: 100 }],
}
const world = useSiteWorld('bingo', () => ({ members: [member], crowd: 0 }))

/** All the time the page has spent in script so far. */
const scriptMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

/** A measurement of time says little beside other tests: it is made by the whole run, not by the short one. */
describe.skipIf(process.env['BROWSER_SHORT'] === '1')(`a hall with ${tickets} tickets`, () => {
  it('stays within its nodes, and within its script for each ball on a slow machine', async () => {
    const { browser, stack, address } = world()
    const rowan = await logInByCall(stack.port, member, 'rowan')
    const gameInstanceId = await buyByCall(rowan, bingo.id, tickets)
    const { context, errors } = await newVisitor(browser, 1280)
    const page = await context.newPage()
    await lobby(page).open(address(member))
    await lobby(page).logIn()
    await loginModal(page).logIn('rowan', demoPassword)
    await header(page).balance.waitFor()
    await page.goto(address(member, `/bingo/playout?id=${gameInstanceId}`))
    const hall = bingoHall(page)
    await hall.tickets.waitFor()

    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    // What the page does anyway, its clock and its news, is measured before the first ball.
    const idleFrom = await scriptMs(session)
    await page.waitForTimeout(idleMs)
    const idlePerMs = ((await scriptMs(session)) - idleFrom) / idleMs
    await drawNow(stack.ownerUrl, [bingo.id])
    await expect.poll(hall.position, { timeout: 90_000, interval: 250 }).toBeGreaterThan(1)

    // Nothing is asked of the page meanwhile: every question would be counted to the balls.
    const from = { position: await hall.position(), ms: await scriptMs(session) }
    await page.waitForTimeout(watchedMs)
    const spent = (await scriptMs(session)) - from.ms - idlePerMs * watchedMs
    const perBall = spent / ((await hall.position()) - from.position)
    const nodes = await hall.nodes()
    console.log(`nodes ${nodes}, script per ball ${perBall.toFixed(1)} ms, ${slowDown} times slower`)
    expect(nodes).toBeLessThanOrEqual(nodeBudget)
    expect(perBall).toBeLessThanOrEqual(scriptBudgetMs)
    expect(errors).toEqual([])
  }, 240_000)
})
