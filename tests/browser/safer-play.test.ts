import { randomUUID } from 'node:crypto'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { type DemoMember, demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import { faultOf } from '@fairground/testkit/server/checked-call'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLines } from '../faults/audit-lines.ts'
import { asOwner } from '../faults/owner-query.ts'
import { callAs } from './call-as.ts'
import { enter } from './enter.ts'
import { header } from './pages/header.ts'
import { loginModal } from './pages/login-modal.ts'
import { picker } from './pages/picker.ts'
import { exclusionPage, limitsPage, realityCheck, timeoutPage } from './pages/safer-play.ts'
import { useSiteWorld } from './site-world.ts'
import { isShort } from './short.ts'

const path = '/cashier/responsiblegaming'
/** A line costs 2.10 with its fee; everybody has deposited 100 today. */
const game = { ...demoMembers[0]!.games[0]!, cost: 200n, fee: 10n, ...hourlyFromNow() }
const here: DemoMember = { ...demoMembers[0]!, games: [game] }
const there: DemoMember = { ...demoMembers[1]!, games: [] }
const world = useSiteWorld('safer-play', () => ({ members: [here, there], crowd: 0, details: true }))

beforeAll(() =>
  asOwner(world().stack.ownerUrl, client => client.query(`UPDATE member SET group_code = 'both'`)),
)
afterAll(async () => {
  expect(await auditLines(world().stack.databaseUrl)).toEqual([])
})

const depositFault = async (page: Page, amount: string) => {
  const { call } = await callAs(page, world().stack.port, here)
  const { paymentOptions } = await call('getDepositStep', { currencyId: here.currency })
  return faultOf(call, 'depositRequestInfo', {
    requestId: randomUUID(),
    amount,
    currencyId: here.currency,
    paymentOptionId: paymentOptions[0]!.id,
  })
}

/** What the page of the game says when a line is bought. */
const isRefusedALine = async (page: Page, why: string): Promise<void> => {
  await page
    .getByRole('link', { name: /Pick your numbers|Pick numbers/ })
    .first()
    .click()
  await picker(page).pick([4, 11, 23, 30, 38, 47])
  await picker(page).ticket.getByText('This is £1.10 more than your limit leaves.').waitFor()
  await picker(page).buyButton().click()
  await picker(page).confirm()
  const notice = page.getByRole('alert').filter({ hasText: why }).first()
  await notice
    .getByRole('link', { name: 'See limits' })
    .and(page.locator(`[href="${path}/limits"]`))
    .waitFor()
}

const refusesLogIn = async (page: Page, username: string): Promise<void> => {
  await loginModal(page).logIn(username, demoPassword)
  await loginModal(page)
    .dialog.getByText(/restricted|support/i)
    .first()
    .waitFor()
}

describe.skipIf(isShort)('limits', () => {
  it('are set, shown where money is spent, and stop a deposit and a play', async () => {
    const { page, errors, visit } = await enter(world(), here, 'rowan', 1280)
    await visit(`${path}/limits`)
    const limits = limitsPage(page)
    await limits.set('Money you pay in', {
      'Daily deposit limit': '104',
      'Weekly deposit limit': '106',
      'Monthly deposit limit': '110',
    })
    await limits.card('Money you pay in').getByText('£4.00 left').waitFor()
    expect(await depositFault(page, '10.00')).toMatchObject({ name: 'deposit.limitReached' })
    await limits.set('Money you play', { 'Weekly play limit': '1' })
    // A raise waits, and can be dropped.
    await limits.set('Money you play', { 'Weekly play limit': '50' })
    await limits
      .card('Money you play')
      .getByText(/^It changes to £50.00/)
      .waitFor()
    await limits.card('Money you play').getByRole('button', { name: 'Keep the limit as it is' }).click()
    await page.getByText('The limit stays as it is').first().waitFor()
    await visit('/')
    await isRefusedALine(page, 'This would pass your weekly play limit.')
    expect(await header(page).balanceMinor()).toBe(10_000)
    expect(errors).toEqual([])
  }, 120_000)

  it('of losses stop a play too, and the pages of a phone show how they stand', async () => {
    const { page, errors, visit } = await enter(world(), here, 'bob', 390)
    await visit(`${path}/limits`)
    await limitsPage(page).set('Money you lose', {
      'Daily loss limit': '1',
      'Weekly loss limit': '2',
      'Monthly loss limit': '3',
    })
    await visit(path)
    await page
      .getByRole('link', { name: /^Limits/ })
      .getByText('3 on')
      .waitFor()
    await page.getByRole('button', { name: 'Show as a table' }).first().click()
    await page.getByRole('table', { name: 'Net by month' }).waitFor()
    await visit('/')
    await isRefusedALine(
      page,
      'This would pass your daily loss limit. Nothing was taken. The limit starts again',
    )
    expect(errors).toEqual([])
  }, 120_000)
})

describe.skipIf(isShort)('the reality check', () => {
  it('comes at its time on whatever page it is, and goes only by an answer', async () => {
    const { page, errors, visit } = await enter(world(), here, 'alice', 390)
    await visit(`${path}/realitycheck`)
    await realityCheck(page).everyFiveMinutes()
    // As if the session had begun a while ago.
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

describe.skipIf(isShort)('leaving', () => {
  it('for a day ends the session and refuses the next one, here and at the other operator of the group', async () => {
    const mine = await enter(world(), here, 'bob', 390)
    const other = await enter(world(), there, 'bob', 390)
    await mine.visit(`${path}/timeout`)
    await timeoutPage(mine.page).takeADay()
    await mine.page.getByRole('button', { name: 'Log in' }).first().waitFor()
    await other.page.getByText('You have chosen to stop playing for a while').first().waitFor()
    for (const { page, visit } of [mine, other]) {
      await visit('/?login=true')
      await refusesLogIn(page, 'bob')
    }
  }, 120_000)

  it('for half a year does so too', async () => {
    const mine = await enter(world(), here, 'alice', 1280)
    const other = await enter(world(), there, 'alice', 390)
    await mine.visit(`${path}/exclusion`)
    await exclusionPage(mine.page).excludeForSixMonths()
    await other.page.getByText('You have chosen to stop playing for a while').first().waitFor()
    for (const { page, visit } of [mine, other]) {
      await visit('/?login=true')
      await refusesLogIn(page, 'alice')
    }
  }, 120_000)
})
