import { readFileSync } from 'node:fs'
import { until } from '@fairground/testkit/server/until'
import { demoMembers } from '@fairground/testkit/demo/world'
import { afterAll, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { isShort } from '../support/short-run.ts'
import { takePicture } from '../support/take-picture.ts'
import { actDialog } from './support/act-dialog.ts'
import { useConsoleWorld } from './support/console-world.ts'
import { expectMainAccessible } from './support/expect-main-accessible.ts'
import { createMoneyPlayers } from './support/money-players.ts'

const member = { ...demoMembers[0]!, games: [] }
const world = useConsoleWorld('console-aml', () => ({
  members: [member],
  details: true,
  balance: 300_000n,
  crowd: 0,
}))
const reason = 'payments without play'

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

it.skipIf(isShort)('leads a suspicion from the first note to the decision and the file', async () => {
  const { deposit, requestWithdrawal } = createMoneyPlayers(world().stack.port, member)
  await deposit('rowan', '20.00')
  await requestWithdrawal('rowan', '30.00')
  const yusuf = await world().asStaff('yusuf')
  const listWithdrawals = async () => (await yusuf.call('listWithdrawals', {}, member.id)).withdrawals
  await until('the route', async () => (await listWithdrawals()).every(({ route }) => route !== null))
  const [withdrawal] = await listWithdrawals()
  const { playerId, withdrawalId } = withdrawal!

  const ines = await world().signIn('ines')
  const { page } = ines
  await ines.open('aml')
  await page.getByRole('textbox', { name: 'Reason' }).fill('daily work on cases')
  await page.getByRole('button', { name: 'Show the cases' }).click()
  await page.getByText('No case is open').waitFor()

  await page.getByRole('button', { name: 'Open a case…' }).click()
  const opening = actDialog(page, 'Open a case')
  await opening.dialog.getByLabel('Number of the player').fill(String(playerId))
  await opening.dialog.getByLabel('What is suspicious').fill('A withdrawal right after a deposit.')
  await opening.submit('Open the case', reason)
  const row = page.getByRole('row', { name: /rowan.*Opened by staff/ })
  await row.click()
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await timeline.getByText('“A withdrawal right after a deposit.”').waitFor()

  await page.getByRole('button', { name: 'Add a note…' }).click()
  const noting = actDialog(page, /^Add a note to case/)
  await noting.dialog.getByLabel('Note', { exact: true }).fill('The bank was called.')
  await noting.submit('Add the note', reason)
  await timeline.getByText('“The bank was called.”').waitFor()

  // A hold stops the payment; the cashier learns nothing of the case.
  await page.getByRole('button', { name: 'Hold withdrawals…' }).click()
  await actDialog(page, 'Hold the withdrawals?').submit('Hold the withdrawals', reason)
  await row.getByText('Held').waitFor()
  await page.getByText('Withdrawals held').first().waitFor()
  const carol = await world().signIn('carol')
  await carol.open('money/withdrawals')
  const waiting = carol.page.getByRole('grid', { name: 'Withdrawals waiting' })
  await waiting.getByRole('gridcell', { name: /^On hold\. Safer play releases it/ }).waitFor()
  expect(await carol.page.locator('body').innerText()).not.toContain('AML')
  await takePicture(page, 'aml-case')
  await expectMainAccessible(page, 'aml-case')

  await page.getByRole('button', { name: 'Source of funds…' }).click()
  const request = actDialog(page, 'Ask for the source of the money')
  await request.dialog.getByLabel('Text for the player').fill('Please send a payslip.')
  await request.submit('Ask the player', reason)
  await timeline.getByText('“Please send a payslip.”').waitFor()

  await page.getByRole('button', { name: 'Release withdrawals…' }).click()
  await actDialog(page, 'Release the withdrawals?').submit('Release the withdrawals', reason)
  await row.getByText('Free').waitFor()
  await carol.open(`money/withdrawals/${withdrawalId}`)
  await waiting.getByRole('row', { name: /rowan/ }).getByRole('button', { name: 'Pay' }).waitFor()
  await carol.page.getByRole('button', { name: 'Refuse…' }).click()
  const refusing = actDialog(carol.page, 'Refuse £30.00 of rowan?')
  await refusing.dialog.getByLabel('Text that the player reads').fill('Please use your own account.')
  await refusing.submit('Refuse £30.00', 'the account is of another person')
  await carol.page.getByText('£30.00 is back at rowan').waitFor()

  await page.getByRole('button', { name: 'Export…' }).click()
  const download = page.waitForEvent('download')
  await actDialog(page, /^Export case/).submit('Export the case', reason)
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(file).toMatchObject({ case: { playerId } })
  await timeline.getByText('Exported for an authority').waitFor()

  await page.getByRole('button', { name: 'Decide…' }).click()
  const deciding = actDialog(page, /^Decide case/)
  await deciding.dialog.getByRole('radio', { name: 'Cleared' }).check()
  await deciding.dialog.getByLabel('Why').fill('The payslip explains the money.')
  await deciding.submit('Decide the case', reason)
  await timeline.getByText('“The payslip explains the money.”').waitFor()
  const note = page.getByRole('button', { name: 'Add a note…' })
  expect(await note.getAttribute('aria-disabled')).toBe('true')
  await page.getByText('No case is open').waitFor()
  await page.getByRole('button', { name: 'Cleared', exact: true }).click()
  await page.getByRole('row', { name: /rowan.*Cleared/ }).waitFor()
  expect([...ines.errors, ...carol.errors]).toEqual([])
  for (const { context } of [ines, carol]) await context.close()
})
