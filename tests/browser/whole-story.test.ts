import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, siteFolder } from '@fairground/scripts/build/site.ts'
import { showcaseMembers } from '@fairground/testkit/demo/showcase/showcase-members'
import { type Demo, startDemo } from '@fairground/testkit/demo/start-demo'
import type { DemoMember } from '@fairground/testkit/demo/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { phonePage, verificationPage } from './pages/account.ts'
import { cards, depositPage, providerPage } from './pages/cashier.ts'
import { header } from './pages/header.ts'
import { inbox } from './pages/inbox.ts'
import { lobby } from './pages/lobby.ts'
import { picker } from './pages/picker.ts'
import { registration } from './pages/registration.ts'
import { followedWithdrawal, withdrawPage } from './pages/withdrawal.ts'
import { launchBrowser, newVisitor } from './support/browser.ts'
import { isShort } from './support/short-run.ts'

const meridian = showcaseMembers[0]!
/** One game with a draw every minute, and no withdrawal without an identity check. */
const member: DemoMember = {
  ...meridian,
  games: [{ ...meridian.games[0]!, everyMs: 60_000, offsetMs: 0 }],
  settings: { ...meridian.settings, verifyBeforeWithdrawal: true },
}
const folder = join(import.meta.dirname, '..', '..', '.run', `whole-story-${process.pid}`)
const newcomer = {
  username: 'petra_quill',
  email: 'petra@mail.example',
  password: 'seven-blue-lanterns-9',
}

let demo: Demo
let browser: Browser
const address = (path: string) => `http://${member.code}.localhost:${demo.stack.port}${path}`

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  await buildSite(() => undefined)
  demo = await startDemo({
    folder,
    durable: false,
    siteFolder,
    members: [member],
    players: 2,
    rate: 0.2,
    approvalMs: 3000,
    closeBeforeMs: 10_000,
    environment: { FAIRGROUND_RATE_FACTOR: '1000', FAIRGROUND_LOG_LEVEL: 'warn' },
  })
  browser = await launchBrowser()
}, 400_000)

afterAll(async () => {
  await browser?.close()
  await demo?.stop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

const depositByCard = async (page: Page): Promise<void> => {
  await page.goto(address('/deposit'))
  await depositPage(page).amountField.fill('50')
  await depositPage(page).choose(/^Card/)
  await depositPage(page).add('£50.00')
  await providerPage(page).payByCard(cards.good)
  await depositPage(page).isIn('£50.00')
}

const playOneLine = async (page: Page): Promise<void> => {
  await page.goto(address('/'))
  await lobby(page).pickNumbers().click()
  await picker(page).numbers.waitFor()
  await picker(page).pick([3, 9, 17, 24, 31, 45])
  await picker(page).buyButton().click()
  await picker(page).confirm()
  await page
    .getByText(/Joined|You’re in|Your ticket is in/i)
    .first()
    .waitFor()
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await page.goto(address(`/playout?id=${id}`))
  await page.waitForURL(/gameOverLottery/, { timeout: 180_000 })
}

it.skipIf(isShort)(
  'leads from the registration to a paid withdrawal with nothing but the pages of the demo',
  async () => {
    const { context, errors } = await newVisitor(browser, 1280, { calm: true })
    context.setDefaultTimeout(60_000)
    const site = await context.newPage()
    await site.goto(address('/?signup=true'))
    await registration(site).join(newcomer)
    await registration(site).finish({ phone: '07700 900123' })
    await registration(site).done.getByRole('button', { name: 'Not now' }).click()

    const mail = await context.newPage()
    await mail.goto(address('/'))
    await mail.getByRole('link', { name: /^Demo inbox/ }).click()
    const box = inbox(mail, context)
    await mail.getByRole('heading', { name: 'Demo inbox' }).waitFor()
    await box.showOnly(newcomer.email)
    const page = await box.followLink(/Confirm your email/)
    await page.getByText('Your email is confirmed').first().waitFor()
    await site.close()

    await page.goto(address('/account/phone'))
    await phonePage(page).requestCode()
    await mail.goto(demo.inboxUrl)
    await phonePage(page).typeCode(await box.readCode(/Text message.*\+447700900123/))
    await phonePage(page).verifiedSince.waitFor()

    await depositByCard(page)
    await playOneLine(page)

    await page.goto(address('/withdraw'))
    await withdrawPage(page).says('Verify your identity first')
    await page.goto(address('/account/verification'))
    const passport = { name: 'passport.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await verificationPage(page).send('ID', passport)
    await verificationPage(page).card('ID').getByText('Verified', { exact: true }).waitFor()

    await page.goto(address('/withdraw'))
    await header(page).balance.waitFor()
    await withdrawPage(page).request('30')
    await withdrawPage(page).confirm('£30.00', newcomer.password)
    await followedWithdrawal(page).orderId()
    await withdrawPage(page).says('£30.00 has been paid.')
    await mail.goto(demo.inboxUrl)
    await box.open(/has been paid.*petra@mail\.example/)

    expect(errors).toEqual([])
    expect(await findAuditProblems(demo.stack.databaseUrl)).toEqual([])
  },
  480_000,
)
