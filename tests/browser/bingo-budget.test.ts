import type { Caller } from '@fairground/client/rest'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { type DemoMember, demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor } from './browser.ts'
import { buyByCall } from '@fairground/testkit/demo/buy-by-call'
import { drawNow } from './draw-now.ts'
import { logInByCall } from '@fairground/testkit/demo/log-in-by-call'
import { bingoHall, type HallSeen } from './pages/bingo-hall.ts'
import { header } from './pages/header.ts'
import { lobby } from './pages/lobby.ts'
import { loginModal } from './pages/login-modal.ts'
import { type ScriptRun, traceScript } from './script-trace.ts'
import { startSpeedGauge } from './machine-speed.ts'
import { useSiteWorld } from './site-world.ts'
import { isShort } from './short.ts'

const tickets = 96
/** All that a ball changes is drawn within this; the next one is further away. */
const momentMs = 1000
const watchedMs = isShort ? 24_000 : 45_000
/** The page's idea of the server's clock may be ahead by so much. */
const aheadMs = 150
/** Time on the processor is multiplied by this. Chromium's own brake would also count the time others take. */
const slowDown = 4
const nodeBudget = 1500
const scriptBudgetMs = 8

const bingo = demoMembers[0]!.games.find(game => game.rules.kind === 'bingoGame')!

const member: DemoMember = {
  ...demoMembers[0]!,
  games: [{ ...bingo, ...hourlyFromNow(), playerMax: 100 }],
}
const world = useSiteWorld('bingo', () => ({ members: [member], crowd: 0 }))

const sum = (runs: readonly ScriptRun[]): number => runs.reduce((ms, run) => ms + run.ms, 0)

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** When the balls were called, by the server's clock, which is this machine's. */
const ballTimes = async (caller: Caller, gameInstanceId: number): Promise<number[]> => {
  const { timeline } = await caller.call('getGameResults', { gameInstanceId })
  return timeline.flatMap(frame => (frame.step === 'DRAW_NUM' ? [frame.at] : []))
}

const between = (runs: readonly ScriptRun[], from: number, to: number): number =>
  sum(runs.filter(({ at }) => at >= from && at < to))

/** What the page ran in the moment after each ball, less what it runs in a moment without one. */
const costOfBalls = (runs: readonly ScriptRun[], times: readonly number[]): readonly number[] => {
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
  readonly costs: readonly number[]
  /** How many times slower than at its best the machine was at most. */
  readonly slowest: number
}

const watchBalls = async (
  browser: Browser,
  page: Page,
  called: () => Promise<readonly number[]>,
): Promise<Watched> => {
  const from = Date.now()
  const gauge = startSpeedGauge()
  const runs = await traceScript(browser, page, () => page.waitForTimeout(watchedMs))
  gauge.stop()
  const watched = (await called()).filter(at => at - aheadMs > from && at + momentMs < from + watchedMs)
  const slowness = watched.map(at => gauge.slownessAt(at))
  const costs = costOfBalls(runs, watched).map((ms, i) => (ms * slowDown) / (slowness[i] ?? 1))
  return { perBall: median(costs), costs, slowest: Math.max(...slowness) }
}

type Hall = ReturnType<typeof bingoHall>

/** What two pages show at the same ball, and only what both of them draw. */
const sameMoment = async (first: Hall, second: Hall): Promise<readonly [HallSeen, HallSeen]> => {
  for (;;) {
    const [a, b] = await Promise.all([first.seen(), second.seen()])
    if (a.position !== b.position || a.position === null) continue
    const drawn = Object.keys(a.cells).filter(ticket => ticket in b.cells)
    const onlyDrawn = (seen: HallSeen): HallSeen => ({
      ...seen,
      cells: Object.fromEntries(drawn.map(ticket => [ticket, seen.cells[ticket] ?? []])),
    })
    return [onlyDrawn(a), onlyDrawn(b)]
  }
}

describe(`a hall with ${tickets} tickets`, () => {
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

    await drawNow(stack.ownerUrl, [bingo.id])
    await expect.poll(hall.position, { timeout: 90_000, interval: 250 }).toBeGreaterThan(1)

    const watch = () => watchBalls(browser, page, () => ballTimes(rowan, gameInstanceId))
    const first = await watch()
    // Whatever else a machine does only adds to what is seen: a second look may be the truer one.
    const isOver = !isShort && first.perBall > scriptBudgetMs
    const looks = isOver ? [first, await watch()] : [first]
    const nodes = await hall.nodes()
    console.log(`nodes ${nodes}; script for a ball on a machine ${slowDown} times slower:`)
    for (const { perBall, costs, slowest } of looks)
      console.log(
        `${perBall.toFixed(1)} ms in the median (${costs.map(ms => ms.toFixed(1)).join(', ')}), while this one was up to ${slowest.toFixed(1)} times slower than at its best`,
      )
    expect(nodes).toBeLessThanOrEqual(nodeBudget)

    // Balls are written into the page; one that is drawn just now must not differ from it.
    const fresh = await context.newPage()
    await fresh.goto(address(member, `/bingo/playout?id=${gameInstanceId}`))
    await bingoHall(fresh).tickets.waitFor()
    const [written, drawn] = await sameMoment(hall, bingoHall(fresh))
    expect(Object.keys(drawn.toGo)).toHaveLength(tickets)
    expect(Object.keys(drawn.cells)).not.toHaveLength(0)
    expect(written).toEqual(drawn)
    expect(errors).toEqual([])
    expect(first.costs.length).toBeGreaterThan(4)
    // Of a few balls some bring a new best ticket, and neighbours of a virtual machine do the rest: there the quickest counts.
    const seen = isShort ? first.costs : looks.map(({ perBall }) => perBall)
    expect(Math.min(...seen)).toBeLessThanOrEqual(scriptBudgetMs)
  }, 240_000)
})
