import { randomUUID } from 'node:crypto'
import { fault, type FaultName } from '@fairground/contract/errors'
import { logInThroughApi } from '@fairground/testkit/demo/log-in-through-api'
import { type DemoMember, demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { asOwner } from '#support/as-owner.ts'
import { cards, depositPage, providerPage } from './pages/cashier.ts'
import { limitsPage } from './pages/safer-play.ts'
import { stepUpModal } from './pages/step-up-modal.ts'
import { followedWithdrawal, withdrawPage } from './pages/withdrawal.ts'
import { depositByCall } from './support/deposit-by-call.ts'
import { enterAs } from './support/enter-as.ts'
import { callerForPage } from './support/page-caller.ts'
import { paymentProvider } from '@fairground/testkit/services/payment-provider'
import { waitToPressAgain } from './support/press-again.ts'
import { provoke, type Provocation } from './support/provoke.ts'
import { runSql } from './support/run-sql.ts'
import { isShort } from './support/short-run.ts'
import { useSiteWorld } from './support/site-world.ts'

const member: DemoMember = {
  ...demoMembers[0]!,
  games: [],
  settings: { ...demoMembers[0]!.settings, blockedCountries: ['KP'] },
}
const { currency } = member
const world = useSiteWorld('errors-money', () => ({ members: [member], crowd: 0, details: true }))
const sql = (text: string) => runSql(world().stack.ownerUrl, text)
const caller = (page: Page) => callerForPage(page, world().stack.port, member)

const players = (change: string, username: string) =>
  `UPDATE player SET ${change} WHERE username = '${username}'`
const settings = (changed: object) =>
  `UPDATE member SET settings = settings || '${JSON.stringify(changed)}'::jsonb`
const ownId = (username: string) => `(SELECT id FROM player WHERE username = '${username}')`

const couponColumns = `member_id, code, text, active, expires_at, currency, instant, amount, minimum_deposit,
                       uses_at_most, uses_by_player_at_most, first_deposit_only`
const coupons = [
  `(1, 'OFF', 'Not now', false, NULL, 'GBP', true, 1000, 0, NULL, 1, false)`,
  `(1, 'OLD', 'Long ago', true, '2020-01-01', 'GBP', true, 1000, 0, NULL, 1, false)`,
  `(1, 'LAST', 'For one player', true, NULL, 'GBP', true, 100, 0, 1, 1, false)`,
  `(1, 'ONCE', 'Once for you', true, NULL, 'GBP', true, 100, 0, NULL, 1, false)`,
  `(1, 'FIRST', 'A welcome', true, NULL, 'GBP', true, 1000, 0, NULL, 1, true)`,
  `(1, 'LARGE', 'For large sums', true, NULL, 'GBP', true, 1000, 9000, NULL, 1, false)`,
  `(1, 'NOTHING', 'Kind words', true, NULL, 'GBP', true, 0, 0, NULL, 1, false)`,
  `(1, 'SHARED', 'For one card', true, NULL, 'GBP', true, 100, 0, NULL, 9, false)`,
  `(1, 'EURO', 'Elsewhere', true, NULL, 'EUR', true, 1000, 0, NULL, 1, false)`,
]

beforeAll(() => sql(`INSERT INTO coupon (${couponColumns}) VALUES ${coupons.join(', ')}`))
afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

describe.skipIf(isShort)('a refused coupon', () => {
  it('names the reason below its field', async () => {
    const alice = await logInThroughApi(world().stack.port, member, 'alice')
    await depositByCall(alice, currency, '10.00', 'LAST')
    await depositByCall(alice, currency, '10.00', 'SHARED')
    const { page, errors, visit } = await enterAs(world(), member, 'rowan', 390)
    await depositByCall(await caller(page), currency, '10.00', 'ONCE')
    await visit('/deposit')
    const deposit = depositPage(page)
    await deposit.openCoupon()
    const refusals: readonly (readonly [string, FaultName, string?])[] = [
      ['ONCE', 'coupon.maxUsageByPlayer'],
      ['LARGE', 'coupon.amountRequired', ''],
      ['LARGE', 'coupon.depositTooLow'],
      ['NOSUCH', 'coupon.notFound'],
      ['OFF', 'coupon.inactive'],
      ['OLD', 'coupon.expired'],
      ['LAST', 'coupon.maxUsage'],
      ['FIRST', 'coupon.invalidUsage'],
      ['NOTHING', 'coupon.noDiscount'],
      ['SHARED', 'coupon.fraudWarning'],
      ['EURO', 'coupon.wrongCurrency'],
    ]
    for (const [code, name, amount = '25'] of refusals) {
      await deposit.amountField.fill(amount)
      await deposit.coupon.fill(code)
      await deposit.coupon.blur()
      await deposit.says(fault(name).text)
    }
    expect(errors).toEqual([])
  }, 120_000)
})

const findPlayerId = (username: string): Promise<number> =>
  asOwner(world().stack.ownerUrl, async client => {
    const { rows } = await client.query<{ id: number }>('SELECT id FROM player WHERE username = $1', [
      username,
    ])
    return rows[0]!.id
  })

const depositRefusals: readonly Provocation[] = [
  {
    name: 'deposit.accountNotEnabled',
    cause: players(`segment = 'B'`, 'bob'),
    undo: players(`segment = 'C'`, 'bob'),
  },
  {
    name: 'deposit.countryDisabled',
    cause: players(`country = 'KP'`, 'bob'),
    undo: players(`country = 'GB'`, 'bob'),
  },
  {
    name: 'deposit.phoneNotVerified',
    cause: settings({ phoneBeforeDeposit: true }),
    undo: settings({ phoneBeforeDeposit: false }),
    isSetting: true,
  },
  {
    name: 'deposit.amountOutOfRange',
    cause: settings({ deposits: { card: { minimum: '50', maximum: '500' } } }),
    undo: settings({ deposits: {} }),
    isSetting: true,
  },
]

describe.skipIf(isShort)('a refused deposit', () => {
  it('names the reason on the form, and a stored card that the bank declines ends the payment', async () => {
    const { page, errors, visit } = await enterAs(world(), member, 'bob', 1280)
    const deposit = depositPage(page)
    await visit('/deposit')
    await deposit.amountField.fill('20')
    await deposit.save(/^Save this card/)
    await deposit.add('£20.00 · card')
    await providerPage(page).payByCard(cards.good)
    await deposit.isIn('£20.00')
    await paymentProvider(world().stack.sandbox).forgetCard(member, await findPlayerId('bob'), cards.good)
    await visit('/deposit')
    await deposit.amountField.fill('20')
    await deposit.choose(/^Card ending 4242/)
    await deposit.add('£20.00 · card 4242')
    await deposit.says('The payment didn’t go through')

    await visit('/deposit')
    await deposit.amountField.fill('20')
    await deposit.choose(/^Another card/)
    // Each refusal has an amount of its own, because the page checks each amount once.
    for (const [i, refusal] of depositRefusals.entries())
      await provoke(world().stack.ownerUrl, refusal, async text => {
        await deposit.amountField.fill(String(21 + i))
        await deposit.isBlocked(text)
      })
    const { call } = await caller(page)
    const off = { dailyEnabled: false, monthlyEnabled: false, weeklyBetEnabled: false }
    await call('updateSelfLimits', { ...off, weeklyEnabled: true, weeklyDepositLimit: '125.00' })
    await deposit.amountField.fill('30')
    await deposit.isBlocked(fault('deposit.limitReached').text)
    expect(errors).toEqual([])
  }, 150_000)
})

const journalRow = `SELECT member_id, max(id), player_id, 'GBP', 1000, 'REQUESTED', 1, 'player', false
                      FROM journal WHERE player_id = ${ownId('rowan')} GROUP BY member_id, player_id`

/** Obstacles that appear between the review of a withdrawal and its confirmation. */
const withdrawalObstacles: readonly Provocation[] = [
  {
    name: 'withdrawal.countryDisabled',
    cause: players(`country = 'KP'`, 'rowan'),
    undo: players(`country = 'GB'`, 'rowan'),
  },
  {
    name: 'withdrawal.notEnabled',
    cause: players(`segment = 'A'`, 'rowan'),
    undo: players(`segment = 'C'`, 'rowan'),
  },
  {
    name: 'withdrawal.needFullRegistration',
    cause: players(`segment = 'B'`, 'rowan'),
    undo: players(`segment = 'C'`, 'rowan'),
  },
  {
    name: 'withdrawal.verifyAccount',
    cause: players(`verification_status = 'REJECTED'`, 'rowan'),
    undo: players('verification_status = NULL', 'rowan'),
  },
  {
    name: 'withdrawal.mustDepositFirst',
    cause: `UPDATE saved_payment SET removed_at = now() WHERE player_id = ${ownId('rowan')}`,
    undo: `UPDATE saved_payment SET removed_at = NULL WHERE player_id = ${ownId('rowan')}`,
  },
  {
    name: 'withdrawal.onePendingOnly',
    cause: `INSERT INTO withdrawal (member_id, id, player_id, currency, amount, status, version, requested_by, four_eyes)
            ${journalRow}`,
    undo: `DELETE FROM withdrawal WHERE player_id = ${ownId('rowan')}`,
  },
  {
    name: 'withdrawal.wageringRemaining',
    cause: `INSERT INTO bonus_grant (member_id, id, player_id, currency, amount, need, expires_at)
            SELECT member_id, 999999, id, 'GBP', 100, 500, now() + interval '1 day' FROM player WHERE username = 'rowan'`,
    undo: 'DELETE FROM bonus_grant WHERE id = 999999',
  },
  {
    name: 'withdrawal.notEnoughFunds',
    cause: settings({ withdrawals: { minimum: '500', maximum: '5000' } }),
    undo: settings({ withdrawals: { minimum: '10', maximum: '5000' } }),
    isSetting: true,
  },
  {
    name: 'withdrawal.amountInvalid',
    cause: settings({ withdrawals: { minimum: '50', maximum: '5000' } }),
    undo: settings({ withdrawals: { minimum: '10', maximum: '5000' } }),
    isSetting: true,
  },
]

describe.skipIf(isShort)('a refused withdrawal', () => {
  it('names the reason below the review', async () => {
    const { page, errors, visit } = await enterAs(world(), member, 'rowan', 390)
    const withdraw = withdrawPage(page)
    await depositByCall(await caller(page), currency, '20.00')
    await visit('/withdraw')
    await withdraw.request('30')
    for (const obstacle of withdrawalObstacles)
      await provoke(world().stack.ownerUrl, obstacle, async text => {
        await withdraw.confirm('£30.00', demoPassword)
        await withdraw.says(text)
        await waitToPressAgain(page)
      })
    expect(errors).toEqual([])
  }, 150_000)

  it('names the reason for a payment method and for a withdrawal that has gone too far', async () => {
    const { page, errors, visit } = await enterAs(world(), member, 'rowan', 1280)
    const withdraw = withdrawPage(page)
    const api = await caller(page)
    const stored = (removed: string) =>
      sql(`UPDATE saved_payment SET removed_at = ${removed} WHERE player_id = ${ownId('rowan')}`)
    await stored('now()')
    await visit('/withdraw')
    await withdraw.says('Where should we pay you?')
    await stored('NULL')
    await withdraw.press('Add a payment method')
    await stepUpModal(page).prove(demoPassword)
    await withdraw.says(fault('withdrawal.methodExists').text)

    await visit('/cashier/methods')
    const remove = page.getByRole('button', { name: 'Remove Card ending 4242' })
    await remove.waitFor()
    const { methods } = await api.call('getWithdrawalStep', { currencyId: currency })
    const request = { requestId: randomUUID(), currencyId: currency, amount: '10.00', password: demoPassword }
    const { withdrawal } = await api.call('payoutSubmit', { ...request, methodId: methods[0]!.id })
    await remove.click()
    const question = page.getByRole('dialog', { name: 'Remove Card ending 4242?' })
    await question.getByRole('button', { name: 'Remove', exact: true }).click()
    await question.getByText(fault('withdrawal.methodInUse').text).waitFor()

    await visit(`/withdraw/pending?id=${withdrawal.orderId}`)
    await page.getByRole('button', { name: 'Cancel this withdrawal' }).waitFor()
    await provoke(
      world().stack.ownerUrl,
      {
        name: 'withdrawal.notCancellable',
        cause: `UPDATE member SET profile = 'strict'`,
        undo: `UPDATE member SET profile = 'standard'`,
      },
      async text => {
        await followedWithdrawal(page).cancel()
        await page.getByText(text).first().waitFor()
      },
    )
    expect(errors).toEqual([])
  }, 120_000)
})

describe.skipIf(isShort)('a refused limit', () => {
  it('names the reason on the form', async () => {
    const { page, errors, visit } = await enterAs(world(), member, 'alice', 390)
    const path = '/cashier/responsiblegaming'
    await visit(`${path}/limits`)
    const limits = limitsPage(page)
    const deposits = limits.card('Deposits')
    const amount = (name: string) => page.getByRole('textbox', { name: `${name}: Amount` })
    await limits.set('Deposits', { 'Monthly deposit limit': '400', 'Weekly deposit limit': '300' })
    await amount('Weekly deposit limit').fill('500')
    await deposits.getByText('The weekly limit can’t be higher than the monthly limit.').waitFor()
    await amount('Weekly deposit limit').fill('300')
    await deposits.getByRole('switch', { name: 'Daily deposit limit' }).check({ force: true })
    await amount('Daily deposit limit').fill('350')
    await deposits.getByText('The daily limit can’t be higher than the weekly or monthly limit.').waitFor()

    // Under this profile a raise waits for a confirmation, and a second request is the confirmation.
    await sql(`UPDATE member SET profile = 'strict'`)
    const raise = async (card: string, name: string, refusal: FaultName): Promise<void> => {
      await limits.set(card, { [name]: '50' })
      await limits.set(card, { [name]: '60' })
      await limits
        .card(card)
        .getByText(/^You requested £60.00/)
        .waitFor()
      // The saved form starts again with the limit in effect.
      await expect.poll(() => amount(name).inputValue()).toMatch(/^50/)
      await amount(name).fill('60')
      await limits.card(card).getByRole('button', { name: 'Save limits' }).click()
      await limits.card(card).getByText(fault(refusal).text).waitFor()
    }
    await visit(`${path}/limits`)
    await raise('Deposits', 'Daily deposit limit', 'limits.depositLimitTooSoon')
    await visit(`${path}/limits`)
    await raise('Stakes', 'Weekly play limit', 'limits.wagerLimitTooSoon')
    const { call } = await caller(page)
    await call('cancelLimitChange', { kind: 'wagerWeek' })
    const stakes = limits.card('Stakes')
    await stakes.getByRole('button', { name: 'Keep my current limit' }).click()
    await stakes.getByText(fault('limits.noPendingChange').text).waitFor()
    await sql(`UPDATE member SET profile = 'standard'`)

    await visit(`${path}/exclusion/set`)
    await page.getByRole('radio', { name: 'Until another date' }).check({ force: true })
    const lastDay = page.getByLabel('Last day')
    await lastDay.fill('2020-01-01')
    await page.getByText(fault('limits.exclusionDateInPast').text).waitFor()
    await lastDay.fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10))
    await page.getByText(fault('limits.exclusionTooShort').text).waitFor()
    expect(errors).toEqual([])
  }, 120_000)
})
