import { demoMembers } from '@fairground/testkit/demo/world'
import { afterAll, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { newVisitor } from '../support/browser.ts'
import { takePicture } from '../support/take-picture.ts'
import { isShort } from '../support/short-run.ts'
import { addAuthenticator } from './support/add-authenticator.ts'
import { useConsoleWorld } from './support/console-world.ts'

const member = { ...demoMembers[0]!, games: [] }
const world = useConsoleWorld('console-staff', () => ({ members: [member], crowd: 0 }))

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

it.skipIf(isShort)('invites a person, who gets a role by two admins and sees nothing of AML', async () => {
  const { browser, stack } = world()
  const grace = await world().signIn('grace')
  const { page } = grace
  await grace.open('staff')
  await page.getByRole('button', { name: 'Invite…' }).click()
  const invite = page.getByRole('dialog', { name: 'Invite a person' })
  await invite.getByLabel('Name').fill('Lena Novak')
  await invite.getByLabel('Work email').fill('lena@staff.example')
  await invite.getByRole('textbox', { name: /Reason/ }).fill('a new colleague of support')
  await invite.getByRole('button', { name: 'Create the invitation' }).click()
  const shown = page.getByRole('dialog', { name: 'The link of the invitation' })
  const link = (await shown.getByLabel('Link of the invitation').textContent()) ?? ''
  expect(link).toContain(stack.consoleUrl)
  await takePicture(page, 'staff-invitation')
  await shown.getByRole('button', { name: 'I have passed it on' }).click()

  const visitor = await newVisitor(browser, 1280, { program: 'console' })
  const lena = await visitor.context.newPage()
  await addAuthenticator(lena)
  await lena.goto(link)
  await lena.getByRole('button', { name: 'Create passkey' }).click()
  await lena.getByRole('heading', { name: 'Welcome, Lena Novak' }).waitFor()

  await grace.open('staff')
  await page.getByRole('row', { name: /Lena Novak.*No role/ }).click()
  await page.getByRole('button', { name: 'Give a role…' }).click()
  const grant = page.getByRole('dialog', { name: 'Give Lena Novak a role' })
  await grant.getByLabel('Role', { exact: true }).selectOption('Support')
  await grant.getByLabel('For', { exact: true }).selectOption(member.name)
  await grant.getByRole('textbox', { name: /Reason/ }).fill('works at the desk of support')
  await takePicture(page, 'staff-grant')
  await grant.getByRole('button', { name: 'Propose' }).click()
  await grant.waitFor({ state: 'hidden' })
  await page.getByText('Waits for another admin').waitFor()

  const sam = await world().signIn('sam')
  await sam.open('staff')
  await sam.page.getByRole('row', { name: /Lena Novak/ }).click()
  await sam.page.getByRole('link', { name: /Open proposal/ }).click()
  await sam.page.getByRole('button', { name: 'Approve with passkey' }).click()
  await sam.page.getByText('Done', { exact: true }).first().waitFor()

  await lena.getByRole('button', { name: 'Load again' }).click()
  const rail = lena.getByRole('navigation', { name: 'Console' })
  await rail.getByRole('link', { name: /Support/ }).waitFor()
  expect(await rail.innerText()).not.toMatch(/AML|Safer play|Audit/)
  await lena.goto(`${stack.consoleUrl}/${member.id}/aml`)
  await rail.waitFor()
  expect(new URL(lena.url()).pathname).not.toContain('aml')
  expect(await lena.locator('body').innerText()).not.toContain('AML')

  // The role is taken at once, and an open session loses its pages.
  await grace.open('staff')
  await page.getByRole('row', { name: /Lena Novak.*Support/ }).click()
  await page.getByRole('button', { name: 'Take…' }).click()
  const taking = page.getByRole('dialog', { name: 'Take the role Support from Lena Novak?' })
  await taking.getByRole('textbox', { name: /Reason/ }).fill('given for the test only')
  await taking.getByRole('button', { name: 'Take the role' }).click()
  await page.getByText('No role yet').waitFor()
  await lena.reload()
  await lena.getByRole('heading', { name: 'Welcome, Lena Novak' }).waitFor()

  await grace.open('staff/roles')
  await page.getByRole('button', { name: 'Support' }).click()
  expect(new URL(page.url()).searchParams.get('role')).toBe('support')
  await takePicture(page, 'staff-roles')
  expect([...grace.errors, ...sam.errors, ...visitor.errors]).toEqual([])
  for (const context of [grace.context, sam.context, visitor.context]) await context.close()
})
