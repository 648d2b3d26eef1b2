import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { asOwner } from '#support/as-owner.ts'
import { waitToPressAgain } from './support/press-again.ts'
import { callerForPage } from './support/page-caller.ts'
import { enterAs } from './support/enter-as.ts'
import { cards, depositPage, historyPage, providerPage } from './pages/cashier.ts'
import { paymentProvider } from '@fairground/testkit/services/payment-provider'
import { useSiteWorld } from './support/site-world.ts'

const hour = 3_600_000
const member: DemoMember = { ...demoMembers[0]!, games: [] }
const world = useSiteWorld('cashier', () => ({ members: [member], crowd: 0, details: true }))

beforeAll(() =>
  asOwner(world().stack.ownerUrl, client =>
    client.query(
      `INSERT INTO coupon (member_id, code, text, active, currency, instant, amount, percent, maximum,
                           minimum_deposit, uses_by_player_at_most, first_deposit_only)
       VALUES (1, 'HALF', 'Half as much again', true, 'GBP', true, 0, 50, 2000, 2000, 1, false)`,
    ),
  ),
)
afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

describe('deposits', () => {
  it('are made by challenged card, wallet, bank and stored card with a coupon, and appear in the history', async () => {
    const { page, errors, visit, balanceIs } = await enterAs(world(), member, 'rowan', 1280)
    const deposit = depositPage(page)
    const provider = paymentProvider(world().stack.sandbox)
    await provider.set({ settleMs: hour })
    const start = async (amount: string, method: RegExp): Promise<void> => {
      await visit('/deposit')
      await deposit.amountField.fill(amount)
      await deposit.choose(method)
    }

    await start('20', /^Card/)
    await deposit.save(/^Save this card/)
    await deposit.add('£20.00')
    await providerPage(page).payByCard(cards.challenged)
    await providerPage(page).answerChallenge('1234')
    await deposit.isIn('£20.00')
    await balanceIs('£120.00')

    await start('20', /^Another card/)
    await deposit.add('£20.00')
    await providerPage(page).payByCard(cards.declined)
    await deposit.says('The payment didn’t go through')
    await balanceIs('£120.00')

    await start('15,50', /^E-wallet/)
    await deposit.add('£15.50')
    await providerPage(page).payBy(/^Wallet/, 'rowan@example.com')
    await deposit.isIn('£15.50')
    await balanceIs('£135.50')

    await start('10', /^Bank account/)
    await deposit.says('You can use these banks:')
    await deposit.add('£10.00')
    await providerPage(page).payBy(/^Account number/, 'GB33 BUKB 2020 1555 5555 55')
    await deposit.says('£10.00 is on its way')
    // A player who leaves the page finds the pending deposit in the cashier.
    await visit('/cashier')
    await page.getByRole('link', { name: /^Deposit of £10.00/ }).click()
    await deposit.says('£10.00 is on its way')
    await provider.complete(member, await deposit.orderId())
    await deposit.isIn('£10.00')
    await balanceIs('£145.50')

    await start('30', /^Card ending 3184/)
    await deposit.openCoupon()
    await deposit.coupon.fill('NOSUCH')
    await deposit.coupon.blur()
    await deposit.says('We could not find that code. Please check it.')
    await deposit.coupon.fill('half')
    await deposit.coupon.blur()
    await deposit.says('Adds £15.00 to your balance')
    await deposit.add('£30.00 · card 3184')
    await providerPage(page).answerChallenge('1234')
    await deposit.isIn('£30.00')
    await balanceIs('£190.50')

    await visit('/cashier/history')
    const history = historyPage(page)
    await history.rows.filter({ hasText: 'Bonus' }).getByText('+£15.00').waitFor()
    expect(await history.rows.count()).toBe(6)
    await history.narrowTo('Deposits')
    await expect.poll(() => history.rows.count()).toBe(5)
    const csv = await history.download()
    expect(csv.trim().split('\r\n')).toHaveLength(6)
    expect(csv).toContain(',deposit,Deposit,GBP,15.50,135.50,')
    expect(errors).toEqual([])
  }, 120_000)

  it('stop at the deposit limit and work with the provider page in its own tab on a phone', async () => {
    const { page, errors, visit, balanceIs } = await enterAs(world(), member, 'bob', 390)
    const { call } = await callerForPage(page, world().stack.port, member)
    const off = { dailyEnabled: false, monthlyEnabled: false, weeklyBetEnabled: false }
    await call('updateSelfLimits', { ...off, weeklyEnabled: true, weeklyDepositLimit: '120.00' })
    const deposit = depositPage(page)
    await visit('/deposit')
    await deposit.amountField.fill('25')
    await deposit.says('Your deposit limit allows £20.00 for now.')
    await deposit.amountField.fill('20')
    await deposit.add('£20.00')
    await page.getByRole('link', { name: /Open it in this tab/ }).click()
    await page.waitForURL(/\/pay\//)
    await providerPage(page, { framed: false }).payByCard(cards.good)
    await page.waitForURL(/\/deposit\?order=\d+/)
    await deposit.isIn('£20.00')
    await balanceIs('£120.00')
    await visit('/deposit')
    await deposit.says('You’ve reached your deposit limit')
    await deposit.says(/^Weekly deposit limit: you can deposit again when it resets/)
    expect(errors).toEqual([])
  }, 120_000)

  it('require full registration, show the operator’s notice and recover from a provider outage', async () => {
    const { ownerUrl, sandbox } = world().stack
    const change = (sql: string) => asOwner(ownerUrl, client => client.query(sql))
    await change(`INSERT INTO site_page (member_id, id, link_name) VALUES (1, 900, 'first-read-this')`)
    await change(`INSERT INTO site_page_text (member_id, page_id, language, title, body)
                  VALUES (1, 900, 'en_US', 'First read this', '<p>Nothing here is real money.</p>')`)
    await change(`UPDATE member SET settings = settings || '{"depositPopupPageId": 900}'`)
    await change(`UPDATE player SET segment = 'B', last_deposit_at = NULL WHERE username = 'alice'`)
    const { page, errors, visit, balanceIs } = await enterAs(world(), member, 'alice', 390)
    const deposit = depositPage(page)
    await visit('/deposit')
    await deposit.says('Finish your registration first')

    await change(`UPDATE player SET segment = 'C' WHERE username = 'alice'`)
    const provider = paymentProvider(sandbox)
    await provider.set({ outage: 1 })
    await visit('/deposit')
    await deposit.says('Set a limit first?')
    await deposit.amountField.fill('20')
    await deposit.add('£20.00')
    await page
      .getByRole('dialog', { name: 'First read this' })
      .getByRole('button', { name: 'Continue' })
      .click()
    await deposit.says(/^Our payment provider isn’t answering right now/)
    await provider.set({ outage: 0 })
    // A second press within this time is treated as a double click.
    await waitToPressAgain(page)
    await deposit.add('£20.00')
    await providerPage(page).cancel()
    await deposit.says('The payment didn’t go through')
    await balanceIs('£100.00')
    expect(errors).toEqual([])
  }, 120_000)
})
