import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { demoMembers } from '@fairground/testkit/demo/world'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { enterAs } from '../support/enter-as.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { takePicture } from '../support/take-picture.ts'
import { actDialog } from './support/act-dialog.ts'
import { isShort } from '../support/short-run.ts'
import { useConsoleWorld } from './support/console-world.ts'
import { followTraces, readLogs } from './support/page-traces.ts'
import { readQueryCache } from './support/read-query-cache.ts'

const [first] = demoMembers
const member = { ...first!, games: first!.games.slice(0, 1).map(game => ({ ...game, ...hourlyFromNow() })) }
const world = useConsoleWorld('console-players', () => ({ members: [member], crowd: 0, details: true }))
afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

/** The personal data of alice. Her username is no secret: it is the name of the account. */
const email = 'alice@example.test'
const secrets = [email, encodeURIComponent(email), 'Example', '1 Example Street', 'SW1A', '1990-05-17']

const goTo = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

const find = async (page: Page, value: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Player to find' }).fill(value)
  await page.keyboard.press('Enter')
}

const openPlayer = async (page: Page, username: string): Promise<void> => {
  await goTo(page, 'Players')
  await find(page, username)
  await page.getByRole('link', { name: new RegExp(`^${username}`) }).click()
  await page.getByRole('heading', { level: 1, name: username }).waitFor()
}

describe.skipIf(isShort)('players', () => {
  it('shows personal data for a reason, masks them on leaving and leaves no trace', async () => {
    const { page, errors } = await world().signIn('aoife')
    const traces = followTraces(page)
    await goTo(page, 'Players')
    await find(page, email)
    const found = page.getByRole('link', { name: /^alice/ })
    await found.getByText('A••• E•••').waitFor()
    await found.click()

    const identity = page.getByRole('region', { name: 'Identity' })
    await identity.getByText('a•••@e•••').waitFor()
    expect(await identity.textContent()).not.toContain('Example')
    await identity.getByRole('button', { name: 'Reveal, with a reason…' }).click()
    const reveal = actDialog(page, 'Reveal personal data')
    for (const field of ['Born', 'Address', 'Post code']) await reveal.dialog.getByLabel(field).check()
    await reveal.submit('Reveal', 'The player called about a letter')
    for (const value of ['Example', email, '1990-05-17', '1 Example Street'])
      await identity.getByText(value, { exact: true }).waitFor()
    expect(await identity.getByRole('timer').textContent()).toMatch(/^1[45]:\d\d$/)
    await takePicture(page, 'console-player-revealed')

    // Other parts of the same player keep them; another page does not.
    await page.getByRole('link', { name: 'Plays', exact: true }).click()
    await identity.getByText('Example', { exact: true }).waitFor()
    await goTo(page, 'Players')
    await found.click()
    await identity.getByText('A•••', { exact: true }).waitFor()
    expect(await identity.textContent()).not.toContain('Example')

    // The probe sees the cache: it has the search of this session.
    expect(await readQueryCache(page)).toContain(email)
    await page.getByRole('button', { name: /Aoife Byrne/ }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sign in', exact: true }).waitFor()
    const left = {
      cache: await readQueryCache(page),
      traces: await traces.readAll(),
      logs: readLogs(world().folder),
    }
    for (const [place, text] of Object.entries(left))
      expect(
        secrets.filter(secret => text.includes(secret)),
        place,
      ).toEqual([])
    expect(traces.addresses.size).toBeGreaterThan(5)
    expect(await page.getByText('Example').count()).toBe(0)

    const auditor = await world().asStaff('ivo')
    const { entries } = await auditor.call('readAuditLog', { action: 'reveal-player' }, member.id)
    expect(entries[0]).toMatchObject({ reason: 'The player called about a letter' })
    expect(errors).toEqual([])
  }, 300_000)

  it('bans a player at once and lifts the ban with two people', async () => {
    const player = await enterAs(world(), member, 'bob', 1280)
    const { page, errors } = await world().signIn('ines')
    await openPlayer(page, 'bob')
    const acts = page.getByRole('region', { name: 'Act, with a reason' })
    await acts.getByRole('button', { name: 'Ban… two people to lift' }).click()
    await actDialog(page, 'Ban bob?').submit('Ban the player', 'Breach of the terms: two accounts')
    await page.getByRole('heading', { level: 1 }).locator('..').getByText('Banned').waitFor()
    await player.page.getByRole('dialog').first().waitFor()

    await acts.getByRole('button', { name: 'Lift the ban… two people' }).click()
    await actDialog(page, 'Lift the ban of bob').submit('Propose', 'The ban was an error: one account only')
    const nora = await world().asStaff('nora')
    const { proposals } = await nora.call('listProposals', { status: 'open' }, member.id)
    const { proposalId } = proposals.find(({ kind }) => kind === 'unbanPlayer')!
    await nora.vote(member.id, proposalId)
    await goTo(page, 'Players')
    await openPlayer(page, 'bob')
    await page.getByRole('heading', { level: 1 }).locator('..').getByText('Active').waitFor()
    await acts.getByRole('button', { name: 'Expire the account…' }).click()
    await actDialog(page, 'Expire the account of bob?').submit(
      'Expire the account',
      'The check is not complete',
    )
    await acts.getByRole('button', { name: 'Renew the account…' }).click()
    await actDialog(page, 'Renew the account of bob?').submit('Renew the account', 'The check is complete')
    await page.getByRole('heading', { level: 1 }).locator('..').getByText('Active').waitFor()
    await page.getByRole('link', { name: 'Log', exact: true }).click()
    const log = page.getByRole('region', { name: 'Changes of the account and acts of staff' })
    await log.getByText('Banned', { exact: true }).first().waitFor()
    await log.getByText('Banned: ended').waitFor()
    await log.getByText('Ines Duarte').first().waitFor()
    expect([...errors, ...player.errors]).toEqual([])
  }, 300_000)

  it('offers a role what it may do and says who may do the rest', async () => {
    const cashier = await world().signIn('carol')
    await openPlayer(cashier.page, 'alice')
    const tabs = cashier.page.getByRole('navigation', { name: "Parts of the player's page" })
    expect(await tabs.getByRole('link').allTextContents()).toEqual([
      'Overview',
      'Plays',
      'Money',
      'Verification',
      'Limits',
      'Rewards and gifts',
      'Log',
    ])
    const reveal = cashier.page.getByRole('button', { name: 'Reveal, with a reason…' })
    expect(await reveal.getAttribute('aria-disabled')).toBe('true')
    expect(await reveal.getAttribute('title')).toBe('Needs support, a KYC analyst or safer play')

    // A product manager moves players into segments, and reads nothing else about them.
    const manager = await world().signIn('hannah')
    await goTo(manager.page, 'Players')
    await manager.page.getByRole('textbox', { name: 'Username' }).fill('alice')
    await manager.page.keyboard.press('Enter')
    const alice = manager.page.getByRole('region', { name: 'alice' })
    await alice.getByText('Active').waitFor()
    await alice.getByRole('button', { name: 'Set segment…' }).click()
    const dialog = actDialog(manager.page, 'Move into a segment')
    await dialog.dialog.getByLabel('Segment').fill('D2')
    await dialog.submit('Move the player', 'Change of the behaviour')
    await openPlayer(cashier.page, 'alice')
    await cashier.page.getByRole('region', { name: 'Identity' }).getByText('D2').waitFor()
    expect([...cashier.errors, ...manager.errors]).toEqual([])
  }, 300_000)

  it('keeps notes, sessions and linked accounts, each look with a passkey or a reason', async () => {
    const { page, errors } = await world().signIn('aoife')
    await openPlayer(page, 'rowan')
    await page.getByRole('button', { name: 'Note…' }).click()
    const note = actDialog(page, 'Add a note about rowan')
    await note.dialog.getByLabel('Note').fill('Prefers to be called in the evening')
    await note.dialog.getByRole('button', { name: 'Add the note' }).click()
    const tabs = page.getByRole('navigation', { name: "Parts of the player's page" })
    await tabs.getByRole('link', { name: /^Contacts/ }).click()
    // The click waits until the passkey was used.
    await page.getByRole('heading', { level: 1, name: 'rowan' }).click()
    await page.getByText('Prefers to be called in the evening').waitFor()
    await tabs.getByRole('link', { name: /^Sessions/ }).click()
    await page.getByRole('region', { name: 'Sessions' }).getByText('The player has never signed in').waitFor()
    await tabs.getByRole('link', { name: 'Linked accounts' }).click()
    await page.getByRole('button', { name: 'Show linked accounts' }).click()
    await page.getByText('Give a reason of at least 10 characters').waitFor()
    await page.getByRole('button', { name: 'Check of a new account' }).click()
    await page.getByRole('button', { name: 'Show linked accounts' }).click()
    await page.getByText(/Read for: Check of a new account/).waitFor()
    expect(errors).toEqual([])
  }, 300_000)

  it('looks a player up on a phone', async () => {
    const { page, errors } = await world().signIn('aoife', { width: 390 })
    await page.getByRole('navigation', { name: 'Tasks' }).getByRole('button', { name: 'Find' }).click()
    await page.getByRole('searchbox').fill('players')
    await page.getByRole('menuitem', { name: 'Players' }).click()
    await page.getByRole('heading', { level: 1, name: 'Players' }).waitFor()
    await find(page, 'ali')
    await page.getByRole('link', { name: /^alice/ }).click()
    await page.getByRole('region', { name: 'Balances' }).getByText('All money of this player').waitFor()
    await page.getByRole('button', { name: 'Reveal, with a reason…' }).waitFor()
    await takePicture(page, 'console-player-phone')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(errors).toEqual([])
  }, 300_000)

  it.each(['light', 'dark'] as const)(
    'is accessible in the %s scheme',
    async scheme => {
      const { page, errors } = await world().signIn('aoife', { scheme })
      await goTo(page, 'Players')
      await find(page, 'a')
      await page.getByRole('link', { name: /^alice/ }).waitFor()
      await expectAccessible(page, `console-players-${scheme}`)
      await page.getByRole('link', { name: /^alice/ }).click()
      await page.getByRole('region', { name: 'Everything' }).getByRole('list').waitFor()
      await expectAccessible(page, `console-player-${scheme}`)
      const tabs = page.getByRole('navigation', { name: "Parts of the player's page" })
      for (const tab of [
        'Plays',
        'Money',
        'Verification',
        'Limits',
        'Sessions',
        'Linked accounts',
        'Rewards and gifts',
        'Log',
      ]) {
        await tabs.getByRole('link', { name: tab }).click()
        await expectAccessible(page, `console-player-${tab.toLowerCase().replaceAll(' ', '-')}-${scheme}`)
      }
      expect(errors).toEqual([])
    },
    240_000,
  )
})
