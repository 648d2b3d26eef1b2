import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { buyThroughApi } from '@fairground/testkit/demo/buy-through-api'
import { logInThroughApi } from '@fairground/testkit/demo/log-in-through-api'
import type { DemoGame } from '@fairground/testkit/demo/demo-game'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { until } from '@fairground/testkit/server/until'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { pause } from '#support/pause.ts'
import { newVisitor } from './support/browser.ts'
import { drawNow, endNow } from './support/draw-now.ts'
import { enterAs } from './support/enter-as.ts'
import { mouse } from './support/input-device.ts'
import { lobby } from './pages/lobby.ts'
import { picker } from './pages/picker.ts'
import { purchase } from './pages/purchase.ts'
import { useSiteWorld } from './support/site-world.ts'
import { isShort } from './support/short-run.ts'

const hourly = ({ games: listed, ...rest }: DemoMember): DemoMember => ({
  ...rest,
  games: listed.map(game => ({ ...game, playerMax: 100, ...hourlyFromNow() })),
})

/** Hourly draws, so that only the test starts a draw. The first operator has every kind of game, the second an ad. */
const [member, withFullAd] = demoMembers.slice(0, 2).map(hourly) as [DemoMember, DemoMember]

const like = (kind: DemoGame['rules']['kind']): DemoGame =>
  member.games.find(({ rules }) => rules.kind === kind)!

const games = {
  fiveAndOne: like('oneDrawGameExt'),
  pickThree: like('oneDrawGameExtMulti'),
  race: like('regularGame'),
  raffle: like('raffleGame'),
}

const world = useSiteWorld('play', () => ({
  members: [member, withFullAd],
  crowd: 1,
  balance: 1_000_000n,
  extras: true,
}))

const phone = 390
const desktop = 1280
/** An ad is offered every ten seconds, not directly after a press. */
const afterAdMs = 25_000

const buyFor = async (username: string, gameId: number, count = 1): Promise<number> =>
  buyThroughApi(await logInThroughApi(world().stack.port, member, username), gameId, count)

const instanceFor = async (gameId: number): Promise<number> => {
  const { call } = await logInThroughApi(world().stack.port, member, 'bob')
  return until(`an open draw of game ${gameId}`, async () => {
    const { games: listed } = await call('getFilteredGames', { filter: { gameId } })
    return listed.find(each => each.gameStatus === 'OPEN')?.gameInstanceId
  })
}

const isInViewport = (page: Page, text: string): Promise<boolean> =>
  page.getByRole('heading', { name: text }).evaluate(heading => {
    const { top, bottom } = heading.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight && heading === document.activeElement
  })

describe.skipIf(isShort)('a full-screen ad', () => {
  it('waits until the open drawer is closed', async () => {
    const { context, errors } = await newVisitor(world().browser, phone, { calm: true })
    const page = await context.newPage()
    await lobby(page).open(world().address(withFullAd))
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.waitFor()
    await pause(afterAdMs)
    const ad = page.getByRole('dialog', { name: 'Advertisement' })
    expect(await ad.count()).toBe(0)
    await drawer.getByRole('button', { name: 'Close' }).click()
    await ad.waitFor({ timeout: afterAdMs })
    expect(errors).toEqual([])
  }, 90_000)
})

describe.skipIf(isShort)('the ticket of a digit game', () => {
  it('is bought with a lucky dip at once, and its price follows the bets', async () => {
    const { page, errors, visit } = await enterAs(world(), member, 'rowan', phone)
    await visit(`/pick?id=${await instanceFor(games.pickThree.id)}`)
    const { addDips, bet } = picker(page)
    await addDips(3)
    const { buyButton } = purchase(page)
    const before = await buyButton.innerText()
    expect(before).toMatch(/^Buy 3 lines/)
    expect(await bet('Straight').getAttribute('aria-pressed')).toBe('true')
    await bet('Pair').click()
    expect(await buyButton.innerText()).not.toBe(before)
    await purchase(page).buy(mouse())
    await page.getByText('3 lines bought').waitFor()
    await expect.poll(() => isInViewport(page, 'You’re in'), { timeout: 5000 }).toBe(true)
    expect(errors).toEqual([])
  }, 90_000)
})

describe.skipIf(isShort)('saved lines', () => {
  it('are offered above the numbers and used with one press', async () => {
    const { page, visit } = await enterAs(world(), member, 'alice', desktop)
    await visit(`/pick?id=${await instanceFor(games.fiveAndOne.id)}`)
    const { numbers, saved } = picker(page)
    await picker(page).type('3 9 17 24 31 + 7', mouse())
    await numbers.getByRole('button', { name: 'Saved lines' }).click()
    await page.getByRole('button', { name: 'Save line 1' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await numbers.getByRole('button', { name: 'Clear line' }).click()
    await page.reload()
    await saved.getByRole('button', { name: /^Use 3, 9, 17, 24, 31/ }).click()
    await picker(page)
      .ticket.getByRole('button', { name: /^Buy 1 line/ })
      .waitFor()
  }, 90_000)
})

describe.skipIf(isShort)('the account menu of wide screens', () => {
  it('leads by keyboard to the pages, the settings and the log out', async () => {
    const { page, errors } = await enterAs(world(), member, 'rowan', desktop)
    const avatar = page.getByRole('button', { name: 'Your account, rowan' })
    await avatar.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const name of ['Account', 'Cashier', 'My tickets', 'Subscriptions', 'Replays', 'Prizes'])
      await menu.getByRole('link', { name, exact: true }).waitFor()
    for (const name of ['Scan a ticket', 'Contact', 'Credits'])
      await menu.getByRole('link', { name, exact: true }).waitFor()
    for (const name of ['Sound', 'Motion', 'Text size', 'Colours', 'Language'])
      await menu.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await expect.poll(() => avatar.evaluate(each => each === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: 'Replays' }).press('Enter')
    await page.waitForURL(/\/replay/)
    await avatar.click()
    await menu.getByRole('button', { name: 'Log out' }).click()
    const visitorMenu = page.getByRole('button', { name: 'Open menu' }).last()
    await visitorMenu.click()
    await menu.getByRole('button', { name: /^Motion/ }).waitFor()
    await menu.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('textbox').first().waitFor()
    expect(errors).toEqual([])
  }, 90_000)
})

describe.skipIf(isShort)('a printed ticket', () => {
  it('has game, code and lines on white paper and fits a phone', async () => {
    const gameInstanceId = await buyFor('alice', games.fiveAndOne.id, 2)
    const { page, visit } = await enterAs(world(), member, 'alice', phone)
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    for (const path of [`/pick?id=${gameInstanceId}`, `/bets?id=${gameInstanceId}`]) {
      await visit(path)
      await page
        .getByRole('button', { name: /^Print/ })
        .first()
        .click()
      await page.locator('[data-print-sheet]').waitFor({ state: 'attached' })
      await page.emulateMedia({ media: 'print' })
      const sheet = page.locator('[data-print-sheet]')
      expect(await sheet.innerText()).toContain(games.fiveAndOne.title)
      expect(await sheet.innerText()).toContain('Ticket code')
      expect(await sheet.getByRole('listitem').count()).toBe(2)
      const page0 = await sheet.evaluate(each => ({
        wide: each.scrollWidth - each.clientWidth,
        paper: getComputedStyle(each).backgroundColor,
        page: document.documentElement.scrollWidth,
      }))
      expect(page0).toEqual({ wide: 0, paper: 'rgb(255, 255, 255)', page: phone })
      await page.emulateMedia({ media: 'screen' })
    }
  }, 90_000)
})

describe.skipIf(isShort)('games that start together', () => {
  it('are announced in a toast while a ticket is filled in, and in one dialog otherwise', async () => {
    await buyFor('rowan', games.raffle.id, 2)
    await buyFor('rowan', games.race.id, 1)
    await buyFor('alice', games.raffle.id, 2)
    await buyFor('alice', games.race.id, 1)
    const picking = await enterAs(world(), member, 'rowan', phone)
    await picking.visit(`/pick?id=${await instanceFor(games.fiveAndOne.id)}`)
    await picker(picking.page).addDips(1)
    const browsing = await enterAs(world(), member, 'alice', desktop)
    await drawNow(world().stack.ownerUrl, [games.raffle.id, games.race.id])
    const dialog = browsing.page.getByRole('dialog', { name: /about to start|started/ })
    await dialog.waitFor({ timeout: 30_000 })
    await dialog.filter({ hasText: games.raffle.title }).filter({ hasText: games.race.title }).waitFor()
    await dialog.getByText('2 tickets').waitFor()
    const toasts = picking.page.getByRole('region', { name: /Messages/ })
    await toasts.getByText(games.raffle.title).first().waitFor()
    await toasts.getByText(games.race.title).first().waitFor()
    expect(await picking.page.getByRole('dialog', { name: /about to start/ }).count()).toBe(0)
    await browsing.page.goto('about:blank')

    await picking.visit(`/playout?id=${await raffleInstance()}`)
    await picking.page.waitForURL(/gameOverRaffle/, { timeout: 150_000 })
    await picking.page.getByRole('heading', { level: 1 }).waitFor()
    // The race may still run, so only the raffle must not be called live.
    const live = picking.page.getByRole('link').filter({ hasText: 'LIVE' })
    expect(await live.filter({ hasText: games.raffle.title }).count()).toBe(0)
    expect([...picking.errors, ...browsing.errors]).toEqual([])
  }, 240_000)
})

const raffleInstance = async (): Promise<number> => {
  const { call } = await logInThroughApi(world().stack.port, member, 'bob')
  const { games: listed } = await call('getFilteredGames', { filter: { gameId: games.raffle.id } })
  return listed.find(each => each.gameStatus !== 'OPEN')!.gameInstanceId
}

describe.skipIf(isShort)('results in the lobby', () => {
  it('show raffle tickets and digits as what they are, and a replay has no live words', async () => {
    const gameIds = [games.pickThree.id, games.raffle.id]
    const instances = [await buyFor('alice', gameIds[0]!), await buyFor('alice', gameIds[1]!)]
    await endNow(world().stack.ownerUrl, gameIds)
    const { page, visit, errors } = await enterAs(world(), member, 'alice', desktop)
    const finished = page.getByRole('region', { name: 'Just finished' })
    const row = (title: string) => finished.getByRole('listitem').filter({ hasText: title }).first()
    await row(games.raffle.title)
      .getByText(/^\d{4}$/)
      .first()
      .waitFor()
    await row(games.pickThree.title)
      .getByRole('img', { name: /^Drawn numbers/ })
      .waitFor()
    await finished.scrollIntoViewIfNeeded()
    await visit(`/playout?id=${instances[0]}&replay=true`)
    await page.getByRole('link', { name: 'Back to replays' }).waitFor()
    expect(await page.getByText('Connection').count()).toBe(0)
    expect(errors).toEqual([])
    expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
  }, 120_000)
})
