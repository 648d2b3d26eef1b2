import { testMembers } from '@fairground/testkit/server/test-world'
import { describe, expect, it } from 'vitest'
import { newVisitor } from './support/browser.ts'
import { enterAs } from './support/enter-as.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { runOperatorCommand } from './support/operator-command.ts'
import { isShort } from './support/short-run.ts'
import { useSiteWorld } from './support/site-world.ts'

const [north] = testMembers()
const game = north.games[0]!
const member = { ...north, games: [game] }
const world = useSiteWorld('features', () => ({
  members: [member],
  crowd: 0,
  balance: 1_000_000n,
  staffed: true,
}))

const switchFeature = (state: 'on' | 'off', feature: string) =>
  runOperatorCommand(world().stack, member.code, ['features', state, feature], 'rosa')

/** The browsers load the configuration again at random moments. */
const reloadTimeout = { timeout: 60_000 }
const switchedOff = 'This feature is switched off at the moment.'

describe.skipIf(isShort)('a feature that is switched off', () => {
  it('disappears from an open page, explains itself at its address, and comes back', async () => {
    const { context, errors } = await newVisitor(world().browser, 1280, { calm: true })
    const page = await context.newPage()
    const visit = (to: string) => page.goto(world().address(member, to))
    await visit('/')
    const join = page.getByRole('banner').getByRole('button', { name: 'Join' })
    await join.waitFor()
    await switchFeature('off', 'registration')
    await join.waitFor({ state: 'detached', ...reloadTimeout })
    await switchFeature('on', 'registration')
    await join.waitFor(reloadTimeout)

    await visit(`/results/${game.id}`)
    const link = page.locator(`a[href="/statistics/${game.id}"]`)
    await link.waitFor()
    await switchFeature('off', 'statistics')
    await link.waitFor({ state: 'detached', ...reloadTimeout })
    await visit(`/statistics/${game.id}`)
    await page.getByText(switchedOff).waitFor()
    await expectAccessible(page, 'statistics that are off')
    await switchFeature('off', 'practice')
    await visit(`/practice/${game.id}`)
    await page.getByText(switchedOff).waitFor()
    expect(errors.filter(error => !/403/.test(error))).toEqual([])
    await context.close()
  })

  it('leaves players what they have', async () => {
    for (const feature of ['giving', 'referrals', 'rankings', 'newSubscriptions'])
      await switchFeature('off', feature)
    const { page, errors, visit } = await enterAs(world(), member, 'rowan', 1280)
    await visit('/gifts')
    await page.getByText('Giving is paused').waitFor()
    await page.getByText('Gifts from friends appear here.').waitFor()
    await visit('/rewards')
    await page.locator('a[href="/achievements"]').first().waitFor()
    expect(await page.locator('a[href="/referrals"]').count()).toBe(0)
    expect(await page.locator('a[href="/ranks"]').count()).toBe(0)
    await visit('/ranks')
    await page.getByText(switchedOff).waitFor()
    expect(errors.filter(error => !/403/.test(error))).toEqual([])
    await page.context().close()
  })
})
