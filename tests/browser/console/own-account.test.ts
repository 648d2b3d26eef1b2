import { demoMembers } from '@fairground/testkit/demo/world'
import { afterAll, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { cacheMs, runSql } from '../support/run-sql.ts'
import { isShort } from '../support/short-run.ts'
import { takePicture } from '../support/take-picture.ts'
import { actDialog } from './support/act-dialog.ts'
import { addAuthenticator } from './support/add-authenticator.ts'
import { type Desk, useConsoleWorld } from './support/console-world.ts'
import { createMoneyPlayers } from './support/money-players.ts'

const member = { ...demoMembers[0]!, games: [] }
const world = useConsoleWorld('console-own-account', () => ({ members: [member], crowd: 0, balance: 0n }))

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

const openAccess = async ({ page }: Desk) => {
  await page.getByRole('button', { name: /^Grace Tan/ }).click()
  await page.getByRole('button', { name: 'Sessions and passkeys…' }).click()
  return page.getByRole('dialog', { name: 'Sessions and passkeys' })
}

it.skipIf(isShort)('keeps the own sessions and passkeys, and renews the invitation of another', async () => {
  const { stack } = world()
  const elsewhere = await world().signIn('grace')
  const grace = await world().signIn('grace')
  const { page } = grace
  const access = await openAccess(grace)
  await access.getByText('This one').waitFor()
  await takePicture(page, 'own-access')
  // The other desk, and the program that accepted the invitation.
  for (const left of [2, 1]) {
    expect(await access.getByRole('listitem').count()).toBe(left + 1)
    await access.getByRole('button', { name: 'End', exact: true }).first().click()
    await expect.poll(() => access.getByRole('listitem').count()).toBe(left)
  }
  await elsewhere.page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()

  // The proof of the sign-in is old, so the console wants the passkey again.
  await addAuthenticator(page)
  await runSql(stack.ownerUrl, `UPDATE staff_session SET proved_at = proved_at - interval '1 hour'`)
  await new Promise(resolve => setTimeout(resolve, cacheMs))
  await access.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('The passkey is stored').waitFor()
  await access.getByRole('button', { name: 'Close' }).click()

  await grace.open('staff')
  await page.getByRole('button', { name: 'Invite…' }).click()
  const inviting = actDialog(page, 'Invite a person')
  await inviting.dialog.getByLabel('Name').fill('Lena Novak')
  await inviting.dialog.getByLabel('Work email').fill('lena@staff.example')
  await inviting.submit('Create the invitation', 'a new colleague of support')
  const shown = page.getByRole('dialog', { name: 'The link of the invitation' })
  const earlier = await shown.getByLabel('Link of the invitation').textContent()
  await shown.getByRole('button', { name: 'I have passed it on' }).click()
  await page.getByRole('row', { name: /Lena Novak/ }).click()
  await page.getByRole('button', { name: 'Renew the invitation…' }).click()
  await actDialog(page, 'Renew the invitation of Lena Novak?').submit(
    'Create a new link',
    'the link was lost',
  )
  const link = (await shown.getByLabel('Link of the invitation').textContent()) ?? ''
  expect(link).toContain(stack.consoleUrl)
  expect(link).not.toBe(earlier)
  await shown.getByRole('button', { name: 'I have passed it on' }).click()

  await page.goto(`${stack.consoleUrl}/0/operator`)
  await page
    .getByRole('grid', { name: 'Operators' })
    .getByRole('row', { name: /Meridian/ })
    .waitFor()

  await page.getByRole('button', { name: /^Grace Tan/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()
  expect([...grace.errors, ...elsewhere.errors]).toEqual([])
  for (const { context } of [grace, elsewhere]) await context.close()
})

it.skipIf(isShort)('finds a deposit by its number, refunds it, and withdraws a proposal', async () => {
  const orderId = await createMoneyPlayers(world().stack.port, member).payDeposit('rowan', '20.00')
  const priya = await world().signIn('priya')
  const { page } = priya
  await priya.open('money/deposits')
  await page.getByRole('row', { name: /rowan.*Paid/ }).waitFor()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('searchbox').fill(String(orderId))
  await search.getByRole('menuitem', { name: `Deposit ${orderId}` }).click()
  await page.getByRole('button', { name: 'Refund…' }).click()
  const refunding = actDialog(page, 'Refund £20.00 to rowan?')
  await refunding.submit('Refund £20.00', 'deposited by mistake')
  await page.getByText('£20.00 goes back to rowan').waitFor()
  await takePicture(page, 'deposit-refunded')

  await priya.open('reports/catalogue')
  await page.getByRole('region', { name: 'All reports' }).getByRole('link').first().click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'XML schema' }).first().click()
  expect((await download).suggestedFilename()).toMatch(/\.xsd$/)

  const { playerId } = await (await world().asStaff('nora')).call(
    'findPlayer',
    { username: 'alice' },
    member.id,
  )
  const proposer = await world().asStaff('priya')
  const payload = { playerId, amount: '500', currency: member.currency }
  const proposalId = await proposer.propose(member.id, 'adjustBalance', payload)
  await priya.open(`proposals/${proposalId}`)
  await page.getByRole('button', { name: 'Withdraw…' }).click()
  await actDialog(page, 'Withdraw the proposal?').submit('Withdraw', 'the amount was wrong')
  await page.getByText('It cannot be changed any more').waitFor()
  expect(priya.errors).toEqual([])
  await priya.context.close()
})

it.skipIf(isShort)('turns the account of a player without money into a demo account', async () => {
  const aoife = await world().signIn('aoife')
  const { page } = aoife
  const nora = await world().asStaff('nora')
  const { playerId } = await nora.call('findPlayer', { username: 'bob' }, member.id)
  await aoife.open(`players/${playerId}`)
  await page.getByRole('button', { name: 'Make it a demo account…' }).click()
  await actDialog(page, 'Turn bob into a demo account?').submit(
    'Turn into a demo account',
    'training of staff',
  )
  await page.getByText('It is a demo account', { exact: true }).waitFor()
  expect(aoife.errors).toEqual([])
  await aoife.context.close()
})
