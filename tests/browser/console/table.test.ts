import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useConsoleGallery } from './support/console-gallery.ts'
import { openSheet } from './support/open-sheet.ts'
import { isShort } from '../support/short-run.ts'
import { takePicture } from '../support/take-picture.ts'

const gallery = useConsoleGallery()

const row = (page: Page, index: number) => page.locator(`[data-index="${index}"]`)
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

describe('a table', () => {
  it('is used with the keyboard only', async () => {
    const { page, context, errors } = await openSheet(gallery(), 'withdrawals')
    await row(page, 0).focus()
    for (const key of ['j', 'j', 'x', 'ArrowDown', 'k', 'j', 'j', 'Shift+X']) await page.keyboard.press(key)
    expect(await focusedText(page)).toContain('petra_k')
    // d_novak needs two people and is not selected.
    expect(await page.getByRole('group', { name: 'Selected rows' }).textContent()).toContain(
      '2 selected£1,300.00',
    )
    await page.keyboard.press('b')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Selected rows',
    )
    await row(page, 4).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Open: 5005').waitFor()
    expect(await row(page, 4).getAttribute('aria-current')).toBe('true')
    await page.keyboard.press('Escape')
    await page.getByText('Open: none').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('group', { name: 'Selected rows' }).count()).toBe(0)
    await page.keyboard.press('/')
    await page.keyboard.type('bank')
    expect(await page.getByText('Showing 9 of 14').count()).toBe(1)
    await page.keyboard.press('Enter')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys in a list' }).waitFor()
    await page.keyboard.press('Escape')
    expect(errors).toEqual([])
    await context.close()
  })

  it('leaves single letters alone when a person switched them off', async () => {
    const { page, context } = await openSheet(gallery(), 'withdrawals', 'keys=off')
    await row(page, 0).focus()
    await page.keyboard.press('j')
    expect(await focusedText(page)).toContain('r.marsden')
    await page.keyboard.press('ArrowDown')
    expect(await focusedText(page)).toContain('gwen.p')
    await context.close()
  })

  it('keeps sorting, filters, columns and density in the address, and never the typed text', async () => {
    const { page, context } = await openSheet(gallery(), 'withdrawals')
    await page.getByRole('button', { name: 'Amount' }).click()
    await page.getByRole('button', { name: 'Amount' }).click()
    await page.getByRole('button', { name: /^Two people/ }).click()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Number' }).check()
    await page.getByRole('button', { name: 'Roomy' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox').fill('gwen')
    await page.waitForTimeout(500)
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toEqual({
      sheet: 'withdrawals',
      'wd.s': '-amount',
      'wd.f': 'two',
      'wd.c': 'waiting.player.amount.to.identity.risk.why.number',
      'wd.d': 'roomy',
    })
    await page.reload()
    await page.getByText('Showing 1 of 14').waitFor()
    expect(await page.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe(
      'descending',
    )
    await page.getByRole('searchbox').fill('')
    expect(await row(page, 0).textContent()).toContain('gwen.p')
    expect((await row(page, 0).boundingBox())?.height).toBe(48)
    await context.close()
  })

  it('saves a view for the person and opens it again as the default', async () => {
    const { page, context } = await openSheet(gallery(), 'withdrawals')
    await page.getByRole('button', { name: /^Two people/ }).click()
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('textbox', { name: 'Name of the new view' }).fill('Two people')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Two people is my default' }).click()
    await page.goto(gallery().toUrl('withdrawals'))
    await page.getByText('Showing 6 of 14').waitFor()
    await page.getByRole('button', { name: /^All/ }).click()
    await page.getByText('Showing 14', { exact: true }).waitFor()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('marsden')
    await context.close()
  })

  it('lets new rows wait while the pointer is in the list', async () => {
    const { page, context } = await openSheet(gallery(), 'withdrawals')
    await row(page, 2).hover()
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('p button')?.click())
    await page.getByRole('button', { name: '3 new' }).waitFor()
    expect(await page.locator('[data-index]').count()).toBe(14)
    await page.getByRole('button', { name: '3 new' }).click()
    expect(await page.locator('[data-index]').count()).toBe(17)
    await context.close()
  })

  it('exports the shown rows with their facts and a hash', async () => {
    const { page, context } = await openSheet(gallery(), 'withdrawals', 'wd.f=two&wd.s=-amount')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    const text = readFileSync(await download.path(), 'utf8')
    const last = text.trimEnd().split('\r\n').at(-1) ?? ''
    const above = text.slice(0, text.indexOf(last))
    expect(last).toBe(`SHA-256 of all lines above,${createHash('sha256').update(above).digest('hex')}`)
    expect(above).toContain('Filters,Two people\r\n')
    expect(above).toContain('Person,Carol Mbeki\r\n')
    expect(above).toContain('Sorted by Amount, descending')
    expect(above.split('\r\n').filter(line => line.includes('Over £1,000'))).toHaveLength(6)
    await context.close()
  })
})

describe.skipIf(isShort)('the parts of the console', () => {
  const sheets = ['withdrawals', 'states', 'charts', 'million'] as const
  const cases = sheets.flatMap(sheet => (['light', 'dark'] as const).map(scheme => ({ sheet, scheme })))

  it.each(cases)('pass axe on the $sheet sheet in the $scheme scheme', async ({ sheet, scheme }) => {
    const { page, context, errors } = await openSheet(gallery(), sheet, `scheme=${scheme}&d.f=none`)
    if (sheet === 'withdrawals') await page.getByRole('checkbox', { name: 'Select 1 h 40 m' }).check()
    await page.waitForTimeout(300)
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await takePicture(page, `console-${sheet}-${scheme}-${width}`)
    }
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
    }
    expect(await check()).toEqual([])
    if (sheet === 'withdrawals') {
      await page.getByRole('button', { name: 'Columns' }).click()
      await takePicture(page, `console-columns-${scheme}`)
      expect(await check()).toEqual([])
    }
    if (sheet === 'charts') {
      await page.getByRole('button', { name: 'Deposits by week as a table' }).click()
      expect(await check()).toEqual([])
    }
    expect(errors).toEqual([])
    await context.close()
  })
})
