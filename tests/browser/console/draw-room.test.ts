import { buyThroughApi } from '@fairground/testkit/demo/buy-through-api'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { logInThroughApi } from '@fairground/testkit/demo/log-in-through-api'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { until } from '@fairground/testkit/server/until'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { resultsPage } from '../pages/results.ts'
import { newVisitor } from '../support/browser.ts'
import { findLayoutProblems } from '../support/every-page.ts'
import { isShort } from '../support/short-run.ts'
import { pressTabTo } from '../support/press-tab-to.ts'
import { expectMainAccessible } from './support/expect-main-accessible.ts'
import { useConsoleWorld } from './support/console-world.ts'
import { closeSale, plantOtherNumbers, repairNumbers } from './support/differing-draw.ts'

const first = demoMembers[0]!
type Game = DemoMember['games'][number]
/** Hourly draws, so that only the test starts a draw. */
const [six, five, three] = first.games
  .filter(({ id }) => [101, 102, 105].includes(id))
  .map(game => ({ ...game, ...hourlyFromNow() })) as [Game, Game, Game]
const member: DemoMember = { ...first, games: [six, five, three] }

const world = useConsoleWorld('draw-room', () => ({
  members: [member],
  crowd: 0,
  balance: 1_000_000n,
  controlled: true,
}))

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

const slowMs = 180_000
const paidWithin = { timeout: slowMs }
/** The show starts after the test, so a slow machine cannot pay the draw before it is held. */
const farMs = 1_800_000

/** Sells lines of the game to three players. */
const sell = async (gameId: number, lines: number): Promise<number> => {
  const { port } = world().stack
  let instanceId = 0
  for (const name of ['alice', 'bob', 'rowan'])
    instanceId = await buyThroughApi(await logInThroughApi(port, member, name), gameId, lines)
  return instanceId
}

/** Sells lines, closes the sale and waits for the sealed list. */
const sellAndClose = async (gameId: number): Promise<number> => {
  const instanceId = await sell(gameId, 5)
  await closeSale(world().stack.ownerUrl, instanceId, farMs)
  await until('the list is sealed', async () => (await readInstance(instanceId)).seal !== null, slowMs)
  return instanceId
}

const releaseByApi = async (instanceId: number): Promise<void> => {
  const [elena, tom] = [await world().asStaff('elena'), await world().asStaff('tom')]
  const proposalId = await elena.propose(
    member.id,
    'releaseDraw',
    { instanceId },
    'held in a test, all is well',
  )
  expect(await tom.vote(member.id, proposalId)).toMatchObject({ status: 'executed' })
}

/** Signed in once: the counter of a software passkey does not allow two sign-ins within a second. */
let reader: Promise<StaffMember> | undefined
const readInstance = async (instanceId: number) =>
  (await (reader ??= world().asStaff('priya'))).call('getInstance', { instanceId }, member.id)

const heldBanner = (page: Page) => page.getByRole('region', { name: 'Held' })

describe.skipIf(isShort)('a draw with different winners in the two systems', () => {
  it('is found, shows the differing lines, and two people with two passkeys release it', async () => {
    const { stack, address, browser } = world()
    // One line in seven wins, so it cannot happen that no line of 90 wins and both systems agree.
    const instanceId = await sell(five.id, 30)
    await plantOtherNumbers(stack.ownerUrl, instanceId)
    await closeSale(stack.ownerUrl, instanceId, 1000)
    await until('the draw is held', async () => (await readInstance(instanceId)).hold !== null, slowMs)

    const elena = await world().signIn('elena')
    const { page } = elena
    await elena.open('today')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Held draws/ })
      .click()
    await page.getByRole('link', { name: five.title, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: five.title }).waitFor()
    await heldBanner(page).getByText('do not name the same winners').waitFor()
    await heldBanner(page).getByText(/held$/).waitFor()
    await page.getByRole('row', { name: /^Winners root .* differs$/ }).waitFor()
    const differing = page
      .getByRole('region', { name: 'Where they differ' })
      .getByRole('row', { name: /^Line / })
    expect(await differing.count()).toBeGreaterThan(1)
    const line = (await readInstance(instanceId)).differences as {
      control: { differences: { seq0?: number }[] }
    }
    const named = line.control.differences.find(({ seq0 }) => seq0 !== undefined)!.seq0! + 1
    await differing
      .filter({ hasText: `Line ${named}` })
      .first()
      .waitFor()
    await page.getByText('Your lines stay in the draw').waitFor()
    await expectMainAccessible(page, 'console-held-draw')

    await repairNumbers(stack.ownerUrl)
    await page.getByRole('button', { name: 'Propose to release…' }).click()
    const dialog = page.getByRole('dialog', { name: `Release ${five.title}` })
    await dialog.getByRole('button', { name: 'The fault is corrected, both compute again' }).click()
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click()
    await page.getByRole('link', { name: /^Open proposal/ }).waitFor()
    expect(await page.getByRole('link', { name: 'Review and sign…' }).count()).toBe(0)

    const tom = await world().signIn('tom')
    await tom.open(`draws/${instanceId}`)
    await tom.page.getByRole('link', { name: 'Review and sign…' }).click()
    await tom.page.getByRole('button', { name: 'Approve with passkey' }).click()
    await heldBanner(page).waitFor({ state: 'detached' })
    await page.getByText('All equal').waitFor(paidWithin)
    await page.getByText('Paid', { exact: true }).first().waitFor(paidWithin)

    const { drawn } = await readInstance(instanceId)
    const record = page.getByRole('link', { name: 'Public record' })
    const recordAddress = (await record.getAttribute('href'))!
    const visitor = await newVisitor(browser, 1280, { calm: true })
    const site = await visitor.context.newPage()
    await site.goto(address(member, `/results/${five.id}`))
    expect(await site.evaluate(async record => (await fetch(record)).status, recordAddress)).toBe(200)
    const article = resultsPage(site).draws.first()
    await article.waitFor()
    const shown = await article.innerText()
    for (const number of drawn!.text.split(',')) expect(shown).toMatch(new RegExp(`\\b${number}\\b`))
    for (const errors of [elena.errors, tom.errors, visitor.errors]) expect(errors).toEqual([])
    for (const { context } of [elena, tom, visitor]) await context.close()
  }, 600_000)
})

describe.skipIf(isShort)('a draw', () => {
  it('is held by one person with the keyboard alone', async () => {
    const instanceId = await sellAndClose(six.id)
    const { context, page, errors, open } = await world().signIn('elena')
    await open(`draws/${instanceId}`)
    await pressTabTo(page, page.getByRole('button', { name: 'Hold this draw…' }))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: `Hold ${six.title}` }).waitFor()
    await pressTabTo(page, page.getByRole('button', { name: 'A technical problem during the close' }))
    await page.keyboard.press('Space')
    await pressTabTo(page, page.getByRole('button', { name: 'Hold the draw', exact: true }))
    await page.keyboard.press('Enter')
    await heldBanner(page).getByText('Payment is stopped. This draw is held.').waitFor()
    await heldBanner(page).getByText('Held by Elena Keller').waitFor()
    expect((await readInstance(instanceId)).hold).toMatchObject({
      reason: 'A technical problem during the close',
      heldByName: 'Elena Keller',
    })
    expect(errors).toEqual([])
    await context.close()
    await releaseByApi(instanceId)
  }, 300_000)

  it('is held on a phone of 390 px', async () => {
    const instanceId = await sellAndClose(three.id)
    const { context, page, errors, open } = await world().signIn('tom', { width: 390 })
    await open(`draws/${instanceId}`)
    await page.getByRole('button', { name: 'Hold this draw…' }).click()
    const dialog = page.getByRole('dialog', { name: `Hold ${three.title}` })
    await dialog.getByRole('textbox').fill('a player reports a wrong price')
    expect(await findLayoutProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Hold the draw' }).click()
    await heldBanner(page).getByText('Payment is stopped. This draw is held.').waitFor()
    await page.getByRole('button', { name: 'Propose to release…' }).waitFor()
    expect(await findLayoutProblems(page)).toEqual([])
    expect(errors).toEqual([])
    await context.close()
    await releaseByApi(instanceId)
  }, 300_000)

  it('shows an auditor its acts without the right to them', async () => {
    const [instance] = (await (await world().asStaff('ivo')).call('listInstances', { limit: 1 }, member.id))
      .instances
    const { context, page, errors, open } = await world().signIn('ivo', { scheme: 'dark' })
    await open(`draws/${instance!.instanceId}`)
    const hold = page.getByRole('button', { name: 'Hold this draw…' })
    await hold.waitFor()
    expect(await hold.getAttribute('aria-disabled')).toBe('true')
    await page.getByText('Needs a draw officer or a controller').first().waitFor({ state: 'attached' })
    await expectMainAccessible(page, 'console-draw-dark')
    expect(errors).toEqual([])
    await context.close()
  }, 300_000)
})
