import { AxeBuilder } from '@axe-core/playwright'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { testMembers } from '@fairground/testkit/server/test-world'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { header } from './pages/header.ts'
import { notifications } from './pages/notifications.ts'
import { endNow } from './support/draw-now.ts'
import { enterAs } from './support/enter-as.ts'
import { findLayoutProblems, waitForAnimations } from './support/every-page.ts'
import { callerForPage } from './support/page-caller.ts'
import { useSiteWorld } from './support/site-world.ts'
import { isShort } from './support/short-run.ts'

const [north] = testMembers()
const game = { ...north.games[0]!, playerMax: 1000 }
const member = { ...north, games: [game] }
const world = useSiteWorld('notifications', () => ({ members: [member], crowd: 0, balance: 1_000_000n }))

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

const numbers = Array.from({ length: 10 }, (_, i) => i + 1)
/** Every line of three of ten numbers: one of them wins the jackpot. */
const everyLine = numbers.flatMap(a =>
  numbers.flatMap(b => numbers.filter(c => a < b && b < c).map(c => [a, b, c])),
)

const expectAccessible = async (page: Page): Promise<void> => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await waitForAnimations(page)
    expect(await findLayoutProblems(page)).toEqual([])
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`)),
    ).toEqual([])
  }
}

it.skipIf(isShort)(
  'announces a win on another page, lists it and stays read after a reload',
  async () => {
    const { page, errors, visit } = await enterAs(world(), member, 'rowan', 1280)
    const seen = notifications(page)
    await visit('/account')
    await header(page).balance.waitFor()
    const caller = await callerForPage(page, world().stack.port, member)
    const open = await findOpenGame(caller, game.id)
    for (const from of [0, 40, 80]) await buy(caller, open, ...everyLine.slice(from, from + 40))
    await endNow(world().stack.ownerUrl, [game.id])

    await seen.announcement.waitFor()
    await seen.unreadBell(1).waitFor()
    expect(new URL(page.url()).pathname).toBe('/account')
    await visit('/notifications')
    await seen.row(/You won £/).waitFor()
    await expectAccessible(page)

    // A reload neither announces the win again nor forgets it.
    await page.reload()
    await seen.unreadBell(1).waitFor()
    await seen.row(/You won £/).waitFor()
    expect(await seen.announcement.count()).toBe(0)
    await seen.row(/You won £/).click()
    await page.waitForURL(/gameOver/)
    await visit('/notifications')
    await page.getByText('All read').waitFor()
    expect(await seen.unreadBell(1).count()).toBe(0)
    await seen.bell.click()
    await seen.allLink.waitFor()
    expect(errors).toEqual([])
  },
  180_000,
)

it.skipIf(isShort)(
  'saves the choices about notifications and says why push is not possible',
  async () => {
    const { page, errors, visit } = await enterAs(world(), member, 'alice', 390)
    const seen = notifications(page)
    await visit('/account/notifications')
    const results = seen.choice('Results of your games', 'Email')
    await results.waitFor()
    expect(await results.isChecked()).toBe(false)
    await results.check({ force: true })
    const caller = await callerForPage(page, world().stack.port, member)
    await expect
      .poll(async () => {
        const { preferences } = await caller.call('getNotificationPreferences', {})
        return preferences.find(({ kind }) => kind === 'result')?.mail
      })
      .toBe('on')
    await seen.push.waitFor()
    await expectAccessible(page)
    await page.reload()
    await results.waitFor()
    expect(await results.isChecked()).toBe(true)
    expect(errors).toEqual([])
  },
  180_000,
)
