import { demoPassword } from '@fairground/testkit/demo/world'
import type { Page, WebSocketRoute } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor } from './support/browser.ts'
import { buyThroughApi } from '@fairground/testkit/demo/buy-through-api'
import { drawNow } from './support/draw-now.ts'
import { games, kindsMember } from './support/kinds-world.ts'
import { logInThroughApi } from '@fairground/testkit/demo/log-in-through-api'
import { gameOver } from './pages/game-over.ts'
import { header } from './pages/header.ts'
import { lobby } from './pages/lobby.ts'
import { loginModal } from './pages/login-modal.ts'
import { playout } from './pages/playout.ts'
import { useSiteWorld } from './support/site-world.ts'
import { isShort } from './support/short-run.ts'

/** The game with the longest play-out, so the connection is restored well before its last ball. */
const game = games.race
const member = { ...kindsMember, games: kindsMember.games.filter(({ id }) => id === game.id) }
const world = useSiteWorld('disturbed', () => ({ members: [member], crowd: 0 }))

const awayMs = 20_000

/** Routes the page's connection so that the test can cut and restore it. */
const interruptible = async (page: Page) => {
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(/./, socket => {
    if (isCut) return void socket.close()
    socket.connectToServer()
    open.add(socket)
  })
  await page.route('**/*', route => (isCut ? route.abort() : route.fallback()))
  return {
    async cut(): Promise<void> {
      isCut = true
      await Promise.all([...open].map(socket => socket.close()))
      open.clear()
    },
    restore: () => void (isCut = false),
  }
}

const comesTo = (page: Page, position: number) =>
  page.locator(`[data-position="${position}"]`).waitFor({ timeout: 90_000 })

/** The last ball that the page showed. */
describe.skipIf(isShort)('the play-out of a draw', () => {
  it('ends with the same result on a page that opens late, reloads or loses its connection', async () => {
    const { browser, stack, address } = world()
    const id = await buyThroughApi(await logInThroughApi(stack.port, member, 'rowan'), game.id, 3)
    const { context, errors } = await newVisitor(browser, 1280, { calm: true })
    const calm = await context.newPage()
    await lobby(calm).open(address(member))
    await lobby(calm).logIn()
    await loginModal(calm).logIn('rowan', demoPassword)
    await header(calm).balance.waitFor()
    const watch = async (page: Page): Promise<Page> => {
      await page.goto(address(member, `/playout?id=${id}`))
      await playout(page).watchBalls()
      return page
    }
    await watch(calm)
    const reloaded = await watch(await context.newPage())
    const cut = await context.newPage()
    const line = await interruptible(cut)
    await watch(cut)
    await drawNow(stack.ownerUrl, [game.id])

    await comesTo(calm, 1)
    await line.cut()
    const back = cut.waitForTimeout(awayMs).then(line.restore)
    await watch(reloaded)
    const late = await watch(await context.newPage())
    await back

    const pages = [calm, reloaded, late, cut]
    const [end, ...otherEnds] = await Promise.all(pages.map(page => gameOver(page).waitForEnd()))
    expect(otherEnds).toEqual([end, end, end])
    const [ball, ...otherBalls] = await Promise.all(pages.map(page => playout(page).lastBall()))
    expect(ball?.position).toBeGreaterThan(0)
    expect(otherBalls).toEqual([ball, ball, ball])
    expect(errors).toEqual([])
  }, 240_000)
})
