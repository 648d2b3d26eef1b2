import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { testMembers } from '@fairground/testkit/server/test-world'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { asOwner } from '#support/as-owner.ts'
import { findAuditProblems } from '#support/audit-problems.ts'
import { header } from './pages/header.ts'
import { newVisitor } from './support/browser.ts'
import { endNow } from './support/draw-now.ts'
import { enterAs } from './support/enter-as.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { runOperatorCommand } from './support/operator-command.ts'
import { callerForPage } from './support/page-caller.ts'
import { isShort } from './support/short-run.ts'
import { useSiteWorld } from './support/site-world.ts'

const [north] = testMembers()
const game = north.games[0]!
const member = { ...north, games: [game] }
const world = useSiteWorld('maintenance', () => ({
  members: [member],
  crowd: 0,
  balance: 1_000_000n,
  staffed: true,
}))

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

const openPage = async (width: number) => {
  const { context, errors } = await newVisitor(world().browser, width, { calm: true })
  const page = await context.newPage()
  return { page, errors, visit: (to: string) => page.goto(world().address(member, to)) }
}

const run = (...args: readonly string[]) => runOperatorCommand(world().stack, member.code, args, 'rosa')

/** The spread of the reload is up to 13 seconds. */
const reloadTimeout = { timeout: 60_000 }

describe.skipIf(isShort)('maintenance', () => {
  it('sends every open page to the maintenance page and brings it back without a reload by hand', async () => {
    const player = await enterAs(world(), member, 'rowan', 1280)
    const visitor = await openPage(390)
    const admin = await openPage(1280)
    await player.visit('/account')
    await header(player.page).balance.waitFor()
    await visitor.visit('/')
    await admin.visit('/?adminStr=1')
    await visitor.page.locator('main').waitFor()
    await admin.page.locator('main').waitFor()

    const until = new Date(Date.now() + 45 * 60_000).toISOString().slice(0, 16)
    await run('maintenance', 'on', '--text', 'We are fitting a new draw machine.', '--until', `${until}Z`)
    for (const { page } of [player, visitor]) {
      await page.waitForURL(/\/maintenance$/, reloadTimeout)
      await page.getByText('We are fitting a new draw machine.').waitFor()
    }
    await player.page.getByRole('timer').waitFor()
    await expectAccessible(player.page, 'maintenance')
    // Another page of the site leads here too.
    await visitor.visit('/terms')
    await visitor.page.waitForURL(/\/maintenance$/, reloadTimeout)
    expect(new URL(admin.page.url()).pathname).toBe('/')

    await run('maintenance', 'off')
    // Both reload at their own random moment.
    await Promise.all(
      [player, visitor].map(({ page }) => page.waitForURL(url => url.pathname === '/', reloadTimeout)),
    )
    await header(player.page).balance.waitFor()
    for (const { page, errors } of [player, visitor, admin]) {
      expect(errors).toEqual([])
      await page.context().close()
    }
  })

  it('shows a platform message that a visitor can hide until the next one', async () => {
    const { page, errors, visit } = await openPage(390)
    await visit('/')
    await page.locator('main').waitFor()
    await run(
      'message',
      'set',
      '--title',
      'Tonight 21:00 to 21:30: a short pause.',
      '--text',
      'Draws move to 21:45.',
    )
    const banner = page.getByRole('complementary', { name: 'Platform Message' })
    await banner.getByText('Draws move to 21:45.').waitFor(reloadTimeout)
    await expectAccessible(page, 'message')
    await banner.getByRole('button', { name: 'Dismiss' }).click()
    await banner.waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('main').waitFor()
    expect(await banner.count()).toBe(0)
    await run('message', 'set', '--text', 'A second message.')
    await banner.getByText('A second message.').waitFor(reloadTimeout)
    await run('message', 'clear')
    await banner.waitFor({ state: 'detached', ...reloadTimeout })
    expect(errors).toEqual([])
    await page.context().close()
  })
})

describe.skipIf(isShort)('while the player was away', () => {
  it('the draw that ended is shown once after the login, and not on a second device', async () => {
    const first = await enterAs(world(), member, 'alice', 1280)
    await header(first.page).balance.waitFor()
    const caller = await callerForPage(first.page, world().stack.port, member)
    const open = await findOpenGame(caller, game.id)
    await buy(caller, open, [1, 2, 3], [4, 5, 6])
    await caller.call('logout', {})
    await first.page.context().close()
    await endNow(world().stack.ownerUrl, [game.id])

    const sheet = (page: Page) => page.getByRole('dialog', { name: 'While you were away' })
    await expect
      .poll(
        () =>
          asOwner(
            world().stack.ownerUrl,
            async client =>
              (await client.query(`SELECT FROM persistent_event WHERE name = 'gameEnd'`)).rowCount,
          ),
        { timeout: 60_000 },
      )
      .toBe(1)
    const back = await enterAs(world(), member, 'alice', 390)
    await sheet(back.page).waitFor({ timeout: 60_000 })
    await sheet(back.page)
      .getByText(/staked on these draws/)
      .waitFor()
    await expectAccessible(back.page, 'away')
    await sheet(back.page).getByRole('button', { name: 'Done' }).click()
    await sheet(back.page).waitFor({ state: 'detached' })
    await expect
      .poll(
        () =>
          asOwner(
            world().stack.ownerUrl,
            async client =>
              (await client.query(`SELECT FROM persistent_event WHERE acknowledged_at IS NOT NULL`)).rowCount,
          ),
        { timeout: 20_000 },
      )
      .toBe(1)

    const second = await enterAs(world(), member, 'alice', 1280)
    await header(second.page).balance.waitFor()
    const caller2 = await callerForPage(second.page, world().stack.port, member)
    expect(await caller2.call('getOfflineEvents', {})).toEqual({ events: [] })
    expect(await sheet(second.page).count()).toBe(0)
    for (const { page } of [back, second]) await page.context().close()
  })
})
