import type { ProposalKind, ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { toGameTemplate } from '@fairground/testkit/demo/to-templates'
import { demoMembers } from '@fairground/testkit/demo/world'
import { until } from '@fairground/testkit/server/until'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { header } from '../pages/header.ts'
import { lobby } from '../pages/lobby.ts'
import { picker } from '../pages/picker.ts'
import { registration } from '../pages/registration.ts'
import { newVisitor } from '../support/browser.ts'
import { isShort } from '../support/short-run.ts'
import { takePicture } from '../support/take-picture.ts'
import { type StaffName, useConsoleWorld } from './support/console-world.ts'

/** An installation after `fairground init`: staff, and no operator. */
const world = useConsoleWorld('console-first-run', () => ({ members: [], crowd: 0 }))
const memberId = 1
const game = { ...demoMembers[0]!.games[0]!, ...hourlyFromNow() }
const newcomer = {
  username: 'first_buyer',
  email: 'first@player.example',
  password: 'seven-blue-lanterns-9',
}

/** Proves presence if the session is older than five minutes. The question hides the dialog behind it. */
const isOpen = async (page: Page, dialog: Locator): Promise<boolean> => {
  const question = page.getByRole('dialog', { name: 'Confirm with your passkey' })
  if (!(await question.isVisible())) return dialog.isVisible()
  await question.getByRole('button', { name: 'Use passkey' }).click()
  return true
}

/** Gives the reason of an act and does it. */
const confirm = async (page: Page, title: string | RegExp, act: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel(/^Reason/).fill('The way to the first ticket')
  await dialog.getByRole('button', { name: act, exact: true }).click()
  await expect.poll(() => isOpen(page, dialog), { timeout: 60_000 }).toBe(false)
}

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** One person proposes through the API, and another approves on the page of the proposal. */
const decide = async <K extends ProposalKind>(
  kind: K,
  payload: ProposalPayload<K>,
  maker: StaffName,
  voter: StaffName,
): Promise<void> => {
  const proposalId = await (await world().asStaff(maker)).propose(memberId, kind, payload)
  await approve(proposalId, voter)
}

const approve = async (proposalId: number, voter: StaffName): Promise<void> => {
  const { page, context } = await world().signIn(voter)
  await page.goto(`${world().stack.consoleUrl}/${memberId}/proposals/${proposalId}`)
  await page.getByText('Matches what is shown').waitFor()
  // Presses again if the page was not up to date at the first press.
  await until('the vote', async () => {
    const button = page.getByRole('button', { name: 'Approve with passkey' })
    if (await button.isVisible()) await button.click({ timeout: 5000 }).catch(() => undefined)
    return page.getByText(`Proposal ${proposalId}: Done`).first().isVisible()
  })
  await context.close()
}

const createOperator = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Welcome, Grace. Create the first operator.' }).waitFor()
  const create = page.getByRole('button', { name: 'Create the operator…' })
  expect(await create.getAttribute('aria-disabled')).toBe('true')
  await page.getByLabel('Name', { exact: true }).fill('Harbour Lights')
  expect(await page.getByLabel('Code', { exact: true }).inputValue()).toBe('harbour-lights')
  await page.getByLabel('Host names', { exact: true }).fill('harbour.localhost')
  await page.getByLabel('Currency', { exact: true }).selectOption({ label: 'GBP · British Pound' })
  await page.getByLabel('Time zone', { exact: true }).selectOption('Europe/London')
  await page.getByRole('radio', { name: /Confectionery/ }).check({ force: true })
  await takePicture(page, 'console-new-operator')
  await create.click()
  await confirm(page, 'Create Harbour Lights', 'Create the operator')
  await page.getByRole('heading', { name: /Harbour Lights is \d steps from its first ticket/ }).waitFor()
}

/** All pages that the platform has open without an operator. */
const visitPlatform = async (page: Page): Promise<void> => {
  const rail = page.getByRole('navigation', { name: 'Console' })
  const names = await rail.getByRole('link').allInnerTexts()
  expect(names).toEqual(['Proposals', 'Audit log', 'Operator', 'Staff and roles', 'System'])
  for (const name of names) {
    await rail.getByRole('link', { name }).click()
    await page.locator('h1').waitFor()
    await expect.poll(() => page.getByText('Loading', { exact: true }).count(), { timeout: 30_000 }).toBe(0)
    expect(
      await page
        .getByRole('alert')
        .filter({ hasText: /did not|stopped/ })
        .count(),
      name,
    ).toBe(0)
  }
  await rail.getByRole('link', { name: 'Operator' }).click()
}

const openStep = (page: Page, title: string) =>
  panel(page, 'From zero to the first ticket')
    .getByRole('link', { name: new RegExp(title) })
    .click()

/** Saves, tests and proposes the sandbox provider. No page shows its secrets again. */
const usePaymentProvider = async (page: Page): Promise<void> => {
  const { payments } = world().stack.sandbox
  await openStep(page, 'Payment provider')
  await page.getByRole('button', { name: 'Add a provider…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save a payment provider' })
  await dialog.getByLabel('Kind', { exact: true }).selectOption({ label: 'Sandbox' })
  await dialog.getByLabel('Account at the provider').fill('harbour')
  await dialog.getByLabel('Address', { exact: true }).fill(payments.url)
  const key = dialog.getByLabel('Key', { exact: true })
  expect(await key.getAttribute('type')).toBe('password')
  await key.fill(payments.key)
  await dialog.getByLabel('Webhook secret').fill(payments.webhookSecret)
  await confirm(page, 'Save a payment provider', 'Save as a draft')
  await page.getByRole('button', { name: 'Test…' }).click()
  await confirm(page, /^Test /, 'Test')
  await page.getByText('The provider answers with these keys.').waitFor()
  expect(await page.content()).not.toContain(payments.webhookSecret)
  await page.getByRole('button', { name: 'Use…' }).click()
  await confirm(page, /^Use .* for new payments$/, 'Propose')
  await panel(page, 'Waiting for another person').waitFor()
}

const setTexts = async (page: Page): Promise<void> => {
  await openStep(page, 'Texts and pages')
  await page.getByLabel('Sender of e-mails').fill('play@harbour.example')
  await panel(page, 'Texts').getByRole('button', { name: 'Save…' }).click()
  await confirm(page, 'Change: Texts', 'Save')
  await page.getByText('Sender set').waitFor()
}

/** The players of this story have no mailbox and a phone of the numbers for tests. */
const easeRegistration = async (page: Page): Promise<void> => {
  const registrationPanel = panel(page, 'Registration')
  await registrationPanel.getByLabel('Ask players to verify their e-mail').selectOption('No')
  await registrationPanel.getByLabel('Accept phone numbers reserved for tests').selectOption('Yes')
  await registrationPanel.getByRole('button', { name: 'Save…' }).click()
  await confirm(page, 'Change: Registration', 'Save')
  await page.getByText('The settings are saved').first().waitFor()
}

/** Finance proposes the range of the return with what was before and what comes after. */
const proposeReturns = async (): Promise<number> => {
  const { page, context } = await world().signIn('priya')
  await page.goto(`${world().stack.consoleUrl}/${memberId}/operator/money`)
  await page.getByRole('combobox', { name: 'Return to player' }).selectOption({ label: 'Enter a value…' })
  await page.getByLabel('Lowest').fill('40')
  await page.getByLabel('Highest').fill('90')
  await panel(page, 'Your changes').getByText('after: ').first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Propose…' }).click()
  await confirm(page, 'Propose these settings of money', 'Propose')
  const link = panel(page, 'Waiting for another person').getByRole('link').first()
  const href = (await link.getAttribute('href')) ?? ''
  await context.close()
  return Number(href.split('/').at(-1))
}

const publishPage = async (): Promise<void> => {
  const sam = await world().asStaff('sam')
  const reason = 'the terms of the site'
  const value = { title: 'Terms', body: '<p>Play fair.</p>', fullWidth: false }
  const named = { kind: 'page', key: 'terms', language: 'en_GB' } as const
  const { version } = await sam.call('saveContentDraft', { ...named, value, reason }, memberId)
  const { versionId, hash } = version
  await sam.call('publishContent', { versionId, hash, reason }, memberId)
}

const buyFirstTicket = async (): Promise<void> => {
  const { stack, browser } = world()
  const address = `http://harbour.localhost:${stack.port}`
  const { context, errors } = await newVisitor(browser, 1280, { calm: true })
  const page = await context.newPage()
  await page.goto(`${address}/?signup=true`)
  await registration(page).join(newcomer)
  await registration(page).finish({ phone: '07700 900123' })
  await registration(page).done.getByRole('button', { name: 'Not now' }).click()

  const priya = await world().asStaff('priya')
  const { playerId } = await priya.call('findPlayer', { username: newcomer.username }, memberId)
  await decide('adjustBalance', { playerId, amount: '2000', currency: 'GBP' }, 'priya', 'yusuf')
  await expect.poll(() => header(page).balanceMinor(), { timeout: 30_000 }).toBe(2000)

  await page.goto(address)
  await lobby(page).pickNumbers().click()
  await picker(page).numbers.waitFor()
  await picker(page).pick([4, 11, 23, 30, 38, 47])
  await picker(page).buyButton().click()
  await picker(page).confirm()
  await page
    .getByText(/Joined|You’re in|Your ticket is in/i)
    .first()
    .waitFor()
  await expect.poll(() => header(page).balanceMinor(), { timeout: 30_000 }).toBeLessThan(2000)
  expect(errors).toEqual([])
  await context.close()
}

it.skipIf(isShort)(
  'leads from an empty installation to the first sold ticket',
  async () => {
    const { stack } = world()
    const grace = await world().signIn('grace')
    const { page } = grace
    page.setDefaultTimeout(60_000)
    await visitPlatform(page)
    await createOperator(page)
    await usePaymentProvider(page)
    await setTexts(page)
    await page.goto(`${stack.consoleUrl}/${memberId}/operator/settings`)
    await easeRegistration(page)

    const providers = await (await world().asStaff('yusuf')).call(
      'listProposals',
      { kind: 'usePaymentProvider', status: 'open' },
      memberId,
    )
    await approve(providers.proposals[0]?.proposalId ?? 0, 'yusuf')
    await approve(await proposeReturns(), 'yusuf')
    await publishPage()
    await decide('publishGame', { game: toGameTemplate(game, 60_000) }, 'hannah', 'marcus')

    // The progress is the state of the server: it is the same for a person who comes back.
    await page.goto(`${stack.consoleUrl}/${memberId}/operator/first-run`)
    await page
      .getByRole('heading', { name: 'Well done, Grace. Harbour Lights is ready to sell.' })
      .waitFor({ timeout: 90_000 })
    await takePicture(page, 'console-first-run')
    await page.goto(`${stack.consoleUrl}/${memberId}/operator/payments`)
    await page.getByText('In use').waitFor()

    await buyFirstTicket()
    expect(grace.errors).toEqual([])
    expect(await findAuditProblems(stack.databaseUrl)).toEqual([])
  },
  420_000,
)
