import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { buildSite, siteFolder } from '@fairground/scripts/build/site.ts'
import { seed } from '@fairground/testkit/demo/seed'
import { demoMembers, demoPassword } from '@fairground/testkit/demo/world'
import { type Stack, startStack } from '@fairground/testkit/stack/stack'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, newVisitor } from './browser.ts'
import { header } from './pages/header.ts'
import { loginModal } from './pages/login-modal.ts'

const folder = join(import.meta.dirname, '..', '..', '.run', `accessibility-${process.pid}`)
const widths = [390, 1280] as const

let stack: Stack
let browser: Browser

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  await buildSite(() => undefined)
  stack = await startStack({
    folder,
    durable: false,
    siteFolder,
    environment: { FAIRGROUND_RATE_FACTOR: '1000', FAIRGROUND_LOG_LEVEL: 'warn' },
  })
  await seed({ ownerUrl: stack.ownerUrl, natsUrl: stack.natsUrl, members: demoMembers, crowd: 0 })
  browser = await launchBrowser()
}, 180_000)

afterAll(async () => {
  await browser?.close()
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

/** What axe finds, one line each. The outlined wordmark is read by axe as text in the colour of its outline. */
const findings = async (page: Page): Promise<string[]> => {
  await page.waitForTimeout(800)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .exclude('[data-look-mark="cartoon"]')
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe.each(demoMembers.map(member => [member.look, member] as const))('the %s look', (_, member) => {
  it.each(widths)('has no accessibility violation and no sideways scroll at %i px', async width => {
    const { context, errors } = await newVisitor(browser, width)
    const page = await context.newPage()
    const visit = async (path: string) => {
      await page.goto(`http://${member.code}.localhost:${stack.port}${path}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    const found: Record<string, string[]> = {}
    const look = async (name: string) => {
      const sideways = await overflow(page)
      found[name] = [...(await findings(page)), ...(sideways > 0 ? [`overflows by ${sideways} px`] : [])]
    }
    await visit('/')
    await look('lobby')
    const pick = await page
      .getByRole('link', { name: /^Pick numbers/ })
      .first()
      .getAttribute('href')
    await page.goto(`http://${member.code}.localhost:${stack.port}/?login=true`)
    await loginModal(page).dialog.waitFor()
    await look('login')
    await loginModal(page).logIn('rowan', demoPassword)
    await header(page)
      .balance.or(page.getByRole('link', { name: /Deposit|Add/ }).first())
      .first()
      .waitFor()
    await visit(pick ?? '/')
    await look('picker')
    await visit('/draws')
    await look('results')
    await visit('/cashier')
    await look('not built')
    await visit('/no-such-page')
    await look('not found')
    expect(Object.fromEntries(Object.entries(found).filter(([, lines]) => lines.length > 0))).toEqual({})
    expect(errors).toEqual([])
    await context.close()
  })
})
