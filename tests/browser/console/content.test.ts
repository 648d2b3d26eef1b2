import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { demoMembers, type DemoMember } from '@fairground/testkit/demo/world'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { newVisitor } from '../support/browser.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { isShort } from '../support/short-run.ts'
import { useConsoleWorld } from './support/console-world.ts'

const member: DemoMember = {
  ...demoMembers[0]!,
  games: [{ ...demoMembers[0]!.games[0]!, ...hourlyFromNow() }],
}
const world = useConsoleWorld('console-content', () => ({ members: [member], crowd: 0 }))
const reason = 'a test of content'
const wait = { timeout: 60_000 }

afterAll(async () => {
  expect(await findAuditProblems(world().stack.databaseUrl)).toEqual([])
})

const findPreview = (page: Page, look: RegExp) => page.frameLocator(`iframe[title*="${look.source}"]`)

/** Types the title and the text, and saves with the keyboard. */
const write = async (page: Page, title: string, text: string): Promise<void> => {
  await page.getByLabel('Title', { exact: true }).fill(title)
  const editor = page.getByRole('textbox', { name: 'Text', exact: true })
  await editor.click()
  await page.keyboard.type(text)
  await page.keyboard.press('Control+s')
  await page.getByText(/^saved \d\d:\d\d by Hannah Lindqvist$/).waitFor(wait)
}

describe.skipIf(isShort)('the content editor', () => {
  it('publishes a page in three languages after a preview in every look', async () => {
    const { page, open, errors, context } = await world().signIn('hannah')
    await open('content')
    await page.getByRole('button', { name: 'New content…' }).click()
    await page.getByLabel('Name', { exact: true }).fill('harvest')
    await page.getByRole('button', { name: 'Open the editor' }).click()
    await page.getByRole('heading', { name: 'harvest', level: 1 }).waitFor()

    await write(page, 'Harvest draw', 'Ten hampers from local farms.')
    // A heading with the button of the editor, a bold word with the keyboard.
    await page.getByRole('textbox', { name: 'Text', exact: true }).click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('How it works')
    await page.getByRole('button', { name: 'Heading', exact: true }).click()
    await page.keyboard.press('Control+s')
    const english = findPreview(page, /Night Draw/)
    await english.getByRole('heading', { name: 'How it works' }).waitFor(wait)
    await findPreview(page, /Sunday Fair/)
      .locator('html[data-look="cartoon"]')
      .getByText('Ten hampers')
      .waitFor(wait)
    await findPreview(page, /Confectionery/)
      .locator('html[data-look="sweet-blue"]')
      .getByText('Ten hampers')
      .waitFor(wait)

    await page.getByRole('button', { name: /^Français · / }).click()
    await write(page, 'Tirage des moissons', 'Dix paniers des fermes voisines.')
    await english.getByText('Dix paniers').waitFor(wait)
    await page.getByRole('button', { name: /^Español · / }).click()
    await write(page, 'Sorteo de la cosecha', 'Diez cestas de granjas cercanas.')

    await expectAccessible(page, 'console-content-editor')
    await page.getByRole('button', { name: 'Publish 3 languages…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish harvest' })
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('The harvest campaign begins')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await page.getByText('harvest is live in 3 languages').waitFor(wait)

    const visitor = await newVisitor(world().browser, 1280, { calm: true })
    const site = await visitor.context.newPage()
    for (const [language, text] of [
      ['en_GB', 'Ten hampers from local farms.'],
      ['fr_FR', 'Dix paniers des fermes voisines.'],
      ['es_ES', 'Diez cestas de granjas cercanas.'],
    ] as const) {
      await site.goto(world().address(member, `/p/harvest?lang=${language}`))
      await site.getByText(text).waitFor(wait)
    }
    expect([...errors, ...visitor.errors]).toEqual([])
    await visitor.context.close()
    await context.close()
  })

  it('keeps both versions when another person saved the draft, compares them and rolls back', async () => {
    const { page, open, errors, context } = await world().signIn('hannah')
    await open('content/page/harvest?lang=en_GB')
    const title = page.getByLabel('Title', { exact: true })
    await title.fill('Harvest draw of Hannah')
    const sam = await world().asStaff('sam')
    const value = { title: 'Harvest draw of Sam', body: '<p>Twelve hampers.</p>', fullWidth: false }
    const named = { kind: 'page', key: 'harvest', language: 'en_GB' } as const
    await sam.call('saveContentDraft', { ...named, value, reason }, member.id)
    await page.keyboard.press('Control+s')
    const conflict = page.getByRole('region', { name: 'Changed by another' })
    await conflict.waitFor(wait)
    expect(await conflict.locator('del').first().textContent()).toContain('Sam')
    expect(await conflict.locator('ins').first().textContent()).toContain('Hannah')
    await conflict.getByRole('button', { name: 'Take the draft of Sam Whitlock' }).click()
    expect(await title.inputValue()).toBe('Harvest draw of Sam')

    await page.getByRole('button', { name: 'Publish…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish harvest' })
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('Twelve hampers this year')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await page.getByText('harvest is live', { exact: true }).waitFor(wait)
    await page.getByRole('button', { name: 'Versions' }).click()
    await page.getByRole('button', { name: 'Compare with live' }).first().click()
    await page
      .locator('ins', { hasText: 'Harvest draw' })
      .or(page.locator('del', { hasText: 'Sam' }))
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Roll back…' }).first().click()
    const back = page.getByRole('dialog', { name: /^Show version/ })
    await back.getByRole('textbox', { name: /Reason/ }).fill('The number was wrong')
    await back.getByRole('button', { name: 'Roll back' }).click()
    await page.getByText(/^Version \d+ is live again$/).waitFor(wait)
    const { versions } = await sam.call('getContent', named, member.id)
    expect(versions.find(({ status }) => status === 'live')?.value).toMatchObject({ title: 'Harvest draw' })
    expect(errors).toEqual([])
    await context.close()
  })
})

describe.skipIf(isShort)('an attacker', () => {
  /** A page at another address that shows the site in a frame. */
  const startFramer = async (address: string) => {
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<!doctype html><title>Free prizes</title><iframe title="bait" src="${address}"></iframe>`)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    return { url: `http://localhost:${port}/`, stop: () => server.close() }
  }

  it('cannot show a preview in a frame, even with its address', async () => {
    const sam = await world().asStaff('sam')
    const { address } = await sam.call('createPreview', { path: '/p/harvest', reason }, member.id)
    const framer = await startFramer(address)
    const { context } = await newVisitor(world().browser, 1280)
    const page = await context.newPage()
    const blocked = page.waitForEvent('console', message => message.text().includes('frame-ancestors'))
    await page.goto(framer.url)
    expect((await blocked).text()).toContain(world().stack.consoleUrl)
    expect(await page.frameLocator('iframe').getByText('Ten hampers').count()).toBe(0)
    await context.close()
    framer.stop()
  })

  it('cannot sign a player in inside a preview', async () => {
    const { page, open, context } = await world().signIn('hannah')
    await open('content/page/harvest')
    const frame = findPreview(page, /Night Draw/)
    await frame.getByText('Ten hampers').waitFor(wait)
    const wasSent = await frame.locator('body').evaluate(body => {
      let isSent = false
      const form = document.createElement('form')
      form.addEventListener('submit', event => {
        isSent = true
        event.preventDefault()
      })
      body.append(form)
      form.requestSubmit()
      form.remove()
      return isSent
    })
    expect(wasSent).toBe(false)
    expect((await context.cookies()).filter(({ name }) => name.includes('session-'))).toEqual([])
    await context.close()
  })
})
