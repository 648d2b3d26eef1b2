import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { demoMembers } from '@fairground/testkit/demo/world'
import { afterAll, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { gifts } from './pages/gifts.ts'
import { enterAs } from './support/enter-as.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { useSiteWorld } from './support/site-world.ts'
import { takePicture } from './support/take-picture.ts'
import { isShort } from './support/short-run.ts'

const sherbet = demoMembers[2]!
const game = sherbet.games[0]!
const member = { ...sherbet, games: [{ ...game, ...hourlyFromNow() }] }
const world = useSiteWorld('gifts', () => ({
  members: [member],
  crowd: 0,
  balance: 5000n,
  extras: true,
  details: true,
}))

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

it.skipIf(isShort)(
  'gives two gifts; one friend opens and plays it, the other sends it back',
  async () => {
    const giver = await enterAs(world(), member, 'rowan', 1280)
    const shop = gifts(giver.page)
    await giver.visit('/gifts')
    await shop.head.waitFor()
    await shop.giveButton('Three lucky lines').waitFor()
    await expectAccessible(giver.page, 'gifts-shop')
    await shop.giveButton('Three lucky lines').click()
    for (const name of ['alice', 'bob']) {
      await shop.friend.fill(name)
      await shop.friend.press('Enter')
    }
    await shop.card('Cup of tea').check({ force: true })
    await shop.message.fill('For Saturday. Kettle on at half past seven.')
    await expectAccessible(giver.page, 'gifts-give')
    await shop.button('Give 2 gifts · €9.00').click()
    await shop.text('2 gifts are on their way').waitFor()
    await giver.balanceIs('€41.00')
    await shop
      .text(/Not opened. €4.50 comes back to you/)
      .first()
      .waitFor()
    await takePicture(giver.page, 'gifts-given-1280')

    const friend = await enterAs(world(), member, 'alice', 390)
    const mine = gifts(friend.page)
    await friend.visit('/gifts')
    await mine.waiting.waitFor()
    await expectAccessible(friend.page, 'gifts-received')
    await mine.button('Open it').first().click()
    await mine.dialog('A gift from rowan').waitFor()
    await mine.text(/Inside: 3 lines of Sugar Six/).waitFor()
    await expectAccessible(friend.page, 'gifts-wrapped')
    await mine.dialog('A gift from rowan').getByRole('button', { name: 'Open it' }).click()
    await mine.text('For Saturday. Kettle on at half past seven.').waitFor()
    await expectAccessible(friend.page, 'gifts-opened')
    await mine.button('Play now').click()
    await mine.button('Play · paid by the gift').waitFor()
    await takePicture(friend.page, 'gifts-play-390')
    await mine.button('Play · paid by the gift').click()
    await mine.dialog('You’re in. Good luck').waitFor()
    await friend.balanceIs('€50.00')
    await friend.visit('/tickets')
    await friend.page.getByText('Sugar Six').first().waitFor()

    const other = await enterAs(world(), member, 'bob', 1280)
    const theirs = gifts(other.page)
    await other.visit('/gifts')
    await theirs.waiting.waitFor()
    await takePicture(other.page, 'gifts-1280')
    await theirs.button('Open it').first().click()
    await takePicture(other.page, 'gifts-wrapped-1280')
    await theirs.button('Send it back, quietly').click()
    await theirs.text('Sent back. Nothing else happens.').waitFor()
    await giver.balanceIs('€45.50')
    await giver.page.reload()
    await shop.text('Sent back. €4.50 is in your cash again.').waitFor()
    expect([...giver.errors, ...friend.errors, ...other.errors]).toEqual([])
  },
  240_000,
)
