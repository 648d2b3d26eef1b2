import { randomUUID } from 'node:crypto'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { type DemoMember, demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { asOwner } from '#support/as-owner.ts'
import { buyThroughApi } from '@fairground/testkit/demo/buy-through-api'
import { callerForPage } from './support/page-caller.ts'
import { endNow } from './support/draw-now.ts'
import { enterAs } from './support/enter-as.ts'
import { runOperatorCommand } from './support/operator-command.ts'
import { followedWithdrawal, withdrawPage } from './pages/withdrawal.ts'
import { depositByCall } from './support/deposit-by-call.ts'
import { paymentProvider } from '@fairground/testkit/services/payment-provider'
import { useSiteWorld } from './support/site-world.ts'
import { isShort } from './support/short-run.ts'

const hour = 3_600_000
const raffles = demoMembers[0]!.games
  .filter(({ rules }) => rules.kind === 'raffleGame')
  .map(game => ({ ...game, ...hourlyFromNow() }))
const member: DemoMember = { ...demoMembers[0]!, games: raffles }
const { currency } = member
const world = useSiteWorld('withdrawal', () => ({
  members: [member],
  crowd: 0,
  details: true,
  staffed: true,
}))
const caller = (page: Page) => callerForPage(page, world().stack.port, member)
const operator = (...args: string[]) =>
  runOperatorCommand(world().stack, member.code, ['withdrawals', ...args], 'tom')

beforeAll(() =>
  asOwner(world().stack.ownerUrl, client =>
    client.query(
      `INSERT INTO coupon (member_id, code, text, active, currency, instant, percent, wagering_times)
       VALUES (1, 'LATER', 'A bonus to be played', true, 'GBP', false, 50, 5)`,
    ),
  ),
)
afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

describe.skipIf(isShort)('a withdrawal', () => {
  it('needs a deposit, a valid amount and the password, blocks a second one and is followed until it is paid', async () => {
    const { page, errors, visit, balanceIs } = await enterAs(world(), member, 'rowan', 1280)
    const withdraw = withdrawPage(page)
    const followed = followedWithdrawal(page)
    const provider = paymentProvider(world().stack.sandbox)
    await provider.set({ payoutMs: hour })

    await visit('/withdraw')
    await withdraw.says('Where should we pay you?')
    const api = await caller(page)
    await depositByCall(api, currency, '40.00')
    await balanceIs('£140.00')
    await visit('/withdraw')
    await withdraw.amountField.fill('9.99')
    await withdraw.amountField.blur()
    await withdraw.says('The minimum is £10.00.')
    await withdraw.request('30')
    await withdraw.confirm('£30.00', 'not the password')
    await withdraw.says('That password is not correct.')
    await withdraw.press('Back')
    expect(await withdraw.amountField.inputValue()).toBe('30')
    await withdraw.press('Continue')
    await withdraw.confirm('£30.00', demoPassword)
    const orderId = await followed.orderId()
    await followed.waitsAt('Being checked')
    await balanceIs('£110.00')

    const { methods } = await api.call('getWithdrawalStep', { currencyId: currency })
    const second = { requestId: randomUUID(), currencyId: currency, amount: '20.00', password: demoPassword }
    expect(
      await expectFault(api.call, 'payoutSubmit', { ...second, methodId: methods[0]!.id }),
    ).toMatchObject({
      name: 'withdrawal.onePendingOnly',
    })
    await visit('/withdraw')
    await withdraw.says('You have a withdrawal in progress')
    await page.getByRole('link', { name: 'Track withdrawal' }).click()
    expect(await followed.orderId()).toBe(orderId)

    await operator('approve', String(orderId))
    await followed.waitsAt('Waiting to be paid')
    await provider.payOut(member, orderId)
    await withdraw.says('£30.00 has been paid.')
    await balanceIs('£110.00')
    await visit('/withdraw/pending')
    await withdraw.says('No withdrawals in progress')
    expect(errors).toEqual([])
  }, 120_000)

  it('is cancelled, rejected with a reason, and blocked until the identity is verified, on a phone', async () => {
    const { page, errors, visit, balanceIs } = await enterAs(world(), member, 'alice', 390)
    const withdraw = withdrawPage(page)
    const followed = followedWithdrawal(page)
    await depositByCall(await caller(page), currency, '25.00')
    await balanceIs('£125.00')

    await visit('/withdraw')
    await withdraw.press('All · £125.00')
    await withdraw.press('Continue')
    await withdraw.confirm('£125.00', demoPassword)
    await balanceIs('£0.00')
    await followed.cancel()
    await withdraw.says('£125.00 is back in your balance.')
    await balanceIs('£125.00')

    await visit('/withdraw')
    await withdraw.request('50')
    await withdraw.confirm('£50.00', demoPassword)
    const orderId = await followed.orderId()
    await operator('reject', String(orderId), '--text', 'The card has expired.')
    await withdraw.says('The card has expired.')
    await withdraw.says('It wasn’t paid. £50.00 is back in your balance.')
    await balanceIs('£125.00')

    await asOwner(world().stack.ownerUrl, client =>
      client.query(`UPDATE player SET verification_status = 'REJECTED' WHERE username = 'alice'`),
    )
    await visit('/withdraw')
    await withdraw.says('Verify your identity first')
    await page.getByRole('link', { name: 'Verify your account' }).click()
    await page.waitForURL(/\/account\/verification/)
    expect(errors).toEqual([])
  }, 120_000)

  it('is blocked while a bonus has to be played', async () => {
    const { page, errors, visit } = await enterAs(world(), member, 'bob', 390)
    await depositByCall(await caller(page), currency, '20.00', 'LATER')
    await visit('/withdraw')
    await withdrawPage(page).says('£50.00 still to play')
    await page.getByRole('progressbar', { name: 'Bonus playing progress' }).waitFor()
    await withdrawPage(page).says('£0.00 of £50.00 played')
    expect(errors).toEqual([])
  }, 120_000)
})

describe.skipIf(isShort)('an item prize', () => {
  it('stays in the list of prizes until the winner takes the item or its cash option', async () => {
    const { page, errors, visit } = await enterAs(world(), member, 'bob', 1280)
    const api = await caller(page)
    const raffle = raffles[0]!.id
    // Enough tickets for the prize fund to cover the hamper.
    await buyThroughApi(api, raffle, 40)
    await endNow(world().stack.ownerUrl, [raffle])
    await visit('/cashier/prizes')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Details of Picnic hamper' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Choose how to collect' }).click()
    await main.getByRole('radio', { name: 'Cash: £150.00' }).check()
    await main.getByRole('button', { name: 'Take £150.00' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take £150.00' }).click()
    await main.getByRole('heading', { name: '£150.00 is in your balance' }).waitFor()
    const { result } = await api.call('searchTransactions', { days: 1, maxResults: 5, page: 0 })
    expect(result[0]).toMatchObject({ kind: 'prize', amount: '150.00' })
    await visit('/cashier/prizes?tab=collected')
    await main.getByText(/^£150\.00 taken instead on/).waitFor()
    expect(errors).toEqual([])
  }, 120_000)
})
