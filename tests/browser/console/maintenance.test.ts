import { demoMembers, type DemoMember } from '@fairground/testkit/demo/world'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { enterAs } from '../support/enter-as.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { isShort } from '../support/short-run.ts'
import { actDialog } from './support/act-dialog.ts'
import { useConsoleWorld } from './support/console-world.ts'

const member: DemoMember = {
  ...demoMembers[0]!,
  games: [{ ...demoMembers[0]!.games[0]!, ...hourlyFromNow() }],
}
const world = useConsoleWorld('console-maintenance', () => ({
  members: [member],
  crowd: 0,
  balance: 100_000n,
}))
/** The spread of the reload is up to 13 seconds, and a plan begins at a full minute. */
const wait = { timeout: 120_000 }
const minute = 60_000

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

/** The form of a date and time input. The operator of this world has the zone UTC. */
const toInput = (at: number): string => new Date(at).toISOString().slice(0, 16)

const giveReason = (page: Page, dialog: string, text: string) =>
  page
    .getByRole('dialog', { name: dialog })
    .getByRole('textbox', { name: /Reason/ })
    .fill(text)

describe.skipIf(isShort)('maintenance', () => {
  it('closes the site at the planned time for a player, and opens it again', async () => {
    const player = await enterAs(world(), member, 'rowan', 1280)
    await player.visit('/account')
    const { page, open, errors, context } = await world().signIn('sam')
    await open('site')
    await page.getByText('No maintenance is planned').waitFor(wait)
    await expectAccessible(page, 'console-site')

    await page.getByRole('button', { name: 'Plan maintenance…' }).click()
    const plan = page.getByRole('dialog', { name: 'Plan maintenance' })
    await plan.getByLabel('What players read').fill('We are fitting a new draw machine.')
    const from = Math.ceil((Date.now() + 5000) / minute) * minute
    await plan.getByLabel('From optional').fill(toInput(from))
    await plan.getByLabel('Until optional').fill(toInput(from + 45 * minute))
    await giveReason(page, 'Plan maintenance', 'A new draw machine')
    // Without the word nothing happens.
    await plan.getByRole('button', { name: 'Plan maintenance' }).click()
    await plan.getByText('Type MAINTENANCE to go on').waitFor()
    await plan.getByLabel('Type MAINTENANCE to confirm').fill('MAINTENANCE')
    await plan.getByRole('button', { name: 'Plan maintenance' }).click()
    await page.getByText('Maintenance is planned').waitFor(wait)
    await page.getByText(/^Closes \d/).waitFor(wait)

    await player.page.waitForURL(/\/maintenance$/, wait)
    await player.page.getByText('We are fitting a new draw machine.').waitFor()
    await page.getByText('Closed for players').waitFor(wait)
    await page.getByRole('button', { name: 'Open the site…' }).click()
    await giveReason(page, 'Open the site?', 'The machine is fitted')
    await page.getByRole('dialog').getByRole('button', { name: 'Open the site' }).click()
    await page.getByText('The site is open').waitFor(wait)
    await player.page.waitForURL(url => !url.pathname.startsWith('/maintenance'), wait)

    await page.getByRole('button', { name: 'Reload configuration…' }).click()
    const reload = actDialog(page, 'Reload the configuration?')
    await reload.submit('Reload the configuration', 'A new payment method')
    await page.getByText('Open browsers load the configuration again').waitFor(wait)
    expect([...errors, ...player.errors]).toEqual([])
    await player.page.context().close()
    await context.close()
  })

  it('shows a message to a player, and switches a feature off with a reason', async () => {
    const player = await enterAs(world(), member, 'rowan', 1280)
    const { page, open, errors, context } = await world().signIn('sam')
    await open('site')
    await page.getByRole('button', { name: 'Set a message…' }).click()
    const title = 'Show a message on every page'
    await page
      .getByRole('dialog', { name: title })
      .getByLabel('What players read')
      .fill('Draws move to 21:45.')
    await giveReason(page, title, 'Tonight is a late show')
    await page.getByRole('button', { name: 'Show the message' }).click()
    const banner = player.page.getByRole('complementary', { name: 'Platform Message' })
    await banner.getByText('Draws move to 21:45.').waitFor(wait)
    await page.getByRole('button', { name: 'End…' }).click()
    await giveReason(page, 'End this notice?', 'The show is over now')
    await page.getByRole('button', { name: 'End the notice' }).click()
    await banner.waitFor({ state: 'detached', ...wait })

    await open('site/features')
    await page
      .getByRole('row', { name: /Referrals/ })
      .getByRole('button', { name: 'Switch off…' })
      .click()
    await giveReason(page, 'Switch Referrals off?', 'Misuse of invitations')
    await page.getByRole('button', { name: 'Switch it off' }).click()
    await page.getByRole('row', { name: /Referrals off.*Sam Whitlock.*Misuse of invitations/ }).waitFor(wait)
    await expectAccessible(page, 'console-features')
    expect([...errors, ...player.errors]).toEqual([])
    await player.page.context().close()
    await context.close()
  })
})
