import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { isShort } from '../support/short-run.ts'
import { takePicture } from '../support/take-picture.ts'
import { actDialog } from './support/act-dialog.ts'
import { useConsoleWorld } from './support/console-world.ts'
import { expectMainAccessible } from './support/expect-main-accessible.ts'

const first = demoMembers[0]!
const game = { ...first.games[0]!, ...hourlyFromNow() }
const member: DemoMember = { ...first, games: [game] }
const world = useConsoleWorld('console-promotions', () => ({ members: [member], crowd: 0 }))
const reason = 'the campaign of the winter'

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

/** Two people of finance let one person offer a small bonus. */
const allowSmallBonuses = async (): Promise<void> => {
  const [yusuf, priya] = [await world().asStaff('yusuf'), await world().asStaff('priya')]
  const payload = { settings: { bonusAloneTo: '500' }, unset: [] }
  const proposalId = await yusuf.propose(member.id, 'changeMoneySettings', payload)
  expect(await priya.vote(member.id, proposalId)).toMatchObject({ status: 'executed' })
}

/** A person of finance approves what the toast of the page names. */
const approveProposed = async (page: Page): Promise<void> => {
  const toast = page.getByText(/^Proposal \d+ waits for another person$/).last()
  const proposalId = Number(/\d+/.exec((await toast.textContent()) ?? '')?.[0])
  const priya = await world().asStaff('priya')
  expect(await priya.vote(member.id, proposalId)).toMatchObject({ status: 'executed' })
}

describe.skipIf(isShort)('promotions', () => {
  it('create a coupon by two people, change its text and end it', async () => {
    const { page, open, errors, context } = await world().signIn('hannah')
    await open('promotions/coupons')
    await page.getByRole('link', { name: 'New coupon' }).first().click()
    const terms = page.getByRole('region', { name: 'New coupon' })
    await terms.getByLabel('Code').fill('WINTER-50')
    await terms.getByLabel('Text', { exact: true }).fill('Half of your deposit on top')
    await terms.getByLabel('Maximum', { exact: true }).selectOption({ label: 'Enter a value…' })
    await terms.getByLabel('Maximum', { exact: true }).fill('10.00')
    const cost = page.getByRole('region', { name: 'What it costs' })
    await cost.getByText('£1,000.00').waitFor()
    await cost.getByLabel('Number of such deposits').fill('50')
    await cost.getByText('£500.00').waitFor()
    await takePicture(page, 'promotions-new-coupon')
    await expectMainAccessible(page, 'promotions-new-coupon')
    await page.getByRole('button', { name: 'Propose the coupon…' }).click()
    await actDialog(page, 'Create coupon WINTER-50?').submit('Propose', reason)
    await approveProposed(page)

    await open('promotions/coupons')
    const row = page.getByRole('row', { name: /WINTER-50.*50% of the deposit, at most £10\.00/ })
    await row.click()
    await page.getByRole('button', { name: 'Change…' }).click()
    const changing = actDialog(page, 'Change coupon WINTER-50?')
    await changing.dialog.getByLabel('Text for players').fill('Half on top, up to £10')
    await changing.submit('Change the coupon', reason)
    await page.getByRole('row', { name: /WINTER-50.*Half on top, up to £10/ }).waitFor()
    await page.getByRole('button', { name: 'End…' }).click()
    await actDialog(page, 'End coupon WINTER-50?').submit('End the coupon', reason)
    await page.getByRole('row', { name: /WINTER-50.*Ended/ }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('offer a small bonus by one person and a large one by two, and end a campaign', async () => {
    await allowSmallBonuses()
    const nora = await world().asStaff('nora')
    const { playerId } = await nora.call('findPlayer', { username: 'rowan' }, member.id)
    const { page, open, errors, context } = await world().signIn('hannah')
    await open('promotions/bonuses')
    const alone = page.getByRole('button', { name: 'Offer alone…' })
    expect(await alone.getAttribute('aria-disabled')).toBe('true')
    await page.getByLabel('Player number').fill(String(playerId))
    await page.getByLabel('Player number').press('Enter')
    await alone.click()
    const offering = actDialog(page, `Offer a bonus to player ${playerId}?`)
    await offering.dialog.getByLabel('Title of the offer').fill('With our apologies')
    await offering.submit('Offer the bonus', reason)
    await page.getByText(/^Offer \d+ waits for the player$/).waitFor()

    await page.getByRole('button', { name: 'Propose a larger one…' }).click()
    await offering.dialog.getByLabel('Title of the offer').fill('Thank you for ten years')
    await offering.dialog.getByLabel('Amount', { exact: true }).fill('250.00')
    await offering.submit('Propose', reason)
    await approveProposed(page)
    await page.getByRole('row', { name: /£250\.00.*Hannah Lindqvist.*Done/ }).waitFor()
    await expectMainAccessible(page, 'promotions-bonuses')

    await open('promotions/campaigns')
    await page.getByRole('button', { name: 'Start a campaign…' }).click()
    await actDialog(page, 'Start a bonus campaign?').submit('Propose', reason)
    await approveProposed(page)
    const campaign = page.getByRole('row', { name: /A deposit of at least £20\.00.*£5\.00/ })
    await campaign.getByText('Active').waitFor()
    await campaign.getByRole('button', { name: 'End…' }).click()
    await actDialog(page, /^End campaign/).submit('End the campaign', reason)
    await campaign.getByText('Ended', { exact: true }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('put a gift into a new group of the catalogue and take it from sale', async () => {
    const { page, open, errors, context } = await world().signIn('hannah')
    await open('promotions/gifts')
    await page.getByRole('button', { name: 'New group…' }).click()
    const grouping = actDialog(page, 'New group of gifts?')
    await grouping.dialog.getByRole('textbox', { name: 'en_US' }).fill('Birthdays')
    await grouping.submit('Create the group', reason)
    const groups = page.getByRole('grid', { name: 'Groups' })
    await groups.getByRole('row', { name: /Birthdays/ }).waitFor()

    await page.getByRole('button', { name: 'New gift…' }).click()
    const making = actDialog(page, 'New gift?')
    await making.dialog.getByLabel('Game number').fill(String(game.id))
    await making.dialog.getByLabel('Lines of the game').fill('3')
    await making.dialog.getByRole('textbox', { name: 'en_US' }).first().fill('Three lines')
    await making.dialog.getByRole('textbox', { name: 'en_US' }).last().fill('Three lines of the next draw')
    await takePicture(page, 'promotions-gift')
    await making.submit('Create the gift', reason)
    const gift = page.getByRole('grid', { name: 'Gifts' }).getByRole('row', { name: /Three lines/ })
    await gift.getByText('For sale', { exact: true }).waitFor()

    await gift.getByRole('button', { name: 'Change…' }).click()
    const changing = actDialog(page, 'Change the gift “Three lines”?')
    await changing.dialog.getByLabel('For sale').uncheck()
    await changing.submit('Change the gift', reason)
    await gift.getByText('Not for sale').waitFor()
    await expectMainAccessible(page, 'promotions-gifts')
    expect(errors).toEqual([])
    await context.close()
  })
})
