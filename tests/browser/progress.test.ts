import { buyThroughApi } from '@fairground/testkit/demo/buy-through-api'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { logInThroughApi } from '@fairground/testkit/demo/log-in-through-api'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { until } from '@fairground/testkit/server/until'
import { afterAll, expect, it } from 'vitest'
import { asOwner } from '#support/as-owner.ts'
import { findAuditProblems } from '#support/audit-problems.ts'
import { achievementsPage, badgeDialog, bonusBallDock, ranksPage } from './pages/progress.ts'
import { endNow } from './support/draw-now.ts'
import { enterAs } from './support/enter-as.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { isShort } from './support/short-run.ts'
import { useSiteWorld } from './support/site-world.ts'

/** One operator with one lottery. Hourly draws, so that only the test starts a draw. */
const game = demoMembers.flatMap(({ games }) => games).find(({ rules }) => rules.kind === 'oneDrawGame')!
const member: DemoMember = { ...demoMembers[0]!, games: [{ ...game, ...hourlyFromNow() }] }
const world = useSiteWorld('progress', () => ({ members: [member], crowd: 1, balance: 1_000_000n }))

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

/** Gives a ball as an achievement does. */
const giveBall = (ball: number, achievement: number) =>
  asOwner(world().stack.ownerUrl, client =>
    client.query(
      `INSERT INTO bonus_ball (member_id, player_id, ball, achievement, expires_at)
       SELECT $1, id, $2, $3, clock_timestamp() + interval '9 days' FROM player WHERE member_id = $1 AND username = 'rowan'`,
      [member.id, ball, achievement],
    ),
  )

const waitForRow = (table: 'achievement_reached' | 'point_total', condition: string) =>
  asOwner(world().stack.ownerUrl, client =>
    until(`a row of ${table}`, async () => {
      const { rowCount } = await client.query(`SELECT FROM ${table} WHERE member_id = $1 AND ${condition}`, [
        member.id,
      ])
      return rowCount !== 0
    }),
  )

/** The first number of the player's first line. */
const readNumber = (instanceId: number): Promise<number> =>
  asOwner(world().stack.ownerUrl, async client => {
    const { rows } = await client.query<{ plays: string }>(
      'SELECT plays FROM ticket WHERE instance_id = $1 ORDER BY seq LIMIT 1',
      [instanceId],
    )
    return Number(rows[0]!.plays.split(',')[0])
  })

it.skipIf(isShort)(
  'leads from a badge to a bonus ball in a draw and to a place in the ranking',
  { timeout: 240_000 },
  async () => {
    const rowan = await logInThroughApi(world().stack.port, member, 'rowan')
    const instanceId = await buyThroughApi(rowan, game.id, 3)
    const { page, errors, visit } = await enterAs(world(), member, 'rowan', 1280)

    await visit('/achievements')
    const achievements = achievementsPage(page)
    await achievements.summary('0 of 12 earned').waitFor()
    await expectAccessible(page, 'achievements')
    await achievements.badge(/^Own referee/).click()
    const details = badgeDialog(page, 'Own referee')
    await details.dialog.getByText('0 of 3').waitFor()
    await details.button('Close').last().click()

    // Reading the statement earns a badge. The moment waits until the player is back in the lobby.
    await visit('/cashier/responsiblegaming')
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await waitForRow('achievement_reached', 'achievement = 11')
    await visit('/')
    const moment = badgeDialog(page, 'Bookkeeper')
    await moment.dialog.waitFor({ timeout: 40_000 })
    await expectAccessible(page, 'badge')
    await moment.button('Nice').click()
    await waitForRow('achievement_reached', 'achievement = 11 AND acknowledged_at IS NOT NULL')

    const ball = await readNumber(instanceId)
    await giveBall(ball, 2)
    await visit(`/lobby?id=${instanceId}`)
    const dock = bonusBallDock(page)
    await dock.title(`Your bonus ball: ${ball}`).waitFor()
    await expectAccessible(page, 'bonus-ball')
    await dock.button('Send to a friend').click()
    await dock.friend.fill('no_such_player')
    await dock.button('Find').click()
    await page.getByText('We found no such player. Nothing changed.').waitFor()
    await dock.button('Back').click()
    await dock.button('Use it now').click()
    await dock.title(`Ball ${ball} is in use`).waitFor()

    await endNow(world().stack.ownerUrl, [game.id])
    await visit(`/gameOver?id=${instanceId}`)
    // The result page waits for the end of the play-out that the test has skipped.
    const result = dock.title(new RegExp(`^Ball ${ball} (counted on|did not count)`))
    await result.waitFor({ timeout: 90_000 })
    await expectAccessible(page, 'bonus-ball-result')
    const collect = dock.button(/^Collect /)
    if (await collect.isVisible()) {
      await collect.click()
      await page.getByText(/is in your cash\.$/).waitFor()
    }

    await waitForRow('point_total', "period = 'week' AND points = 1")
    await visit('/ranks')
    const ranks = ranksPage(page)
    await ranks.place(/You.*1 point/).waitFor()
    await ranks.rank('Whistler').waitFor()
    await ranks.choice(/^Not at all/).click({ force: true })
    await page.getByText('Only you see this line').waitFor()
    await expectAccessible(page, 'ranks')
    expect(errors).toEqual([])
  },
)
