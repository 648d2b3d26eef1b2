import { buyThroughApi } from '@fairground/testkit/demo/buy-through-api'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { logInThroughApi } from '@fairground/testkit/demo/log-in-through-api'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '#support/as-owner.ts'
import { findAuditProblems } from '#support/audit-problems.ts'
import { endNow } from '../support/draw-now.ts'
import { isShort } from '../support/short-run.ts'
import { useConsoleWorld } from './support/console-world.ts'
import { expectMainAccessible } from './support/expect-main-accessible.ts'

const first = demoMembers[0]!
const games = first.games
  .filter(({ rules }) => rules.kind === 'oneDrawGame' || rules.kind === 'scratchcardGame')
  .map(game => ({ ...game, ...hourlyFromNow() }))
const member: DemoMember = { ...first, games }
const lottery = games.find(({ rules }) => rules.kind === 'oneDrawGame')!
const cards = games.find(({ rules }) => rules.kind === 'scratchcardGame')!

const world = useConsoleWorld('incidents', () => ({ members: [member], crowd: 0, balance: 1_000_000n }))

const wait = { timeout: 30_000 }

beforeAll(async () => {
  const { port, ownerUrl } = world().stack
  const alice = await logInThroughApi(port, member, 'alice')
  await buyThroughApi(alice, lottery.id, 3)
  await endNow(ownerUrl, [lottery.id])
  // An alarm needs a full window of sales; the rule that raises it has its own test.
  await asOwner(ownerUrl, client =>
    client.query(
      `INSERT INTO alarm (member_id, id, kind, subject, facts) VALUES ($1, 1, 'liveReturn', $2, $3)`,
      [
        member.id,
        `game/${lottery.id}/GBP/window/1`,
        {
          gameId: lottery.id,
          currency: 'GBP',
          window: 1,
          plays: 5000,
          stakes: 1000,
          prizes: 700,
          expected: 0.55,
        },
      ],
    ),
  )
}, 120_000)
afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

describe.skipIf(isShort)('an incident', () => {
  it('is opened from an alarm, gets a note, shows drafts and is closed', async () => {
    // The alarm is about this draw as soon as the live return counts it.
    const elena = await world().asStaff('elena')
    const readWindows = async () => (await elena.call('getLiveReturn', {}, member.id)).windows
    await expect.poll(readWindows, wait).toMatchObject([{ gameId: lottery.id, window: 1 }])

    const { context, page, errors, open } = await world().signIn('elena')
    await open('today')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Alarms without an incident/ })
      .click()
    await page.getByText('70.0% returned · 55.0% expected').waitFor()
    await page
      .getByRole('row', { name: /Return to player outside/ })
      .getByRole('button')
      .click()
    const opening = page.getByRole('dialog', { name: 'Open an incident from alarm 1?' })
    await opening.getByRole('textbox', { name: /^Reason/ }).fill('the return is outside its band')
    await opening.getByRole('button', { name: 'Open the incident' }).click()
    await page.getByRole('heading', { level: 1, name: 'Return to player outside its band' }).waitFor()
    await expectMainAccessible(page, 'console-incident')

    await page.getByRole('button', { name: 'Write a note…' }).click()
    const note = page.getByRole('dialog', { name: 'Write a note?' })
    await note.getByRole('textbox', { name: /^Note/ }).fill('The prize table was checked by hand.')
    await note.getByRole('button', { name: 'Record of what was found' }).click()
    await note.getByRole('button', { name: 'Write the note' }).click()
    await page.getByRole('listitem').filter({ hasText: 'The prize table was checked by hand.' }).waitFor()

    await page.getByRole('button', { name: 'Refunded', exact: true }).click()
    await page.getByText('You get back what you paid').waitFor()
    await page.getByRole('button', { name: 'Write the draft' }).click()
    await page.frameLocator('iframe').getByText('The prize table was checked by hand.').waitFor()

    await page.getByRole('button', { name: 'Close the incident…' }).click()
    const closing = page.getByRole('dialog', { name: 'Close incident 1?' })
    await closing
      .getByRole('textbox', { name: /^Conclusion/ })
      .fill('The window was small. No fault was found.')
    await closing.getByRole('button', { name: 'False alarm' }).click()
    await closing.getByRole('button', { name: 'Close the incident' }).click()
    await page.getByText('Closed', { exact: true }).first().waitFor()
    expect(await page.getByRole('button', { name: 'Write a note…' }).count()).toBe(0)
    const { incidents } = await (await world().asStaff('ivo')).call('listIncidents', {}, member.id)
    expect(incidents).toMatchObject([{ incidentId: 1, status: 'closed', alarmId: 1 }])
    expect(errors).toEqual([])
    await context.close()
  }, 120_000)
})

describe.skipIf(isShort)('a deck', () => {
  it('shows its stock, and a product manager proposes to end it', async () => {
    const { context, page, errors, open } = await world().signIn('hannah', { scheme: 'dark' })
    await open('decks')
    await page.getByRole('link', { name: cards.title, exact: true }).first().click()
    const deck = page.getByRole('region', { name: cards.title })
    await deck.getByText('Money set aside').waitFor()
    await deck.getByRole('table', { name: 'Prizes left' }).getByRole('row').nth(1).waitFor()
    await expectMainAccessible(page, 'console-deck')
    await deck.getByRole('button', { name: 'Propose to end early…' }).click()
    const dialog = page.getByRole('dialog', { name: `End the sale of ${cards.title}` })
    await dialog.getByRole('button', { name: 'The game is replaced' }).click()
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click()
    await page.getByText(/^Proposal \d+ waits for another person/).waitFor()
    const marcus = await world().asStaff('marcus')
    const { proposals } = await marcus.call('listProposals', { status: 'open' }, member.id)
    expect(proposals).toMatchObject([{ kind: 'endDeck' }])
    expect(await marcus.vote(member.id, proposals[0]!.proposalId)).toMatchObject({ status: 'executed' })
    expect(errors).toEqual([])
    await context.close()
  }, 120_000)
})

describe.skipIf(isShort)('support', () => {
  it('has the tools for tickets in the draw room, and no draws', async () => {
    const { context, page, errors, open } = await world().signIn('aoife')
    await open('draws')
    await page.getByRole('button', { name: 'Reprint a ticket…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make earlier prints of a ticket invalid?' })
    await dialog.getByRole('textbox', { name: 'Code of the ticket' }).fill('NO-SUCH-TICKET')
    await dialog.getByRole('button', { name: 'The player lost the paper ticket' }).click()
    await dialog.getByRole('button', { name: 'Invalidate earlier prints' }).click()
    await dialog.getByText('there is no ticket').waitFor()
    expect(await page.getByRole('grid', { name: 'Draws' }).count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  }, 120_000)
})
