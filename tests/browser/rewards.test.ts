import { testMembers } from '@fairground/testkit/server/test-world'
import { getMails } from '@fairground/testkit/services/sandbox'
import { until } from '@fairground/testkit/server/until'
import { afterAll, expect, it } from 'vitest'
import { asOwner } from '#support/as-owner.ts'
import { findAuditProblems } from '#support/audit-problems.ts'
import { registration } from './pages/registration.ts'
import { referralsPage, rewardsPage } from './pages/rewards.ts'
import { newVisitor } from './support/browser.ts'
import { depositByCall } from './support/deposit-by-call.ts'
import { enterAs } from './support/enter-as.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { callerForPage } from './support/page-caller.ts'
import { isShort } from './support/short-run.ts'
import { useSiteWorld } from './support/site-world.ts'

const [north] = testMembers()
const terms = { reward: '5.00', wageringTimes: 3, useDays: 30, minimumDeposit: '10.00', rewardsAtMost: 5 }
const member = { ...north, settings: { referrals: terms } }
const world = useSiteWorld('rewards', () => ({ members: [member], crowd: 0, details: true }))

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

const sql = (text: string, values: readonly unknown[] = []) =>
  asOwner(world().stack.ownerUrl, client => client.query(text, [...values]))

it.skipIf(isShort)(
  'invites a friend who registers and deposits, shows the reward, and claims a reload bonus',
  async () => {
    const { page, errors, visit } = await enterAs(world(), member, 'rowan', 1280)
    const referrals = referralsPage(page)
    const rewards = rewardsPage(page)
    const { stack, browser } = world()

    await visit('/referrals')
    const link = await referrals.link.inputValue()
    const email = 'pia@example.test'
    await referrals.invite(email, 'Tea, biscuits and a raffle?')
    await rewards.says(`Sent to ${email}`)
    await referrals.row(email).getByText('Sent', { exact: true }).waitFor()
    await expectAccessible(page, 'referrals')
    const mail = await until('the invite', async () => (await getMails(stack.sandbox, email))[0])
    expect(mail.text).toContain(link)

    const visitor = await newVisitor(browser, 390, { calm: true })
    const friendPage = await visitor.context.newPage()
    await friendPage.goto(`${link}&signup=true`)
    await registration(friendPage).join({ username: 'pia', email, password: 'maple-river-58' })
    await friendPage.getByRole('dialog', { name: 'Finish your registration' }).waitFor()
    await visit('/referrals/list')
    await referrals.row(email).getByText('Joined', { exact: true }).waitFor()

    // Another household, with a full registration: both are tested elsewhere.
    await sql(`DELETE FROM known_origin WHERE player_id = (SELECT id FROM player WHERE username = 'pia')`)
    await sql(`UPDATE player SET segment = 'C', email_verified = true WHERE username = 'pia'`)
    const friend = await callerForPage(friendPage, stack.port, member)
    await depositByCall(friend, member.currency, '10.00')
    await rewards.says(/Bonus added|Promotion Awarded!/)
    // The browser acknowledges what it has shown, so it is not shown as missed.
    await until('the acknowledgement', async () => {
      const { rowCount } = await sql('SELECT FROM persistent_event WHERE acknowledged_at IS NULL')
      return rowCount === 0
    })
    await visit('/referrals')
    await referrals.row(email).getByText('Rewarded').waitFor()

    await sql(
      `INSERT INTO bonus_offer (member_id, player_id, subject, kind, currency, amount, wagering_times, minimum_deposit, use_by)
       SELECT member_id, id, 'story', 'reload', 'GBP', 200, 5, 2000, clock_timestamp() + interval '14 days'
         FROM player WHERE username = 'rowan'`,
    )
    await sql(
      `INSERT INTO bonus_offer (member_id, player_id, subject, kind, currency, amount, game_id, plays, use_by)
       SELECT member_id, id, 'story-lines', 'lotto', 'GBP', 220, 11, 2, clock_timestamp() + interval '7 days'
         FROM player WHERE username = 'rowan'`,
    )
    await visit('/rewards')
    await rewards.says('becomes cash after £15.00 more play')
    await rewards.card('Reload bonus').getByText('It needs a deposit of £20.00').waitFor()
    await expectAccessible(page, 'rewards')
    await depositByCall(await callerForPage(page, stack.port, member), member.currency, '20.00')
    await rewards.card('Reload bonus').getByRole('button', { name: 'Claim £2.00' }).click()
    await rewards.dialog('Claim £2.00 bonus?').getByText('£10.00 (5×)').waitFor()
    await rewards.dialog('Claim £2.00 bonus?').getByRole('button', { name: 'Claim £2.00' }).click()
    await rewards.says('£2.00 bonus added')
    await rewards.card('Free lines in Three of Ten').getByRole('button', { name: 'Use 2 lines' }).click()
    await rewards.dialog('Use 2 lines?').getByRole('button', { name: 'Use 2 lines' }).click()
    await rewards.says('2 lines in Three of Ten')
    await rewards.says('Nothing to claim today')
    await page.getByRole('button', { name: 'Give it up' }).first().click()
    await rewards.says('Your cash did not change.')
    await rewards.off.press('Space')
    await rewards.says('Rewards are off')
    expect([...errors, ...visitor.errors]).toEqual([])
  },
  180_000,
)
