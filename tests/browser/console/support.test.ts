import { getMails } from '@fairground/testkit/services/sandbox'
import { until } from '@fairground/testkit/server/until'
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

const member = { ...demoMembers[0]!, games: [] }
const world = useConsoleWorld('console-support', () => ({ members: [member], crowd: 0, details: true }))
afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

const question = 'When does my withdrawal arrive?'

const writeToSupport = async (username: string, text: string) => {
  const player = await enterAs(world(), member, username, 1280)
  await player.visit('/contact')
  await player.page.getByRole('main').getByLabel('Message').fill(text)
  await player.page.getByRole('button', { name: 'Send message' }).click()
  return player
}

const openSupport = async (page: Page): Promise<void> => {
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Support' }).click()
  await page.getByRole('heading', { level: 1, name: 'Support' }).waitFor()
}

describe.skipIf(isShort)('support', () => {
  it('answers a player with a prepared text, in the site and by mail', async () => {
    const alice = await writeToSupport('alice', question)
    const { page, errors } = await world().signIn('aoife')
    await openSupport(page)
    await page.getByRole('link', { name: 'Prepared texts' }).click()
    await page.getByRole('button', { name: 'New text…' }).click()
    const macro = actDialog(page, 'New prepared text')
    await macro.dialog.getByLabel('Name').fill('Arrival')
    await macro.dialog.getByLabel('Language').fill('en_US')
    await macro.dialog.getByLabel('Text', { exact: true }).fill('Hello {name}, it arrives within two days.')
    await macro.submit('Save the text', 'A question that comes often')
    await page.getByRole('row', { name: /Arrival/ }).waitFor()

    await page.getByRole('link', { name: 'Cases', exact: true }).click()
    const row = page.getByRole('row', { name: /alice/ })
    await row.getByText(/^Due in/).waitFor()
    await row.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Take it' }).click()
    await page.getByRole('list', { name: 'Messages, oldest first' }).getByText(question).waitFor()
    await page.getByRole('button', { name: 'Give back' }).waitFor()
    await page.getByLabel('Insert a prepared text').selectOption({ label: 'Arrival (en_US)' })
    expect(await page.getByLabel('Your answer').inputValue()).toBe(
      'Hello {name}, it arrives within two days.',
    )
    await takePicture(page, 'console-support-case')
    await expectAccessible(page, 'console-support-case')
    await page.getByRole('button', { name: 'Send the answer' }).click()
    const sent = page
      .getByRole('list', { name: 'Messages, oldest first' })
      .getByText(/it arrives within two days/)
    await sent.waitFor()
    expect(await sent.textContent()).not.toContain('{name}')

    await alice.visit('/notifications')
    await alice.page
      .getByText(/it arrives within two days/)
      .first()
      .waitFor()
    const mail = await until('the mail', async () =>
      (await getMails(world().stack.sandbox, 'alice@example.test')).find(({ text }) =>
        text.includes('two days'),
      ),
    )
    expect(mail.text).not.toContain('{name}')

    await page.getByRole('button', { name: 'Close…' }).click()
    await actDialog(page, /^Close case/).submit('Close the case', 'The question is answered')
    await page
      .getByRole('heading', { level: 2, name: /^Case/ })
      .locator('..')
      .getByText('Closed', { exact: true })
      .waitFor()
    expect([...errors, ...alice.errors]).toEqual([])
  }, 300_000)

  it('shows the auditor the cases and no way to answer', async () => {
    const bob = await writeToSupport('bob', 'Can you change my name?')
    const { page, errors } = await world().signIn('ivo')
    await openSupport(page)
    await page.getByRole('row', { name: /bob/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Support' }).click()
    await page.getByText('Can you change my name?').waitFor()
    expect(await page.getByRole('button', { name: 'Send the answer' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Close…' }).getAttribute('aria-disabled')).toBe('true')
    expect([...errors, ...bob.errors]).toEqual([])
  }, 300_000)

  it.each(['light', 'dark'] as const)(
    'is accessible in the %s scheme',
    async scheme => {
      const { page, errors } = await world().signIn('aoife', { scheme })
      await openSupport(page)
      await page.getByRole('row', { name: /bob/ }).waitFor()
      await expectAccessible(page, `console-support-${scheme}`)
      await page.getByRole('link', { name: 'Prepared texts' }).click()
      await page.getByRole('row', { name: /Arrival/ }).waitFor()
      await expectAccessible(page, `console-support-macros-${scheme}`)
      expect(errors).toEqual([])
    },
    120_000,
  )
})
