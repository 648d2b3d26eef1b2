import type { Caller } from '@fairground/client/rest'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { type DemoMember, demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor } from './support/browser.ts'
import { buyThroughApi } from '@fairground/testkit/demo/buy-through-api'
import { drawNow } from './support/draw-now.ts'
import { logInThroughApi } from '@fairground/testkit/demo/log-in-through-api'
import { bingoHall, type HallSeen } from './pages/bingo-hall.ts'
import { header } from './pages/header.ts'
import { lobby } from './pages/lobby.ts'
import { loginModal } from './pages/login-modal.ts'
import { type ScriptRun, traceScript } from './support/script-trace.ts'
import { startSpeedGauge } from './support/machine-speed.ts'
import { useSiteWorld } from './support/site-world.ts'
import { isShort } from './support/short-run.ts'

const tickets = 96
/** The page applies a ball within this time, and the next ball comes later. */
const momentMs = 1000
const watchedMs = isShort ? 24_000 : 45_000
/** The maximum by which the page's estimate of the server clock may be ahead. */
const aheadMs = 150
/** Factor for CPU time. Chromium's own throttling would also count time used by other processes. */
const slowDown = 4
const nodeBudget = 1500
const scriptBudgetMs = 8
/** A ball that renders all tickets takes as long as a new order of them. */
const maxShare = 0.4

const bingo = demoMembers[0]!.games.find(game => game.rules.kind === 'bingoGame')!

const member: DemoMember = {
  ...demoMembers[0]!,
  games: [{ ...bingo, ...hourlyFromNow(), playerMax: 100 }],
}
const world = useSiteWorld('bingo', () => ({ members: [member], crowd: 0 }))

const sum = (runs: readonly ScriptRun[]): number => runs.reduce((ms, run) => ms + run.ms, 0)

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * q)] ?? Number.NaN

const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The times of the calls by the server's clock, which is this machine's clock. */
const ballTimes = async (caller: Caller, gameInstanceId: number): Promise<number[]> => {
  const { timeline } = await caller.call('getGameResults', { gameInstanceId })
  return timeline.flatMap(frame => (frame.step === 'DRAW_NUM' ? [frame.at] : []))
}

const between = (runs: readonly ScriptRun[], from: number, to: number): number =>
  sum(runs.filter(({ at }) => at >= from && at < to))

/** Script time after each ball, minus the script time of an equal period without a ball. */
const computeBallCosts = (runs: readonly ScriptRun[], times: readonly number[]): readonly number[] => {
  const perMs = median(
    times.slice(1).map((next, i) => {
      const from = (times[i] ?? next) + momentMs
      return between(runs, from, next - aheadMs) / (next - aheadMs - from)
    }),
  )
  return times.map(at => between(runs, at - aheadMs, at + momentMs) - perMs * (momentMs + aheadMs))
}

interface Watched {
  readonly perBall: number
  /** The lower quartile at the machine's speed during the test. Balls that sort the tickets cost more. */
  readonly unsorted: number
  readonly costs: readonly number[]
  /** The maximum slowdown of the machine. */
  readonly slowest: number
}

const watchBalls = async (
  browser: Browser,
  page: Page,
  readBallTimes: () => Promise<readonly number[]>,
): Promise<Watched> => {
  const from = Date.now()
  const gauge = startSpeedGauge()
  const runs = await traceScript(browser, page, () => page.waitForTimeout(watchedMs))
  gauge.stop()
  const watched = (await readBallTimes()).filter(
    at => at - aheadMs > from && at + momentMs < from + watchedMs,
  )
  const slowness = watched.map(at => gauge.slownessAt(at))
  const unscaled = computeBallCosts(runs, watched)
  const costs = unscaled.map((ms, i) => (ms * slowDown) / (slowness[i] ?? 1))
  return { perBall: median(costs), unsorted: quantile(unscaled, 0.25), costs, slowest: Math.max(...slowness) }
}

type Hall = ReturnType<typeof bingoHall>

const switches = 10
/** The page renders a new order within this time. */
const renderMs = 600

/** The median script time of rendering all tickets in another order, at moments without a ball. */
const measureRendering = async (
  browser: Browser,
  page: Page,
  readBallTimes: () => Promise<readonly number[]>,
): Promise<number> => {
  const times: number[] = []
  const runs = await traceScript(browser, page, async () => {
    for (let i = 0; i < switches; i++) {
      times.push(Date.now())
      await bingoHall(page)
        .order(i % 2 === 0 ? 'In order' : 'Best first')
        .click()
      await page.waitForTimeout(renderMs)
    }
  })
  const balls = await readBallTimes()
  const isUndisturbed = (at: number) =>
    balls.every(ball => ball + momentMs < at || ball - aheadMs > at + renderMs)
  return median(times.filter(isUndisturbed).map(at => between(runs, at, at + renderMs)))
}

/** A page may still be applying a ball that it has just shown. */
const settleMs = 300

/** Reads two pages that have shown the same ball for a moment, limited to the tickets that both have rendered. */
const readAtSameBall = async (first: Hall, second: Hall): Promise<readonly [HallSeen, HallSeen]> => {
  for (;;) {
    const positions = await Promise.all([first.position(), second.position()])
    await new Promise(resolve => setTimeout(resolve, settleMs))
    const [a, b] = await Promise.all([first.seen(), second.seen()])
    if (positions.some(position => String(position) !== a.position || String(position) !== b.position))
      continue
    const drawn = Object.keys(a.cells).filter(ticket => ticket in b.cells)
    const onlyDrawn = (seen: HallSeen): HallSeen => ({
      ...seen,
      cells: Object.fromEntries(drawn.map(ticket => [ticket, seen.cells[ticket] ?? []])),
    })
    return [onlyDrawn(a), onlyDrawn(b)]
  }
}

describe(`a bingo hall with ${tickets} tickets`, () => {
  it('stays within its budgets for DOM nodes and for script time per ball on a slow machine', async () => {
    const { browser, stack, address } = world()
    const rowan = await logInThroughApi(stack.port, member, 'rowan')
    const gameInstanceId = await buyThroughApi(rowan, bingo.id, tickets)
    const { context, errors } = await newVisitor(browser, 1280)
    const page = await context.newPage()
    await lobby(page).open(address(member))
    await lobby(page).logIn()
    await loginModal(page).logIn('rowan', demoPassword)
    await header(page).balance.waitFor()
    await page.goto(address(member, `/bingo/playout?id=${gameInstanceId}`))
    const hall = bingoHall(page)
    await hall.tickets.waitFor()

    await drawNow(stack.ownerUrl, [bingo.id])
    await expect.poll(hall.position, { timeout: 90_000, interval: 250 }).toBeGreaterThan(1)

    const watch = () => watchBalls(browser, page, () => ballTimes(rowan, gameInstanceId))
    const first = await watch()
    // Other load on the machine only adds time, so a second measurement may be more accurate.
    const isOverBudget = !isShort && first.perBall > scriptBudgetMs
    const measurements = isOverBudget ? [first, await watch()] : [first]
    const rendering = await measureRendering(browser, page, () => ballTimes(rowan, gameInstanceId))
    const share = first.unsorted / rendering
    console.log(
      `a ball without sorting takes ${share.toFixed(2)} of the ${rendering.toFixed(1)} ms of rendering all tickets`,
    )
    const nodes = await hall.nodes()
    console.log(`nodes ${nodes}; script time per ball on a machine ${slowDown} times slower:`)
    for (const { perBall, costs, slowest } of measurements)
      console.log(
        `${perBall.toFixed(1)} ms median (${costs.map(ms => ms.toFixed(1)).join(', ')}), machine up to ${slowest.toFixed(1)} times slower than undisturbed`,
      )
    expect(nodes).toBeLessThanOrEqual(nodeBudget)

    // Calls update the DOM directly; a freshly rendered page must show the same state.
    const fresh = await context.newPage()
    await fresh.goto(address(member, `/bingo/playout?id=${gameInstanceId}`))
    await bingoHall(fresh).tickets.waitFor()
    const [written, drawn] = await readAtSameBall(hall, bingoHall(fresh))
    expect(Object.keys(drawn.toGo)).toHaveLength(tickets)
    expect(Object.keys(drawn.cells)).not.toHaveLength(0)
    expect(written).toEqual(drawn)
    expect(errors).toEqual([])
    expect(first.costs.length).toBeGreaterThan(4)
    expect(share).toBeLessThanOrEqual(maxShare)
    // A short run sees too few balls to judge their milliseconds.
    if (isShort) return
    expect(Math.min(...measurements.map(({ perBall }) => perBall))).toBeLessThanOrEqual(scriptBudgetMs)
  }, 240_000)
})
