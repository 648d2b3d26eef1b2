import { randomUUID } from 'node:crypto'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { type DemoMember, demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import { faultOf } from '@fairground/testkit/server/checked-call'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLines } from '../faults/audit-lines.ts'
import { asOwner } from '../faults/owner-query.ts'
import { buyByCall } from '@fairground/testkit/demo/buy-by-call'
import { callAs } from './call-as.ts'
import { endNow } from './draw-now.ts'
import { enter } from './enter.ts'
import { operate } from './operate.ts'
import { followedWithdrawal, withdrawPage } from './pages/withdrawal.ts'
import { payInByCall } from './pay-in-by-call.ts'
import { paymentProvider } from './payment-provider.ts'
import { useSiteWorld } from './site-world.ts'
import { isShort } from './short.ts'

const hour = 3_600_000
const raffles = demoMembers[0]!.games
  .filter(({ rules }) => rules.kind === 'raffleGame')
  .map(game => ({ ...game, ...hourlyFromNow() }))
const member: DemoMember = { ...demoMembers[0]!, games: raffles }
const { currency } = member
const world = useSiteWorld('withdrawal', () => ({ members: [member], crowd: 0, details: true }))
const caller = (page: Page) => callAs(page, world().stack.port, member)
const operator = (...args: string[]) => operate(world().stack, member.code, ['withdrawals', ...args])

beforeAll(() =>
  asOwner(world().stack.ownerUrl, client =>
    client.query(
      `INSERT INTO coupon (member_id, code, text, active, currency, instant, percent, wagering_times)
       VALUES (1, 'LATER', 'A bonus to be played', true, 'GBP', false, 50, 5)`,
    ),
  ),
)
afterAll(async () => {
  expect(await auditLines(world().stack.databaseUrl)).toEqual([])
})

describe.skipIf(isShort)('taking money out', () => {
  it('after a deposit: checked, one at a time, watched until it is paid', async () => {
    const { page, errors, visit, balanceIs } = await enter(world(), member, 'rowan', 1280)
    const withdraw = withdrawPage(page)
    const followed = followedWithdrawal(page)
    const provider = paymentProvider(world().stack.outside)
    await provider.set({ payoutMs: hour })

    await visit('/withdraw')
    await withdraw.says('There is nowhere to pay you yet')
    const api = await caller(page)
    await payInByCall(api, currency, '40.00')
    await balanceIs('£140.00')
    await visit('/withdraw')
    await withdraw.amountField.fill('9.99')
    await withdraw.amountField.blur()
    await withdraw.says('The smallest withdrawal is £10.00.')
    await withdraw.ask('30')
    await withdraw.confirm('£30.00', 'not the password')
    await withdraw.says('That password is not right.')
    await withdraw.press('Back')
    expect(await withdraw.amountField.inputValue()).toBe('30')
    await withdraw.press('Continue')
    await withdraw.confirm('£30.00', demoPassword)
    const orderId = await followed.orderId()
    await followed.waitsAt('Being checked')
    await balanceIs('£110.00')

    const { methods } = await api.call('getWithdrawalStep', { currencyId: currency })
    const second = { requestId: randomUUID(), currencyId: currency, amount: '20.00', password: demoPassword }
    expect(await faultOf(api.call, 'payoutSubmit', { ...second, methodId: methods[0]!.id })).toMatchObject({
      name: 'withdrawal.onePendingOnly',
    })
    await visit('/withdraw')
    await withdraw.says('A withdrawal is under way')
    await page.getByRole('link', { name: 'See how far it is' }).click()
    expect(await followed.orderId()).toBe(orderId)

    await operator('approve', String(orderId))
    await followed.waitsAt('Waiting to be paid')
    await provider.payOut(member, orderId)
    await withdraw.says('£30.00 was paid.')
    await balanceIs('£110.00')
    await visit('/withdraw/pending')
    await withdraw.says('Nothing is on its way')
    expect(errors).toEqual([])
  }, 120_000)

  it('with a phone: all of it, cancelled; refused with a reason; then asked who it is', async () => {
    const { page, errors, visit, balanceIs } = await enter(world(), member, 'alice', 390)
    const withdraw = withdrawPage(page)
    const followed = followedWithdrawal(page)
    await payInByCall(await caller(page), currency, '25.00')
    await balanceIs('£125.00')

    await visit('/withdraw')
    await withdraw.press('All of it · £125.00')
    await withdraw.press('Continue')
    await withdraw.confirm('£125.00', demoPassword)
    await balanceIs('£0.00')
    await followed.cancel()
    await withdraw.says('£125.00 is back in your balance.')
    await balanceIs('£125.00')

    await visit('/withdraw')
    await withdraw.ask('50')
    await withdraw.confirm('£50.00', demoPassword)
    const orderId = await followed.orderId()
    await operator('reject', String(orderId), '--text', 'The card has expired.')
    await withdraw.says('The card has expired.')
    await withdraw.says('It was not paid. £50.00 is back in your balance.')
    await balanceIs('£125.00')

    await asOwner(world().stack.ownerUrl, client =>
      client.query(`UPDATE player SET verification_status = 'REJECTED' WHERE username = 'alice'`),
    )
    await visit('/withdraw')
    await withdraw.says('Show us who you are first')
    await page.getByRole('link', { name: 'Verify your account' }).click()
    await page.waitForURL(/\/account\/verification/)
    expect(errors).toEqual([])
  }, 120_000)

  it('not while a bonus is to be played', async () => {
    const { page, errors, visit } = await enter(world(), member, 'bob', 390)
    await payInByCall(await caller(page), currency, '20.00', 'LATER')
    await visit('/withdraw')
    await withdrawPage(page).says('£50.00 left to play')
    await page.getByRole('progressbar', { name: 'Played of what the bonus asks for' }).waitFor()
    await withdrawPage(page).says('£0.00 of £50.00 played')
    expect(errors).toEqual([])
  }, 120_000)
})

describe.skipIf(isShort)('a thing that was won', () => {
  it('waits in the list until its winner takes it, or its money', async () => {
    const { page, errors, visit } = await enter(world(), member, 'bob', 1280)
    const api = await caller(page)
    const raffle = raffles[0]!.id
    // Enough of them for the fund to hold the hamper.
    await buyByCall(api, raffle, 40)
    await endNow(world().stack.ownerUrl, [raffle])
    await visit('/cashier/prizes')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Details of Picnic hamper' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Choose how to take it' }).click()
    await main.getByRole('radio', { name: 'Money: £5.00' }).check()
    await main.getByRole('button', { name: 'Take £5.00' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take £5.00' }).click()
    await main.getByRole('heading', { name: '£5.00 is in your balance' }).waitFor()
    const { result } = await api.call('searchTransactions', { days: 1, maxResults: 5, page: 0 })
    expect(result[0]).toMatchObject({ kind: 'prize', amount: '5.00' })
    await visit('/cashier/prizes?tab=collected')
    await main.getByText(/^Taken as £5\.00 on/).waitFor()
    expect(errors).toEqual([])
  }, 120_000)
})
