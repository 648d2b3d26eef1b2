import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { pressGapMs } from '@fairground/ui/parts/use-guarded-press'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLines } from '../faults/audit-lines.ts'
import { asOwner } from '../faults/owner-query.ts'
import { callAs } from './call-as.ts'
import { enter } from './enter.ts'
import { cards, depositPage, historyPage, providerPage } from './pages/cashier.ts'
import { paymentProvider } from './payment-provider.ts'
import { useSiteWorld } from './site-world.ts'

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
  expect(await auditLines(world().stack.databaseUrl)).toEqual([])
})

describe('adding money', () => {
  it('by card with a challenge, declined, by wallet, from a bank, with a coupon; and reads about it', async () => {
    const { page, errors, visit, balanceIs } = await enter(world(), member, 'rowan', 1280)
    const deposit = depositPage(page)
    const provider = paymentProvider(world().stack.outside)
    await provider.set({ settleMs: hour })
    const start = async (amount: string, method: RegExp): Promise<void> => {
      await visit('/deposit')
      await deposit.amountField.fill(amount)
      await deposit.choose(method)
    }

    await start('20', /^Card/)
    await deposit.add('£20.00')
    await providerPage(page).payByCard(cards.challenged)
    await providerPage(page).answerChallenge('1234')
    await deposit.isIn('£20.00')
    await balanceIs('£120.00')

    await start('20', /^Another card/)
    await deposit.add('£20.00')
    await providerPage(page).payByCard(cards.declined)
    await deposit.says('The payment was not made')
    await balanceIs('£120.00')

    await start('15,50', /^E-wallet/)
    await deposit.add('£15.50')
    await providerPage(page).payBy(/^Wallet/, 'rowan@example.com')
    await deposit.isIn('£15.50')
    await balanceIs('£135.50')

    await start('10', /^Bank account/)
    await deposit.says('These banks can be used:')
    await deposit.add('£10.00')
    await providerPage(page).payBy(/^Account number/, 'GB33 BUKB 2020 1555 5555 55')
    await deposit.says('£10.00 is on its way')
    // Whoever leaves the page meanwhile finds it again.
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
    await deposit.says('We do not know that code. Please check it.')
    await deposit.coupon.fill('half')
    await deposit.coupon.blur()
    await deposit.says('Adds £15.00 to your balance')
    await deposit.add('£30.00')
    await deposit.isIn('£30.00')
    await balanceIs('£190.50')

    await page.getByRole('link', { name: 'See it in your history' }).click()
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

  it('up to the limit, on the page of the provider by itself, with a phone', async () => {
    const { page, errors, visit, balanceIs } = await enter(world(), member, 'bob', 390)
    const { call } = await callAs(page, world().stack.port, member)
    const off = { dailyEnabled: false, monthlyEnabled: false, weeklyBetEnabled: false }
    await call('updateSelfLimits', { ...off, weeklyEnabled: true, weeklyDepositLimit: '120.00' })
    const deposit = depositPage(page)
    await visit('/deposit')
    await deposit.amountField.fill('25')
    await deposit.says('Your deposit limit leaves £20.00 for now.')
    await deposit.amountField.fill('20')
    await deposit.add('£20.00')
    await page.getByRole('link', { name: /Open it in this tab/ }).click()
    await page.waitForURL(/\/pay\//)
    await providerPage(page, { framed: false }).payByCard(cards.good)
    await page.waitForURL(/\/deposit\?order=\d+/)
    await deposit.isIn('£20.00')
    await balanceIs('£120.00')
    await visit('/deposit')
    await deposit.says('Your deposit limit is used up')
    await deposit.says(/^Weekly deposit limit: nothing more can be added/)
    expect(errors).toEqual([])
  }, 120_000)

  it('not before registering; then past the operator’s word and a provider that is down', async () => {
    const { ownerUrl, outside } = world().stack
    const change = (sql: string) => asOwner(ownerUrl, client => client.query(sql))
    await change(`INSERT INTO site_page (member_id, id, link_name) VALUES (1, 900, 'first-read-this')`)
    await change(`INSERT INTO site_page_text (member_id, page_id, language, title, body)
                  VALUES (1, 900, 'en_US', 'First read this', '<p>Nothing here is real money.</p>')`)
    await change(`UPDATE member SET settings = settings || '{"depositPopupPageId": 900}'`)
    await change(`UPDATE player SET segment = 'B', last_deposit_at = NULL WHERE username = 'alice'`)
    const { page, errors, visit, balanceIs } = await enter(world(), member, 'alice', 390)
    const deposit = depositPage(page)
    await visit('/deposit')
    await deposit.says('Complete your registration first')

    await change(`UPDATE player SET segment = 'C' WHERE username = 'alice'`)
    const provider = paymentProvider(outside)
    await provider.set({ outage: 1 })
    await visit('/deposit')
    await deposit.says('Would you like to set a limit first?')
    await deposit.amountField.fill('20')
    await deposit.add('£20.00')
    await page.getByRole('dialog', { name: 'First read this' }).getByRole('button', { name: 'Go on' }).click()
    await deposit.says(/^Our payment provider does not answer right now/)
    await provider.set({ outage: 0 })
    // A press so soon after the last would count as the same.
    await page.waitForTimeout(pressGapMs)
    await deposit.add('£20.00')
    await providerPage(page).cancel()
    await deposit.says('The payment was not made')
    await balanceIs('£100.00')
    expect(errors).toEqual([])
  }, 120_000)
})
