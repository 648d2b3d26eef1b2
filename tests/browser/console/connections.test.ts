import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { newVisitor } from '../support/browser.ts'
import { isShort } from '../support/short-run.ts'
import { takePicture } from '../support/take-picture.ts'
import { actDialog } from './support/act-dialog.ts'
import { useConsoleWorld } from './support/console-world.ts'
import { expectMainAccessible } from './support/expect-main-accessible.ts'
import { createMoneyPlayers } from './support/money-players.ts'

const first = demoMembers[0]!
const game = { ...first.games.find(({ id }) => id === 101)!, ...hourlyFromNow() }
const member: DemoMember = { ...first, games: [game] }
const world = useConsoleWorld('console-connections', () => ({ members: [member], crowd: 0 }))
const reason = 'agreed with the partner'

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

/** A program of a partner, which accepts every event. */
const startReceiver = async () => {
  const ids: string[] = []
  const server = createServer((request, response) => {
    ids.push(String(request.headers['webhook-id']))
    request.resume().on('end', () => response.writeHead(204).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/events`, ids, stop: () => server.close() }
}

const readSecret = async (page: Page, about: RegExp): Promise<string> => {
  const note = page.getByRole('status').filter({ hasText: about })
  const secret = (await note.locator('code').textContent()) ?? ''
  await note.getByRole('button', { name: 'I have stored it' }).click()
  await note.waitFor({ state: 'detached' })
  return secret
}

describe.skipIf(isShort)('the connections of an operator', () => {
  it('send events to a program, which gets a new secret and the events again', async () => {
    const receiver = await startReceiver()
    const grace = await world().signIn('grace')
    const { page } = grace
    await grace.open('operator/webhooks')
    await page.getByRole('button', { name: 'Add a webhook…' }).first().click()
    const adding = actDialog(page, 'Send events to an address')
    await adding.dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url)
    for (const name of ['Player balance', 'Player order'])
      await adding.dialog.getByRole('checkbox', { name, exact: true }).check()
    await adding.submit('Create the webhook', reason)
    const secret = await readSecret(page, /The secret of the new webhook/)
    expect(secret).toMatch(/^whsec_/)

    await page.getByRole('button', { name: 'New secret…' }).click()
    await actDialog(page, /^New secret for webhook/).submit('Make a new secret', reason)
    const second = await readSecret(page, /The former one is valid for a day/)
    expect(second).toMatch(/^whsec_/)
    expect(second).not.toBe(secret)
    expect(await page.content()).not.toContain(second)

    await createMoneyPlayers(world().stack.port, member).deposit('rowan', '20.00')
    await expect.poll(() => receiver.ids.length, { timeout: 30_000 }).toBeGreaterThan(0)
    const [sent] = receiver.ids
    await page.reload()
    const deliveries = page.getByRole('grid', { name: 'Deliveries' })
    await deliveries.getByText('Delivered').first().waitFor()
    await takePicture(page, 'webhook')

    await page.getByRole('button', { name: 'Deliver again…' }).click()
    const replaying = actDialog(page, /^Deliver events again/)
    await replaying.dialog.getByLabel('From event').fill('1')
    await replaying.dialog.getByLabel('To event').fill('1000')
    await replaying.submit('Deliver again', reason)
    await page.getByText(/will be delivered again$/).waitFor()
    await expect.poll(() => receiver.ids.filter(id => id === sent).length, { timeout: 30_000 }).toBe(2)

    await page.getByRole('button', { name: 'Change…' }).click()
    const changing = actDialog(page, /^Change webhook/)
    await changing.dialog.getByLabel('Status').selectOption({ label: 'Disabled' })
    await changing.submit('Save', reason)
    await page.getByRole('grid', { name: 'Webhooks' }).getByText('Off', { exact: true }).waitFor()
    await expectMainAccessible(page, 'webhook')
    expect(grace.errors).toEqual([])
    await grace.context.close()
    receiver.stop()
  })
})

describe.skipIf(isShort)('the texts of a site', () => {
  it('change by one person, and leave as a file for translators', async () => {
    const { page, open, errors, context } = await world().signIn('hannah')
    await open('languages/fr_FR')
    await page.getByLabel('Find in keys and texts').fill('Conditions')
    const row = page.getByRole('grid', { name: 'Texts' }).getByRole('row').nth(1)
    await row.click()
    const editor = page.getByRole('region', { name: 'Text', exact: true })
    const key = (await editor.locator('code').first().textContent()) ?? ''
    await editor.getByLabel('Text in fr_FR').fill('Conditions de vente')
    await editor.getByLabel('Reason').fill('a clearer word for players')
    await editor.getByRole('button', { name: 'Save and next' }).click()
    await page.getByText('The text is saved').waitFor()
    await page.getByRole('row', { name: /Conditions de vente.*Own text/ }).waitFor()
    await takePicture(page, 'texts')

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'JSON', exact: true }).click()
    const file = readFileSync(await (await download).path(), 'utf8')
    expect(file).toContain('Conditions de vente')
    expect(file).toContain(key.slice(key.indexOf(':') + 1))
    expect(errors).toEqual([])
    await context.close()
  })
})

/** Proposes another prize for three numbers with its reserve, and a game approver agrees. */
const changePrize = async (page: Page, amount: string): Promise<number> => {
  await page.getByRole('textbox', { name: '3 numbers, amount' }).fill(amount)
  await page.getByRole('button', { name: /^Set aside/ }).click()
  await page.getByRole('button', { name: /^Propose version/ }).click()
  await actDialog(page, /^Propose version/).submit('Propose', 'a better prize for three')
  const toast = page.getByText(/^Proposal \d+ waits for another person$/).last()
  const proposalId = Number(/\d+/.exec((await toast.textContent()) ?? '')?.[0])
  const marcus = await world().asStaff('marcus')
  expect(await marcus.vote(member.id, proposalId)).toMatchObject({ status: 'executed' })
  await page.getByText(/^Version \d+ since/).waitFor()
  return proposalId
}

describe.skipIf(isShort)('a live game', () => {
  it('gets a new title, pauses and opens runs again, and shows what a version changed', async () => {
    const { page, open, errors, context } = await world().signIn('hannah')
    await open(`games/${game.id}`)
    await page.getByRole('button', { name: 'Pause…' }).click()
    await actDialog(page, `Pause ${game.title}?`).submit('Pause the game', 'the partner is closed')
    await page.getByText('Paused', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Resume…' }).click()
    await actDialog(page, `Resume ${game.title}?`).submit('Resume the game', 'the partner is open')
    await page.getByText('Selling', { exact: true }).first().waitFor()

    const seen = page.getByRole('region', { name: 'Seen by players' })
    await seen.getByRole('button', { name: 'Texts' }).click()
    await seen.getByLabel('Title', { exact: true }).fill('Winter Six')
    await page.getByText(/^Draft saved/).waitFor()
    await page.getByRole('button', { name: 'Change the texts now…' }).click()
    await actDialog(page, /^Change the texts of/).submit('Change the texts', 'the name of the winter')
    await page.getByText('The texts are changed').waitFor()
    const visitor = await newVisitor(world().browser, 1280, { calm: true })
    const site = await visitor.context.newPage()
    await site.goto(world().address(member))
    await site.getByText('Winter Six').first().waitFor()
    await visitor.context.close()

    const proposalId = await changePrize(page, '21')
    await page.getByRole('link', { name: 'Versions' }).click()
    const live = page.getByRole('row', { name: new RegExp(`Live.*Proposal ${proposalId}`) })
    await live.getByText('3 numbers').first().waitFor()
    await expectMainAccessible(page, 'game-versions')

    await page.getByRole('link', { name: 'Designer' }).click()
    await page.getByRole('textbox', { name: '3 numbers, amount' }).fill('22')
    await page.getByText(/^Draft saved/).waitFor()
    await page.getByRole('button', { name: 'Discard draft…' }).click()
    await actDialog(page, /^Throw away the draft/).submit('Throw away the draft', 'the prize is enough')
    await page.getByText('The draft is thrown away').waitFor()
    expect([...errors, ...visitor.errors]).toEqual([])
    await context.close()
  }, 120_000)
})
