import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findLayoutProblems, waitForAnimations } from '#browser/support/every-page.ts'
import { takePicture } from '#browser/support/take-picture.ts'

/** Checks the content of a page on a phone and on a desktop. The frame around it has its own test. */
export const expectMainAccessible = async (page: Page, name: string): Promise<void> => {
  const before = page.viewportSize()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
    await waitForAnimations(page)
    await takePicture(page, `${name}-${width}`)
    expect(await findLayoutProblems(page), `${name} at ${width} px`).toEqual([])
    const { violations } = await new AxeBuilder({ page }).include('main').setLegacyMode().analyze()
    const found = violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
    expect(found, `${name} at ${width} px`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}
