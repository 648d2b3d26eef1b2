import { type TransportMode, transportModes, transportPaths } from '@fairground/contract/transport'
import { getFromHost } from '@fairground/server/gateway/get-from-host.test-support'
import { buyThroughApi } from '@fairground/testkit/demo/buy-through-api'
import { until } from '@fairground/testkit/server/until'
import { startTcpProxy } from '@fairground/testkit/services/tcp-proxy'
import type { Cookie, Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { asOwner } from '#support/as-owner.ts'
import { gameOver } from './pages/game-over.ts'
import { playout } from './pages/playout.ts'
import { newVisitor } from './support/browser.ts'
import { drawNow } from './support/draw-now.ts'
import { enterAs } from './support/enter-as.ts'
import { games, kindsMember } from './support/kinds-world.ts'
import { callerForPage } from './support/page-caller.ts'
import { isShort } from './support/short-run.ts'
import { useSiteWorld } from './support/site-world.ts'

/** The game with the longest play-out, so the connections are restored well before its last ball. */
const game = games.race
const member = { ...kindsMember, games: kindsMember.games.filter(({ id }) => id === game.id) }
const world = useSiteWorld('transports', () => ({ members: [member], crowd: 0 }))

const awayMs = 20_000

const pathOfMode: Readonly<Record<TransportMode, string>> = {
  1: transportPaths.socket,
  2: transportPaths.polling,
  3: transportPaths.events,
  4: transportPaths.broker,
}
const transportPattern = /\/api\/(channel|poll|events|broker)(?=\?|$)/

/** The paths of the transports that the page has used. */
const recordTransports = (page: Page): Set<string> => {
  const used = new Set<string>()
  const record = (url: string): void => {
    const [path] = transportPattern.exec(url) ?? []
    if (path !== undefined) used.add(path)
  }
  page.on('request', request => record(request.url()))
  page.on('websocket', socket => record(socket.url()))
  return used
}

/** Opens the play-out on a page of an operator in this mode, over a network of its own. */
const openInMode = async (mode: TransportMode, instanceId: number, cookies: readonly Cookie[]) => {
  const { browser, stack, address } = world()
  const proxy = await startTcpProxy(`http://127.0.0.1:${stack.port}`)
  const url = address(member, `/playout?id=${instanceId}`).replace(
    `:${stack.port}`,
    `:${new URL(proxy.url).port}`,
  )
  await asOwner(stack.ownerUrl, client =>
    client.query(`UPDATE member SET settings = settings || jsonb_build_object('transportMode', $1::int)`, [
      mode,
    ]),
  )
  const baseUrl = `http://127.0.0.1:${stack.port}`
  const readPage = async () => (await getFromHost(baseUrl, '/', `${member.code}.localhost`)).body.toString()
  await until(`mode ${mode}`, async () => (await readPage()).includes(`"transportMode":${mode}`))
  const { context, errors } = await newVisitor(browser, mode === 3 ? 390 : 1280, { calm: true })
  await context.addCookies(cookies)
  await context.addInitScript(key => {
    // The script also runs in the empty page before the first address, which has no storage.
    if (location.protocol === 'http:') localStorage.setItem(key, '1')
  }, `fairground.session.${member.id}`)
  const page = await context.newPage()
  const used = recordTransports(page)
  await page.goto(url)
  await page.getByText('The draw starts in').waitFor()
  await playout(page).watchBalls()
  onTestFinished(async () => {
    await context.close()
    proxy.stop()
  })
  return { mode, page, proxy, used, errors }
}

describe.skipIf(isShort)('the play-out of a draw', () => {
  it('ends on the same ball in every transport mode, with a cut in each', async () => {
    const { stack } = world()
    const { page: first } = await enterAs(world(), member, 'rowan', 1280)
    const cookies = await first.context().cookies()
    const id = await buyThroughApi(await callerForPage(first, stack.port, member), game.id, 3)
    await first.context().close()
    const viewers = []
    for (const mode of Object.values(transportModes)) viewers.push(await openInMode(mode, id, cookies))
    await drawNow(stack.ownerUrl, [game.id])
    await Promise.all(
      viewers.map(({ page }) => page.locator('[data-position="1"]').waitFor({ timeout: 90_000 })),
    )
    for (const { proxy } of viewers) proxy.cut()
    await viewers[0]!.page.waitForTimeout(awayMs)
    for (const { proxy } of viewers) proxy.restore()

    const [end, ...otherEnds] = await Promise.all(viewers.map(({ page }) => gameOver(page).waitForEnd()))
    expect(otherEnds).toEqual([end, end, end])
    const [ball, ...otherBalls] = await Promise.all(viewers.map(({ page }) => playout(page).lastBall()))
    expect(ball?.position).toBeGreaterThan(0)
    expect(otherBalls).toEqual([ball, ball, ball])
    for (const { mode, used, errors } of viewers) {
      expect([...used]).toEqual([pathOfMode[mode]])
      expect(errors).toEqual([])
    }
  }, 300_000)
})
