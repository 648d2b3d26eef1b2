import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { cards, providerPage } from './pages/cashier.ts'
import { wizardPage } from './pages/wizard.ts'
import { newVisitor } from './support/browser.ts'
import { isShort } from './support/short-run.ts'
import { useSiteWorld } from './support/site-world.ts'
import { takePicture } from './support/take-picture.ts'

const raffle = demoMembers[0]!.games.find(({ id }) => id === 106)!
const member: DemoMember = { ...demoMembers[0]!, games: [{ ...raffle, ...hourlyFromNow() }] }
const world = useSiteWorld('one-click', () => ({ members: [member], crowd: 0, details: true }))

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

/** A visitor goes from the ticket to the provider's page. */
const reachPayment = async (page: Page, n: number): Promise<void> => {
  const wizard = wizardPage(page)
  await page.goto(world().address(member, '/?pid=106'))
  await wizard.dialog.getByRole('heading', { name: 'Get a ticket' }).waitFor()
  await takePicture(page, `wizard-ticket-${n}`)
  await wizard.chooseTickets(3)
  await takePicture(page, `wizard-you-${n}`)
  await wizard.enterAccount({
    username: `marlow${n}`,
    email: `marlow${n}@example.test`,
    password: 'maple-river-58',
  })
  await takePicture(page, `wizard-details-${n}`)
  await wizard.enterDetails(`0740012350${n}`)
  await takePicture(page, `wizard-address-${n}`)
  await wizard.enterAddress()
  await wizard.says('Pay with')
  await takePicture(page, `wizard-payment-${n}`)
  await wizard.choosePayment()
  await wizard.says('Nothing is taken until you press Pay.')
  await takePicture(page, `wizard-check-${n}`)
  await wizard.pay()
}

describe.skipIf(isShort)('the wizard of a visitor', () => {
  it('registers, pays with a challenge and buys the tickets', async () => {
    const { context, errors } = await newVisitor(world().browser, 1280)
    const page = await context.newPage()
    const wizard = wizardPage(page)
    await reachPayment(page, 1)
    await providerPage(page).payByCard(cards.challenged)
    await providerPage(page).answerChallenge('1234')
    await wizard.says('You have 3 tickets')
    await wizard.says('Good luck! We will let you know if your number comes up.')
    await takePicture(page, 'wizard-done-1')
    await wizard.dialog.getByRole('button', { name: 'See my ticket' }).click()
    await page.waitForURL(/\/bets\?id=\d+/)
    expect(errors).toEqual([])
    await context.close()
  }, 180_000)

  it('says that nothing was charged after a decline, and pays another way', async () => {
    const { context, errors } = await newVisitor(world().browser, 390)
    const page = await context.newPage()
    const wizard = wizardPage(page)
    await reachPayment(page, 2)
    await providerPage(page).payByCard(cards.declined)
    await wizard.says('You were not charged.')
    await takePicture(page, 'wizard-failed-2')
    await wizard.dialog.getByRole('button', { name: 'Pay another way' }).click()
    await wizard.choosePayment()
    await wizard.pay()
    await providerPage(page).payByCard(cards.good)
    await wizard.says(/You have \d+ tickets?/)
    await takePicture(page, 'wizard-done-2')
    expect(errors).toEqual([])
    await context.close()
  }, 180_000)
})
