import { randomUUID } from 'node:crypto'
import type { Caller } from '@fairground/client/rest'
import type { PrintedTicket } from '@fairground/contract/entities/plays/ticket'
import { fault } from '@fairground/contract/errors'
import { buyThroughApi } from '@fairground/testkit/demo/buy-through-api'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { logInThroughApi } from '@fairground/testkit/demo/log-in-through-api'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { until } from '@fairground/testkit/server/until'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { asOwner } from '#support/as-owner.ts'
import { findAuditProblems } from '#support/audit-problems.ts'
import { gifts } from './pages/gifts.ts'
import { header } from './pages/header.ts'
import { picker } from './pages/picker.ts'
import { purchase } from './pages/purchase.ts'
import { referralsPage, rewardsPage } from './pages/rewards.ts'
import { newVisitor } from './support/browser.ts'
import { endNow } from './support/draw-now.ts'
import { enterAs } from './support/enter-as.ts'
import { games } from './support/kinds-world.ts'
import { callerForPage } from './support/page-caller.ts'
import { waitToPressAgain } from './support/press-again.ts'
import { provoke, type Provocation } from './support/provoke.ts'
import { runSql } from './support/run-sql.ts'
import { isShort } from './support/short-run.ts'
import { useSiteWorld } from './support/site-world.ts'

const meridian = demoMembers[0]!
const [six, quickFive] = meridian.games
  .slice(0, 2)
  .map(game => ({ ...game, playerMax: 100, ...hourlyFromNow() })) as [
  (typeof meridian.games)[number],
  (typeof meridian.games)[number],
]
// Two winners: of three tickets exactly one loses.
const raffle = { ...games.raffle, ...hourlyFromNow() }
const member: DemoMember = {
  ...meridian,
  returns: { min: 0, max: 100 },
  games: [six, quickFive, raffle],
  settings: { ...meridian.settings, chipPacks: [{ id: 1, price: '5000.00', chips: '100' }] },
}
const world = useSiteWorld('errors-play', () => ({
  members: [member],
  crowd: 0,
  details: true,
  extras: true,
}))
const sql = (text: string) => runSql(world().stack.ownerUrl, text)
const caller = (page: Page) => callerForPage(page, world().stack.port, member)
const logIn = (username: string) => logInThroughApi(world().stack.port, member, username)

const openInstance = ({ call }: Caller, gameId: number): Promise<number> =>
  until(`an open draw of game ${gameId}`, async () => {
    const { games: listed } = await call('getFilteredGames', { filter: { gameId } })
    return listed.find(each => each.gameStatus === 'OPEN')?.gameInstanceId
  })

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

const openSix = `game_id = ${six.id} AND status = 'OPEN'`
const closeSale = `UPDATE game_instance SET reg_end = now() - interval '1 min' WHERE ${openSix}`
const openSale = `UPDATE game_instance SET reg_end = start_at - interval '15 s' WHERE ${openSix}`

/** What may happen on the server while the player reviews the ticket. */
const joinRefusals: readonly Provocation[] = [
  { name: 'join.gameUnavailable', cause: closeSale, undo: openSale },
  {
    name: 'join.alreadyMaxPlays',
    cause: `UPDATE game_instance SET player_max = 1 WHERE ${openSix}`,
    undo: `UPDATE game_instance SET player_max = 100 WHERE ${openSix}`,
  },
  {
    // Players of this profile must prove their identity first.
    name: 'join.accountStatus',
    cause: `UPDATE member SET profile = 'strict'`,
    undo: `UPDATE member SET profile = 'standard'`,
  },
  {
    name: 'join.siteCannotAcceptPlays',
    cause: `INSERT INTO site_notice (member_id, kind, body, status) VALUES (1, 'maintenance', 'Back soon', 'active')`,
    undo: 'DELETE FROM site_notice',
  },
  {
    name: 'join.unknown',
    cause: `CREATE FUNCTION fail_sale() RETURNS trigger LANGUAGE plpgsql AS
              $$ BEGIN RAISE EXCEPTION 'planted' USING ERRCODE = '23514'; END $$;
            CREATE TRIGGER fail_sale BEFORE INSERT ON ticket FOR EACH ROW EXECUTE FUNCTION fail_sale()`,
    undo: 'DROP TRIGGER fail_sale ON ticket; DROP FUNCTION fail_sale',
  },
]

describe.skipIf(isShort)('a refused purchase', () => {
  it('names the reason beside the ticket, and an unconfirmed one can be checked again', async () => {
    const { page, errors, visit } = await enterAs(world(), member, 'rowan', 1280)
    const { ownerUrl } = world().stack
    const api = await caller(page)
    const { review, buyButton } = purchase(page)
    const confirm = review.getByRole('button', { name: /^Buy ·/ })
    const notice = (text: string) => page.getByRole('alert').getByText(text).first()
    await visit(`/pick?id=${await openInstance(api, six.id)}`)
    await picker(page).addDips(3)
    for (const refusal of joinRefusals) {
      await buyButton.click()
      await waitToPressAgain(page)
      await provoke(ownerUrl, refusal, async text => {
        await confirm.click()
        await notice(text).waitFor()
      })
    }

    const payWith = page.getByRole('group', { name: 'Pay with' })
    await payWith.getByRole('button', { name: /€/ }).click()
    await buyButton.click()
    await confirm.waitFor()
    await provoke(
      ownerUrl,
      {
        name: 'join.noSuchCurrency',
        cause: `DELETE FROM currency_rate WHERE currency = 'EUR'`,
        undo: `INSERT INTO currency_rate (member_id, currency, value, retired) VALUES (1, 'EUR', 0.86, false)`,
      },
      async text => {
        await confirm.click()
        await notice(text).waitFor()
      },
    )
    await payWith.getByRole('button', { name: /£/ }).click()

    await buyButton.click()
    await confirm.waitFor()
    await waitToPressAgain(page)
    await asOwner(ownerUrl, async client => {
      // The lane cannot decide while its row is locked. The server gives up before.
      await client.query('BEGIN; SELECT FROM lane WHERE member_id = 1 FOR UPDATE')
      const unlocked = client.query('SELECT pg_sleep(16); ROLLBACK')
      await confirm.click()
      await notice('We’re not sure yet whether this was bought').waitFor()
      await unlocked
    })
    await review.getByRole('button', { name: 'Check again' }).click()
    await page.getByText('3 lines bought').waitFor()

    await visit(`/pick?id=${await openInstance(api, quickFive.id)}`)
    await picker(page).addDips(1)
    await buyButton.click()
    await confirm.waitFor()
    const balance = await header(page).balanceMinor()
    await buyThroughApi(api, six.id, Math.floor(balance / Number(six.cost)))
    await confirm.click()
    await notice(fault('join.notEnoughFunds').text).waitFor()
    expect(errors).toEqual([])
  }, 180_000)
})

const changeLast = (code: string): string => `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`

type Printed = Pick<PrintedTicket, 'ticket' | 'code'>

describe.skipIf(isShort)('a scanned ticket', () => {
  it('shows each status in plain words', async () => {
    const { ownerUrl } = world().stack
    const bob = await logIn('bob')
    const { context, errors } = await newVisitor(world().browser, 390, { calm: true })
    const page = await context.newPage()
    const scan = async ({ ticket, code }: Printed, text: RegExp | string): Promise<void> => {
      await page.goto(world().address(member, `/scan?ticket=${ticket}&code=${code}`))
      await page.getByRole('main').getByText(text).waitFor()
    }
    const instance = await buyThroughApi(bob, raffle.id)
    for (let i = 0; i < 3; i += 1) await buyThroughApi(bob, raffle.id)
    const { tickets } = await bob.call('getGamePlayerPlays', { gameInstanceId: instance })
    const [first, last] = [tickets[0]!, tickets.at(-1)!]
    await scan(first, 'Your ticket is in. Keep it until after the draw.')
    await scan({ ...first, ticket: changeLast(first.ticket) }, /^Check the number character by character/)
    await scan({ ...first, code: changeLast(first.code) }, /^Check the key character by character/)
    await sql(`INSERT INTO ticket_reprint (member_id, instance_id, seq, prints)
               SELECT member_id, instance_id, seq, 2 FROM ticket
                WHERE instance_id = ${instance} AND join_code = '${first.joinCode}'`)
    await scan(first, 'This ticket was reprinted. Only the latest print is valid.')
    await sql('DELETE FROM ticket_reprint')
    await bob.call('joinGameCancel', {
      requestId: randomUUID(),
      gameInstanceId: instance,
      joinCode: last.joinCode,
    })
    await scan(last, 'The price was refunded to the account that bought it.')

    await sql(
      `UPDATE game_instance SET reg_end = now(), start_at = now(), due_at = now() WHERE id = ${instance}`,
    )
    const check = ({ ticket, code }: Printed) => bob.call('checkTicketStatus', { ticket, code })
    await until('the start of the draw', async () => (await check(first)).status === 'gameNotEnded')
    await scan(first, 'Your ticket is in. Keep it and check again after the draw.')
    await endNow(ownerUrl, [raffle.id])
    const statuses = await Promise.all(
      tickets.slice(0, 3).map(async ticket => ({ ticket, status: (await check(ticket)).status })),
    )
    const lost = statuses.find(({ status }) => status === 'notAWin')!.ticket
    const won = statuses.find(({ status }) => status === 'alreadyCashed')!.ticket
    await scan(lost, 'Compare its numbers with the winning numbers.')
    await scan(won, 'The prize has already been paid to the account that bought it.')
    const asItem = (item: string, days: number) =>
      sql(`ALTER TABLE payout DISABLE TRIGGER append_only;
           UPDATE payout SET item = ${item} WHERE instance_id = ${instance};
           ALTER TABLE payout ENABLE TRIGGER append_only;
           UPDATE game_instance SET end_at = end_at + interval '${days} days' WHERE id = ${instance}`)
    await asItem(`'City break'`, -181)
    await scan(won, /^Prizes can be claimed for 180 days after the draw/)
    await asItem('NULL', 181)
    expect(errors).toEqual([])
    await context.close()
  }, 150_000)
})

describe.skipIf(isShort)('a refused change of a ticket or a subscription', () => {
  it('names the reason', async () => {
    const { page, errors, visit } = await enterAs(world(), member, 'alice', 1280)
    const { ownerUrl } = world().stack
    const api = await caller(page)
    const gameInstanceId = await buyThroughApi(api, six.id)
    await visit(`/pick?id=${gameInstanceId}`)
    await page.getByRole('button', { name: /^Cancel ticket/ }).click()
    await provoke(ownerUrl, { name: 'game.notCancellable', cause: closeSale, undo: openSale }, async text => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Cancel this ticket/ })
        .click()
      await page.getByText(text).first().waitFor()
    })
    await visit(`/gameOver?id=${gameInstanceId}`)
    await page.getByText('This draw hasn’t started').waitFor()
    await visit('/results/999999')
    await page.getByText(fault('game.notFound').text).first().waitFor()

    await visit('/subDetails?sid=999999')
    await page.getByText('We can’t find this subscription').waitFor()
    const { subscriptionCode } = await api.call('joinGame', {
      requestId: randomUUID(),
      gameId: six.id,
      gameInstanceId,
      currencyId: member.currency,
      userPlays: [[1, 2, 3, 4, 5, 6]],
      userPlaysCount: 1,
      subscriptions: 8,
    })
    await visit(`/subDetails?sid=${subscriptionCode}`)
    await page.getByRole('main').getByRole('button', { name: 'Cancel', exact: true }).click()
    const question = page.getByRole('dialog', { name: /^Cancel and get/ })
    await question.waitFor()
    // Its last draw was played meanwhile.
    const left = await asOwner(ownerUrl, async client => {
      const { rows } = await client.query<{ n: number }>('SELECT left_n AS n FROM subscription')
      return rows[0]!.n
    })
    await provoke(
      ownerUrl,
      {
        name: 'subscription.notActive',
        cause: `UPDATE subscription SET status = 'ENDED', left_n = 0`,
        undo: `UPDATE subscription SET status = 'ACTIVE', left_n = ${left}`,
      },
      async text => {
        await question.getByRole('button', { name: 'Cancel subscription' }).click()
        await question.getByText(text).waitFor()
      },
    )
    expect(errors).toEqual([])
  }, 120_000)
})

const insertOffer = `INSERT INTO bonus_offer (member_id, player_id, subject, kind, currency, amount, game_id, plays, use_by)
  SELECT member_id, id, 'errors', 'lotto', 'GBP', 400, ${six.id}, 2, now() + interval '7 days'
    FROM player WHERE username = 'alice'`

const claimRefusals: readonly (Provocation & { readonly text?: string })[] = [
  { name: 'rewards.notFound', cause: 'DELETE FROM bonus_offer', undo: 'SELECT' },
  {
    name: 'rewards.notClaimable',
    cause: `UPDATE player SET rewards_off = true WHERE username = 'alice'`,
    undo: `UPDATE player SET rewards_off = false WHERE username = 'alice'; DELETE FROM bonus_offer`,
  },
  {
    name: 'rewards.alreadyClaimed',
    cause: `UPDATE bonus_offer SET state = 'CLAIMED', claim_request = gen_random_uuid(), ended_at = now()`,
    undo: 'DELETE FROM bonus_offer',
    text: 'Already claimed',
  },
]

describe.skipIf(isShort)('a refused reward', () => {
  it('names the reason', async () => {
    const { page, errors, visit } = await enterAs(world(), member, 'alice', 1280)
    const { ownerUrl } = world().stack
    const rewards = rewardsPage(page)
    for (const { text: ownText, ...refusal } of claimRefusals) {
      await sql(insertOffer)
      await visit('/rewards')
      await page.getByRole('button', { name: 'Use 2 lines' }).click()
      const question = rewards.dialog('Use 2 lines?')
      await question.waitFor()
      await provoke(ownerUrl, refusal, async text => {
        await question.getByRole('button', { name: 'Use 2 lines' }).click()
        await rewards.says(ownText ?? text)
        // The next visit must not come before the page has reported what it shows.
        await waitToPressAgain(page)
      })
    }
    await visit('/referrals')
    await referralsPage(page).invite('bob@example.test', 'Tea?')
    await rewards.says('This person already has an account. Try another address.')

    await visit('/cashier')
    await page.getByRole('button', { name: /^Buy for £5,000/ }).click()
    const pack = page.getByRole('dialog', { name: /^Buy .* for £5,000/ })
    await pack.getByRole('button', { name: /^Buy for £5,000/ }).click()
    await pack.getByText(fault('rewards.notEnoughFunds').text).waitFor()

    await visit('/gifts')
    const shop = gifts(page)
    await shop.giveButton('Three lucky lines').click()
    const add = async (name: string): Promise<void> => {
      await shop.friend.fill(name)
      await shop.friend.press('Enter')
    }
    await add('nosuchfriend')
    await shop.button(/^Give 1 gift/).click()
    await shop.text(fault('rewards.recipientNotFound').text).waitFor()
    await shop.button('Remove nosuchfriend').click()
    await add('bob')
    await provoke(
      ownerUrl,
      {
        name: 'rewards.giftCapReached',
        cause: `UPDATE member SET settings = settings || '{"giftsPerMonth": "0.01"}'`,
        undo: `UPDATE member SET settings = settings - 'giftsPerMonth'`,
        isSetting: true,
      },
      async text => {
        await shop.button(/^Give 1 gift/).click()
        await shop.text(text).waitFor()
      },
    )
    expect(errors).toEqual([])
  }, 120_000)
})
