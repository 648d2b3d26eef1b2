import { until } from '@fairground/testkit/server/until'
import { demoMembers } from '@fairground/testkit/demo/world'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { paymentProvider } from '@fairground/testkit/services/payment-provider'
import { takePicture } from '../support/take-picture.ts'
import { useConsoleWorld } from './support/console-world.ts'
import { createMoneyPlayers } from './support/money-players.ts'

const member = { ...demoMembers[0]!, games: [] }
const world = useConsoleWorld('console-money', () => ({
  members: [member],
  details: true,
  balance: 300_000n,
  crowd: 0,
}))
const players = () => createMoneyPlayers(world().stack.port, member)
const provider = () => paymentProvider(world().stack.sandbox)
const hour = 3_600_000

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

let watching: Promise<StaffMember> | undefined
/** One more person of finance, who watches and decides through the API. */
const asYusuf = () => (watching ??= world().asStaff('yusuf'))

const listWithdrawals = async () =>
  (await (await asYusuf()).call('listWithdrawals', {}, member.id)).withdrawals

/** Presses again if the page was not up to date at the first press. */
const approveOpenProposal = async (page: Page): Promise<void> => {
  await page.getByText('Matches what is shown').waitFor()
  await until('the vote', async () => {
    const button = page.getByRole('button', { name: 'Approve with passkey' })
    if (await button.isVisible()) await button.click({ timeout: 5000 }).catch(() => undefined)
    return page
      .getByText(/^Proposal \d+: Done$/)
      .first()
      .isVisible()
  })
}

describe('the money desk', () => {
  it('pays small withdrawals together and a large one with two people', async () => {
    await provider().set({ payoutMs: hour })
    const { deposit, requestWithdrawal } = players()
    for (const name of ['rowan', 'alice', 'bob']) await deposit(name, '20.00')
    const orders = [
      await requestWithdrawal('rowan', '30.00'),
      await requestWithdrawal('alice', '1200.00'),
      await requestWithdrawal('bob', '25.50'),
    ]
    await until('the routes', async () => (await listWithdrawals()).every(({ route }) => route !== null))

    const carol = await world().signIn('carol')
    await carol.open('money/withdrawals')
    const list = carol.page.getByRole('grid', { name: 'Withdrawals waiting' })
    await list.getByRole('row', { name: /alice/ }).waitFor()
    await takePicture(carol.page, 'money-desk')
    const box = (name: string) => list.getByRole('checkbox', { name: `Select ${name}` })
    expect(await box('alice').getAttribute('aria-disabled')).toBe('true')

    // By keyboard alone: J and K move, X selects, and the bar below has the act.
    await list.getByRole('row', { name: /rowan/ }).focus()
    for (const key of ['x', 'j', 'j', 'x']) await carol.page.keyboard.press(key)
    const bar = carol.page.getByRole('group', { name: 'Selected rows' })
    await bar.getByText('£55.50').waitFor()
    await bar.getByRole('button', { name: 'Pay 2' }).press('Enter')
    const dialog = carol.page.getByRole('dialog', { name: 'Pay 2 withdrawals, £55.50?' })
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('checks of the day passed')
    await takePicture(carol.page, 'money-pay')
    await dialog.getByRole('button', { name: 'Pay 2 · £55.50' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await list.getByRole('row', { name: /rowan.*(Approved|Being paid)/ }).waitFor()

    // The large one: the first person proposes, the second agrees at their own desk.
    const alice = list.getByRole('row', { name: /alice/ })
    await alice.getByRole('button', { name: 'Approve 1 of 2' }).click()
    const proposing = carol.page.getByRole('dialog', { name: 'Pay £1,200.00 to alice?' })
    await proposing.getByRole('textbox', { name: /Reason/ }).fill('raffle prize, checks passed')
    await proposing.getByRole('button', { name: 'Propose' }).click()
    await alice.getByRole('link', { name: '1 of 2 given' }).waitFor()

    const priya = await world().signIn('priya')
    await priya.open('money/withdrawals')
    await priya.page.getByRole('link', { name: 'Approve 2 of 2' }).click()
    await approveOpenProposal(priya.page)

    await until('the orders at the provider', async () =>
      (await listWithdrawals()).every(({ status }) => status === 'SENDING'),
    )
    for (const order of orders) await provider().payOut(member, order)
    await until('all payments', async () => (await listWithdrawals()).length === 0)
    await priya.open('money/withdrawals')
    await priya.page.getByText('Nothing waits').first().waitFor()
    expect([...carol.errors, ...priya.errors]).toEqual([])
    await carol.context.close()
    await priya.context.close()
  })

  it('matches money in suspense to its player by two people', async () => {
    await provider().set({ wrongAmount: 1 })
    await players().payDeposit('bob', '40.00')
    await provider().set({ wrongAmount: 0 })
    const finance = await asYusuf()
    const readSuspense = async () => (await finance.call('listSuspense', {}, member.id)).items
    await until('the money in suspense', async () => (await readSuspense()).length === 1)
    const [item] = await readSuspense()

    const carol = await world().signIn('carol')
    await carol.open('money/suspense')
    const row = carol.page.getByRole('grid', { name: 'Money in suspense' }).getByRole('row', { name: /bob/ })
    await row.getByText('Another amount than ordered').waitFor()
    await row.getByRole('button', { name: 'Match…' }).click()
    const dialog = carol.page.getByRole('dialog', { name: /to a player/ })
    expect(await dialog.getByLabel('Player number').inputValue()).toBe(String(item!.playerId))
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('the player proved the payment')
    await takePicture(carol.page, 'money-match')
    await dialog.getByRole('button', { name: 'Propose' }).click()
    const link = row.getByRole('link', { name: /In proposal/ })
    const proposalId = Number((await link.textContent())?.replaceAll(/\D/g, ''))

    await finance.stepUp()
    expect(await finance.vote(member.id, proposalId)).toMatchObject({ status: 'executed' })
    await carol.open('money/suspense')
    await carol.page.getByText('Nothing is in suspense').waitFor()
    const { worklists } = await finance.call('getToday', {}, member.id)
    expect(worklists.suspense.count).toBe(0)
    await carol.open(`money/deposits/${item!.depositId}`)
    await carol.page.getByText('Suspense matched to a player').waitFor()
    await takePicture(carol.page, 'money-deposit')
    expect(carol.errors).toEqual([])
    await carol.context.close()
  })
})
