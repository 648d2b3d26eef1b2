import { demoMembers } from '@fairground/testkit/demo/world'
import { startCrowd } from '@fairground/testkit/demo/crowd'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor } from './support/browser.ts'
import { buyThroughApi } from '@fairground/testkit/demo/buy-through-api'
import { logInThroughApi } from '@fairground/testkit/demo/log-in-through-api'
import { lobby } from './pages/lobby.ts'
import { useSiteWorld } from './support/site-world.ts'

const maxShift = 0.05
const watchedMs = 10_000
const member = demoMembers[0]!
const world = useSiteWorld('layout', () => ({ members: [member], crowd: 3 }))

interface Shift {
  readonly value: number
  /** The moved elements with their old and new vertical position. */
  readonly moved: readonly string[]
}

/** Records every layout shift from the first paint on. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly {
        readonly node: Node | null
        readonly previousRect: DOMRect
        readonly currentRect: DOMRect
      }[]
    }
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    const watcher = new PerformanceObserver(list => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(({ node, previousRect, currentRect }) => {
              const what =
                node instanceof Element ? `${node.localName}.${node.classList[0] ?? ''}` : node?.nodeName
              return `${what} ${node?.textContent?.slice(0, 30)} ${previousRect.y} -> ${currentRect.y}`
            }),
          })
    })
    watcher.observe({ type: 'layout-shift', buffered: true })
  })

const shiftsSeen = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)

const total = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0)

describe('the lobby', () => {
  it('has almost no layout shift while it loads and while games change', async () => {
    const { browser, stack, address } = world()
    // Waits until every game is on sale, because games appear one by one on a new site.
    const rowan = await logInThroughApi(stack.port, member, 'rowan')
    for (const { id } of member.games) await buyThroughApi(rowan, id)
    const crowd = startCrowd({
      baseUrl: `http://127.0.0.1:${stack.port}`,
      members: [member],
      players: 3,
      rate: 3,
    })
    const moved = await Promise.all(
      [390, 1280].map(async width => {
        const { context } = await newVisitor(browser, width)
        const page = await context.newPage()
        await watchShifts(page)
        await lobby(page).open(address(member))
        await lobby(page).heading().waitFor()
        await page.waitForTimeout(watchedMs)
        return { width, shifts: await shiftsSeen(page) }
      }),
    )
    await crowd.stop()
    expect(crowd.joins()).toBeGreaterThan(5)
    for (const { width, shifts } of moved)
      console.log(
        `layout shift at ${width} px: ${total(shifts).toFixed(4)} ${JSON.stringify(shifts.filter(({ value }) => value > 0.005))}`,
      )
    expect(moved.filter(({ shifts }) => total(shifts) > maxShift)).toEqual([])
  })
})
