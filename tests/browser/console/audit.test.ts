import { demoMembers } from '@fairground/testkit/demo/world'
import { afterAll, describe, expect, it } from 'vitest'
import { asOwner } from '#support/as-owner.ts'
import { findAuditProblems } from '#support/audit-problems.ts'
import { pressTabTo } from '../support/press-tab-to.ts'
import { takePicture } from '../support/take-picture.ts'
import { isShort } from '../support/short-run.ts'
import { useConsoleWorld } from './support/console-world.ts'

const member = { ...demoMembers[0]!, games: [] }
const world = useConsoleWorld('console-audit', () => ({ members: [member], crowd: 0 }))

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

const unlockRowan = async (reason: string): Promise<number> => {
  const aoife = await world().asStaff('aoife')
  await aoife.stepUp()
  const { playerId } = await aoife.call('findPlayer', { username: 'rowan' }, member.id)
  await aoife.call('unlockPlayer', { playerId, reason }, member.id)
  return playerId
}

/** Changes the log as the owner of the database, who can disable the trigger. */
const changeReason = (seq: number, reason: string) =>
  asOwner(world().stack.ownerUrl, async client => {
    await client.query('ALTER TABLE audit_entry DISABLE TRIGGER append_only')
    await client.query('UPDATE audit_entry SET reason = $3 WHERE member_id = $1 AND seq = $2', [
      member.id,
      seq,
      reason,
    ])
    await client.query('ALTER TABLE audit_entry ENABLE TRIGGER append_only')
  })

describe.skipIf(isShort)('the audit log', () => {
  it('finds who did what with the keyboard alone, and verifies the chain', async () => {
    const reason = 'rowan called and proved the identity'
    const playerId = await unlockRowan(reason)
    const { page, open, errors, context } = await world().signIn('ivo')
    await open('audit')
    const press = (key: string) => page.keyboard.press(key)
    await pressTabTo(page, page.getByRole('combobox', { name: 'Who' }))
    await page.keyboard.type('Aoife')
    await pressTabTo(page, page.getByRole('combobox', { name: 'What' }))
    await page.keyboard.type('Account unlocked')
    await pressTabTo(page, page.getByRole('textbox', { name: 'About' }))
    await page.keyboard.type(`player/${playerId}`)
    await press('Enter')
    const row = page.getByRole('row', { name: /Aoife Byrne.*Account unlocked/ })
    await pressTabTo(page, row)
    expect(await page.getByRole('grid', { name: 'Entries' }).getByRole('row').count()).toBe(2)
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('action')).toBe('unlock')
    expect(searchParams.get('subject')).toBe(`player/${playerId}`)
    await press('Enter')
    await page.getByText(`“${reason}”`).waitFor()
    await page.getByText('Computed in this browser: the hash of this entry').waitFor()
    await page.getByRole('link', { name: `Player ${playerId}` }).waitFor()
    await takePicture(page, 'audit-entry')

    // The address is the finding: another tab shows the same.
    await page.reload()
    await page.getByText(`“${reason}”`).waitFor()
    await pressTabTo(page, page.getByRole('button', { name: 'Verify the chain' }))
    await press('Enter')
    await page.getByText('Chain whole').waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('shows a damaged entry as broken, by the server and in the browser', async () => {
    const reason = 'a second call of rowan'
    await unlockRowan(reason)
    const ivo = await world().asStaff('ivo')
    const [entry] = (await ivo.call('readAuditLog', { action: 'unlock' }, member.id)).entries
    const { page, open, errors, context } = await world().signIn('ivo')
    await changeReason(entry!.seq, 'nothing happened')
    try {
      await open(`audit/${entry!.seq}`)
      await page.getByText('The entry was altered').waitFor()
      await page.getByRole('button', { name: 'Verify the chain' }).click()
      await page.getByText('Chain broken').waitFor()
      await page.getByText(`Entry ${entry!.seq}: it was altered.`).waitFor()
      await takePicture(page, 'audit-broken')
      await page.getByRole('button', { name: 'Verify and export here…' }).click()
      const panel = page.getByRole('region', { name: 'Verify and export here' })
      await panel.getByRole('textbox', { name: 'Reason' }).fill('doubt about an entry')
      await panel.getByRole('button', { name: 'Verify the chain' }).click()
      await panel.getByText(`The chain is broken at entry ${entry!.seq}`).waitFor()
    } finally {
      await changeReason(entry!.seq, reason)
    }
    const panel = page.getByRole('region', { name: 'Verify and export here' })
    await panel.getByRole('button', { name: 'Verify and export', exact: true }).first().click()
    await panel.getByRole('button', { name: 'Verify and export', exact: true }).last().click()
    await panel.getByText(/all \d+ entries fit/).waitFor()
    await panel.getByRole('button', { name: /^Save \d+ entries/ }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('hides from finance that there is an AML case', async () => {
    const ines = await world().asStaff('ines')
    await ines.stepUp()
    const { playerId } = await ines.call('findPlayer', { username: 'rowan' }, member.id)
    await ines.call(
      'openAmlCase',
      { playerId, note: 'Three cards, one account.', reason: 'an odd pattern' },
      member.id,
    )
    const { page, open, errors, context } = await world().signIn('priya')
    await open('audit')
    await page
      .getByRole('row', { name: /Sealed/ })
      .first()
      .waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(/AML|odd pattern/)
    expect(await page.getByRole('combobox', { name: 'What' }).innerHTML()).not.toMatch(/AML/i)
    await page.getByRole('button', { name: 'Verify and export here…' }).click()
    const panel = page.getByRole('region', { name: 'Verify and export here' })
    await panel.getByRole('textbox', { name: 'Reason' }).fill('monthly review of the log')
    await panel.getByRole('button', { name: 'Verify the chain' }).click()
    await panel.getByText(/all \d+ entries fit.* sealed for you/).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })
})
