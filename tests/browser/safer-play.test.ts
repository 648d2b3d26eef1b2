import { randomUUID } from 'node:crypto'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { type DemoMember, demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { asOwner } from '#support/as-owner.ts'
import { callerForPage } from './support/page-caller.ts'
import { enterAs } from './support/enter-as.ts'
import { header } from './pages/header.ts'
import { loginModal } from './pages/login-modal.ts'
import { picker } from './pages/picker.ts'
import { exclusionPage, limitsPage, realityCheck, timeoutPage } from './pages/safer-play.ts'
import { useSiteWorld } from './support/site-world.ts'
import { isShort } from './support/short-run.ts'

const path = '/cashier/responsiblegaming'
/** A line costs 2.10 with its fee; every player has deposited 100 today. */
const game = { ...demoMembers[0]!.games[0]!, cost: 200n, fee: 10n, ...hourlyFromNow() }
const here: DemoMember = { ...demoMembers[0]!, games: [game] }
const there: DemoMember = { ...demoMembers[1]!, games: [] }
const world = useSiteWorld('safer-play', () => ({ members: [here, there], crowd: 0, details: true }))

beforeAll(() =>
  asOwner(world().stack.ownerUrl, client => client.query(`UPDATE member SET group_code = 'both'`)),
)
afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

const depositFault = async (page: Page, amount: string) => {
  const { call } = await callerForPage(page, world().stack.port, here)
  const { paymentOptions } = await call('getDepositStep', { currencyId: here.currency })
  return expectFault(call, 'depositRequestInfo', {
    requestId: randomUUID(),
    amount,
    currencyId: here.currency,
    paymentOptionId: paymentOptions[0]!.id,
  })
}

/** Tries to buy a line and expects the limit notice. */
const expectLineRefused = async (page: Page, why: string): Promise<void> => {
  await page
    .getByRole('link', { name: /Pick your numbers|Pick numbers/ })
    .first()
    .click()
  await picker(page).pick([4, 11, 23, 30, 38, 47])
  await picker(page).ticket.getByText('This is £1.10 over what your limit leaves.').waitFor()
  await picker(page).buyButton().click()
  await picker(page).confirm()
  const notice = page.getByRole('alert').filter({ hasText: why }).first()
  await notice
    .getByRole('link', { name: 'See limits' })
    .and(page.locator(`[href="${path}/limits"]`))
    .waitFor()
}

const expectLogInRefused = async (page: Page, username: string): Promise<void> => {
  await loginModal(page).logIn(username, demoPassword)
  await loginModal(page)
    .dialog.getByText(/restricted|support/i)
    .first()
    .waitFor()
}

describe.skipIf(isShort)('limits', () => {
  it('are set, shown before a purchase, and stop a deposit and a play', async () => {
    const { page, errors, visit } = await enterAs(world(), here, 'rowan', 1280)
    await visit(`${path}/limits`)
    const limits = limitsPage(page)
    await limits.set('Deposits', {
      'Daily deposit limit': '104',
      'Weekly deposit limit': '106',
      'Monthly deposit limit': '110',
    })
    await limits.card('Deposits').getByText('£4.00 left').waitFor()
    expect(await depositFault(page, '10.00')).toMatchObject({ name: 'deposit.limitReached' })
    await limits.set('Stakes', { 'Weekly play limit': '1' })
    // A raise takes effect later and can be withdrawn.
    await limits.set('Stakes', { 'Weekly play limit': '50' })
    await limits
      .card('Stakes')
      .getByText(/^Changes to £50.00/)
      .waitFor()
    await limits.card('Stakes').getByRole('button', { name: 'Keep my current limit' }).click()
    await page.getByText('Your limit stays the same').first().waitFor()
    await visit('/')
    await expectLineRefused(page, 'This would exceed your weekly play limit.')
    expect(await header(page).balanceMinor()).toBe(10_000)
    expect(errors).toEqual([])
  }, 120_000)

  it('on losses stop a play, and the overview shows them on a phone', async () => {
    const { page, errors, visit } = await enterAs(world(), here, 'bob', 390)
    await visit(`${path}/limits`)
    await limitsPage(page).set('Losses', {
      'Daily loss limit': '1',
      'Weekly loss limit': '2',
      'Monthly loss limit': '3',
    })
    await visit(path)
    await page
      .getByRole('link', { name: /^Limits/ })
      .getByText('3 active')
      .waitFor()
    await page.getByRole('button', { name: 'Show as a table' }).first().click()
    await page.getByRole('table', { name: 'Net by month' }).waitFor()
    await visit('/')
    await expectLineRefused(
      page,
      'This would take you over your daily loss limit. You haven’t been charged. The limit resets',
    )
    expect(errors).toEqual([])
  }, 120_000)
})

describe.skipIf(isShort)('the reality check', () => {
  it('opens on any page when it is due and closes only with an answer', async () => {
    const { page, errors, visit } = await enterAs(world(), here, 'alice', 390)
    await visit(`${path}/realitycheck`)
    await realityCheck(page).everyFiveMinutes()
    // Backdates the start of the session.
    await asOwner(world().stack.ownerUrl, client =>
      client.query(`UPDATE session SET created_at = created_at - interval '6 min' WHERE ended_at IS NULL`),
    )
    await visit('/draws')
    await realityCheck(page).dialog.getByText('6 min').first().waitFor()
    await page.keyboard.press('Escape')
    await realityCheck(page).keepPlaying.click()
    await realityCheck(page).dialog.waitFor({ state: 'hidden' })
    await visit('/draws')
    await header(page).balance.waitFor()
    expect(await realityCheck(page).dialog.count()).toBe(0)
    expect(errors).toEqual([])
  }, 120_000)
})

describe.skipIf(isShort)('a self-imposed break', () => {
  it('of one day ends the session and blocks log-in at both operators of the group', async () => {
    const mine = await enterAs(world(), here, 'bob', 390)
    const other = await enterAs(world(), there, 'bob', 390)
    await mine.visit(`${path}/timeout`)
    await timeoutPage(mine.page).takeADay()
    await mine.page.getByRole('button', { name: 'Log in' }).first().waitFor()
    await other.page.getByText('You have chosen to take a break from playing').first().waitFor()
    for (const { page, visit } of [mine, other]) {
      await visit('/?login=true')
      await expectLogInRefused(page, 'bob')
    }
  }, 120_000)

  it('of six months ends the session and blocks log-in at both operators of the group', async () => {
    const mine = await enterAs(world(), here, 'alice', 1280)
    const other = await enterAs(world(), there, 'alice', 390)
    await mine.visit(`${path}/exclusion`)
    await exclusionPage(mine.page).excludeForSixMonths()
    await other.page.getByText('You have chosen to take a break from playing').first().waitFor()
    for (const { page, visit } of [mine, other]) {
      await visit('/?login=true')
      await expectLogInRefused(page, 'alice')
    }
  }, 120_000)
})
