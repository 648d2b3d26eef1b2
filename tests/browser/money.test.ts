import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { asOwner } from '#support/as-owner.ts'
import { enterAs } from './support/enter-as.ts'
import { cards, depositPage, historyPage, methodsPage, providerPage, receiptPage } from './pages/cashier.ts'
import { withdrawPage } from './pages/withdrawal.ts'
import { useSiteWorld } from './support/site-world.ts'

const member: DemoMember = { ...demoMembers[0]!, games: [] }
const world = useSiteWorld('money', () => ({ members: [member], crowd: 0, details: true }))

beforeAll(() =>
  asOwner(world().stack.ownerUrl, client =>
    client.query(
      `INSERT INTO coupon (member_id, code, text, active, currency, instant, percent, maximum, minimum_deposit,
                           wagering_times, bonus_days, uses_by_player_at_most)
       VALUES (1, 'FIFTY', 'Half as much again', true, 'GBP', false, 50, 2000, 2000, 5, 14, 1)`,
    ),
  ),
)
afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

describe('amounts', () => {
  it('are read by the locale, shown beside the field and refused with the reason', async () => {
    const { page, errors, visit } = await enterAs(world(), member, 'rowan', 390)
    const deposit = depositPage(page)
    await visit('/deposit')
    await deposit.amountField.fill('1.234')
    await deposit.isBlocked(/at most two decimals/)
    await deposit.amountField.fill('1,234.5')
    await deposit.reads('£1,234.50')
    await deposit.amountField.fill('5')
    await deposit.isBlocked('The minimum is £10.00.')
    await deposit.amountField.fill('99999')
    await deposit.isBlocked(/^The maximum for this payment method is/)
    await deposit.amountField.fill('20')
    await deposit.isOpen('£20.00 · card')

    await visit('/withdraw')
    const withdraw = withdrawPage(page)
    await withdraw.says('Where should we pay you?')
    expect(errors).toEqual([])
  }, 120_000)
})

describe('a payment on a phone', () => {
  it('keeps amount and coupon after a decline, names the reason, and reveals the result', async () => {
    const { page, errors, visit, balanceIs } = await enterAs(world(), member, 'bob', 390)
    const deposit = depositPage(page)
    await visit('/deposit')
    await deposit.amountField.fill('20')
    await deposit.openCoupon()
    await deposit.coupon.fill('fifty')
    await deposit.coupon.blur()
    await deposit.says('50% of your deposit, up to £20.00')
    await deposit.says('The bonus 5 times')
    await deposit.says('14 days after the deposit')
    await deposit.says('Adds a £10.00 bonus, released as you play')
    await deposit.add('£20.00 · card')
    await providerPage(page).payByCard('4000 0000 0000 9995')
    await deposit.isFocused('The payment didn’t go through')
    await deposit.says('There isn’t enough money on this card or account.')
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(await deposit.amountField.inputValue()).toBe('20.00')
    expect(await deposit.coupon.inputValue()).toBe('fifty')

    // An abandoned payment gives the coupon back.
    await deposit.says('Adds a £10.00 bonus, released as you play')
    await deposit.add('£20.00 · card')
    await page.getByRole('button', { name: 'Close' }).click()
    await deposit.says('£20.00 hasn’t been paid yet')
    await page.getByRole('button', { name: 'Not now' }).click()
    await deposit.says('Adds a £10.00 bonus, released as you play')
    await deposit.save(/^Save this card/)
    await deposit.add('£20.00 · card')
    await providerPage(page).payByCard(cards.good)
    await deposit.isFocused('£20.00 is in your balance')
    await balanceIs('£120.00')

    await page.getByRole('link', { name: 'See the receipt' }).click()
    const receipt = receiptPage(page)
    await receipt.has('Payment method', 'Card ending 4242')
    await receipt.has('Amount', '+£20.00')
    await receipt.has('Balance after', '£120.00')

    // A stored card is charged after the bank's code, and can be removed.
    await visit('/deposit')
    await deposit.amountField.fill('10')
    await deposit.choose(/^Another card/)
    await deposit.choose(/^Card ending 4242/)
    await deposit.isClearOfBar(/^Card ending 4242/)
    await deposit.add('£10.00 · card 4242')
    await providerPage(page).answerChallenge('1234')
    await deposit.isFocused('£10.00 is in your balance')
    await visit('/cashier/methods')
    const methods = methodsPage(page)
    await methods.remove('Card ending 4242')
    await methods.isEmpty()
    await visit('/deposit')
    await deposit.says('Pay with')
    expect(await page.getByRole('radio', { name: /^Card ending/ }).count()).toBe(0)
    expect(errors).toEqual([])
  }, 180_000)

  it('that failed is in the history, and the file has the numbers and the days of the screen', async () => {
    const { page, errors, visit } = await enterAs(world(), member, 'bob', 1280)
    await visit('/cashier/history?show=long')
    const history = historyPage(page)
    await page.getByText('Not enough money').first().waitFor()
    await expect.poll(() => history.rows.count()).toBeGreaterThan(1)
    const onScreen = await history.numbers()
    const { name, text } = await history.downloadFile()
    const lines = text.trim().split('\r\n').slice(1)
    expect(lines.map(line => line.split(',')[2]).toReversed()).toEqual(onScreen)
    const today = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()))
    expect(name).toMatch(new RegExp(`${today}\\.csv$`))
    expect(errors).toEqual([])
  }, 120_000)
})
