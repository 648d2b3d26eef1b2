import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@fairground/testkit/server/until'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, newVisitor } from './support/browser.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  page = await (await newVisitor(browser, 390)).context.newPage()
  await page.goto('data:text/html,<body></body>')
})
afterAll(() => browser?.close())

const readRecords = (): string[] => {
  const folder = process.env['FAIRGROUND_OBSERVATIONS'] ?? ''
  return globSync('*.txt', { cwd: folder }).flatMap(file =>
    readFileSync(join(folder, file), 'utf8').split('\n'),
  )
}

const waitForRecord = (record: string): Promise<unknown> =>
  until(record, async () => readRecords().includes(record))

const setBody = (html: string): Promise<void> =>
  page.evaluate(content => void (document.body.innerHTML = content), html)

it('records a call at once', async () => {
  await page.evaluate(() => globalThis.observeSite?.('called', 'plantedCall'))
  await waitForRecord('site called plantedCall')
})

it('records a modal, a route and an error only when the page shows them', async () => {
  await page.evaluate(() => {
    globalThis.observeSite?.('opened', 'plantedModal')
    globalThis.observeSite?.('rendered', '/planted')
    globalThis.observeSite?.('shown', 'planted.error', 'This is planted.')
    globalThis.observeSite?.('shown', 'planted.other', 'This never appears.')
  })
  await setBody('<h1>Planted</h1><p role="status" aria-label="Loading the page"></p>')
  await page.evaluate(() => globalThis.observeSite?.('called', 'afterLoading'))
  await waitForRecord('site called afterLoading')
  expect(readRecords().filter(line => /plantedModal|\/planted|planted\./.test(line))).toEqual([])

  await setBody('<h1>Planted</h1><div role="dialog">Modal</div><p>This is planted.</p>')
  await waitForRecord('site opened plantedModal')
  await waitForRecord('site rendered /planted')
  await waitForRecord('site shown planted.error')
  expect(readRecords()).not.toContain('site shown planted.other')
})
