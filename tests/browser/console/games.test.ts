import { anyKinds, kindWords } from '@fairground/console/features/games/kinds/terms/game-kind'
import { isInstantKind } from '@fairground/fair/instant/instant-games'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { lobby } from '../pages/lobby.ts'
import { newVisitor } from '../support/browser.ts'
import { isShort } from '../support/short-run.ts'
import { actDialog } from './support/act-dialog.ts'
import { type Desk, useConsoleWorld } from './support/console-world.ts'
import { expectMainAccessible } from './support/expect-main-accessible.ts'

const first = demoMembers[0]!
const [six] = first.games.filter(({ id }) => id === 101).map(game => ({ ...game, ...hourlyFromNow() }))
const member: DemoMember = { ...first, games: [six!] }
const world = useConsoleWorld('console-games', () => ({ members: [member], crowd: 0, balance: 100_000n }))

/** The short run publishes a game with draws and one with a deck. */
const kinds = isShort
  ? [anyKinds.find(kind => !isInstantKind(kind))!, anyKinds.find(isInstantKind)!]
  : anyKinds
const patient = { timeout: 60_000 }

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

/** Signed in once: the counter of a software passkey does not allow two sign-ins within a second. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
const asHannah = once(() => world().signIn('hannah'))
const asMarcus = once(() => world().signIn('marcus'))
const hannahByApi = once<StaffMember>(() => world().asStaff('hannah'))

const readProposal = async (page: Page): Promise<number> => {
  const toast = page.getByText(/^Proposal \d+ waits for another person$/).last()
  return Number(/\d+/.exec((await toast.textContent()) ?? '')?.[0])
}

const approve = async ({ open, page }: Desk, proposalId: number): Promise<void> => {
  await open(`proposals/${proposalId}`)
  await page.getByRole('button', { name: 'Approve with passkey' }).click(patient)
  await page.getByText(`Proposal ${proposalId}: Done`).first().waitFor(patient)
}

describe('the designer of games', () => {
  it.each(kinds)(
    'publishes a %s from its template with two people',
    async kind => {
      const title = `New ${kindWords[kind].title}`
      const { page, open, errors } = await asHannah()
      await open('games')
      await page.getByRole('button', { name: 'New game…' }).click()
      const making = page.getByRole('dialog', { name: 'New game' })
      await making.getByRole('radio', { name: new RegExp(`^${kindWords[kind].title}(?!,)`) }).check()
      await making.getByLabel('Title').fill(title)
      await making.getByRole('button', { name: 'Create the draft' }).click()

      await page.getByRole('heading', { level: 1, name: title }).waitFor(patient)
      await page.getByText('The terms can be read: passed').waitFor(patient)
      await page.getByRole('region', { name: /^Risk at/ }).waitFor()
      await page.getByText(/Measured return/).waitFor(patient)
      await page.getByRole('button', { name: 'Propose to publish…' }).click()
      await actDialog(page, `Propose to publish ${title}?`).submit('Propose', 'a new game for the winter')
      const proposalId = await readProposal(page)

      const marcus = await asMarcus()
      await approve(marcus, proposalId)
      const whatChanges = marcus.page.getByRole('region', { name: 'What changes' })
      expect(await whatChanges.innerText()).not.toMatch(/[{}]|minor units/)
      await page.getByText('Selling', { exact: true }).first().waitFor(patient)

      const visitor = await newVisitor(world().browser, 1280, { calm: true })
      const site = await visitor.context.newPage()
      await site.goto(world().address(member, isInstantKind(kind) ? '/?tab=instaplay' : '/'))
      await lobby(site).card(title).waitFor(patient)
      await visitor.context.close()
      expect([...errors, ...marcus.errors, ...visitor.errors]).toEqual([])
    },
    180_000,
  )

  it.skipIf(isShort)(
    'changes a live game by keyboard, and shows what changes before it is proposed',
    async () => {
      const { page, open, errors } = await asHannah()
      await open('games/101')
      const fixed = page.getByRole('textbox', { name: '3 numbers, amount' })
      await fixed.fill('21')
      const against = page.getByRole('region', { name: /^Draft against version/ })
      await against.getByText('3 numbers').waitFor()
      await page.getByText(/^Draft saved/).waitFor(patient)

      // The handle of a tier moves it with the arrow keys, and keeps the focus.
      const handle = page.getByRole('button', { name: /^Move 4 numbers/ })
      await handle.focus()
      await page.keyboard.press('ArrowUp')
      await page.getByText('Moved to place 2 of 4').waitFor()
      await page
        .getByText(/not in descending order/)
        .first()
        .waitFor(patient)
      expect(await page.getByRole('button', { name: /^Propose version/ }).getAttribute('aria-disabled')).toBe(
        'true',
      )
      await page.getByRole('button', { name: 'Undo' }).press('Enter')
      await page.getByText('The terms can be read: passed').waitFor(patient)
      await expectMainAccessible(page, 'game-designer')

      // Another person stores the draft meanwhile, so both versions are shown.
      const other = await hannahByApi()
      const { draft } = await other.call('getGame', { gameId: 101 }, member.id)
      const { promise: isStored, resolve: letRead } = Promise.withResolvers<void>()
      await page.route('**/getGame', async route => {
        await isStored
        await route.continue()
      })
      await page.getByRole('textbox', { name: 'Most a player' }).fill('41')
      const theirs = { ...draft!.game, playerMax: 33 }
      await other.call('saveGameDraft', { game: theirs, reason: 'changed at another desk' }, member.id)
      letRead()
      await page
        .getByRole('alert')
        .getByText(/changed this draft/)
        .waitFor(patient)
      await page.getByRole('button', { name: 'Take theirs' }).click()
      expect(await page.getByRole('textbox', { name: 'Most a player' }).inputValue()).toBe('33')
      expect(errors).toEqual([])
    },
    180_000,
  )
})

describe.skipIf(isShort)('the calendar of runs', () => {
  it('plans a run, closes a period, and changes a schedule with two people', async () => {
    const { page, open, errors } = await asHannah()
    await open('schedule/101')
    await page.getByLabel('Kind').selectOption({ label: 'At times of day' })
    await page.getByLabel('Time zone').fill('Europe/London')
    for (const day of ['Wednesday', 'Saturday']) await page.getByRole('checkbox', { name: day }).check()
    await page.getByLabel('Times of day').fill('20:05')
    await page.getByLabel('Times of day').blur()
    await page
      .getByRole('region', { name: 'Next starts, as proposed' })
      .getByText('20:05')
      .first()
      .waitFor(patient)
    await page.getByRole('button', { name: 'Propose the schedule…' }).click()
    await actDialog(page, /^Propose a new schedule/).submit('Propose', 'two evenings in a week')
    const proposalId = await readProposal(page)
    await approve(await asMarcus(), proposalId)

    await open('schedule?view=week&from=2027-03-24')
    const week = page.getByRole('group', { name: 'Runs of the week, by hour' })
    await week
      .getByRole('link', { name: new RegExp(`^${six!.title}`) })
      .first()
      .waitFor(patient)
    await page.getByRole('button', { name: 'Add a run…' }).click()
    const planning = actDialog(page, 'Add a run')
    await planning.dialog.getByLabel('Game').selectOption({ label: six!.title })
    await planning.dialog.getByLabel('Starts at').fill('2027-03-25T21:00')
    await planning.dialog.getByLabel('Sales close at').fill('2027-03-25T20:55')
    await planning.submit('Add the run', 'one more draw before Easter')
    await week.getByRole('link', { name: /21:00/ }).waitFor(patient)

    await page.getByRole('button', { name: 'Add…' }).click()
    const closing = actDialog(page, 'Add a closed period')
    await closing.dialog.getByLabel('Game').selectOption({ label: six!.title })
    await closing.dialog.getByLabel(/^Name/).fill('Easter')
    await closing.dialog.getByLabel('First start that is closed').fill('2027-03-27T00:00')
    await closing.dialog.getByLabel('Open again from').fill('2027-03-29T00:00')
    await closing.submit('Close the period', 'no draws at Easter')
    await week
      .getByRole('link', { name: /closed$/ })
      .first()
      .waitFor(patient)
    await page.getByText('Easter closes 1 run').waitFor()
    await expectMainAccessible(page, 'schedule-week')

    await page.getByRole('button', { name: 'Open again…' }).click()
    await actDialog(page, 'Open Easter again?').submit('Open the period', 'the draw takes place after all')
    await page.getByText('No period is closed.').waitFor(patient)
    await page.getByRole('button', { name: 'Month', exact: true }).click()
    await page.getByRole('group', { name: 'Runs of the month, by day' }).waitFor()
    await expectMainAccessible(page, 'schedule-month')
    expect(errors).toEqual([])
  }, 180_000)

  it('keeps the shops where winners collect items', async () => {
    const { page, open } = await asHannah()
    await open('games/prize-agents')
    await page.getByRole('button', { name: 'Add a shop…' }).click()
    const adding = actDialog(page, 'Add a shop')
    await adding.dialog.getByLabel('Name of the shop').fill('Harbour Books')
    for (const label of ['Address', 'City', 'Opening hours', 'Phone'])
      await adding.dialog.getByLabel(label).fill(`${label} of the shop`)
    await adding.submit('Add the shop', 'a new partner at the harbour')
    await page.getByRole('row', { name: /Harbour Books/ }).waitFor(patient)
    await expectMainAccessible(page, 'prize-agents')
  }, 120_000)
})
