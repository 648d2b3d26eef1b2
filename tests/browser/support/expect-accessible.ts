import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findLayoutProblems, waitForAnimations } from './every-page.ts'
import { takePicture } from './take-picture.ts'

/** Checks a screen for layout problems and with axe on a phone and on a desktop, and leaves the window as it was. */
export const expectAccessible = async (page: Page, name: string): Promise<void> => {
  const before = page.viewportSize()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
    await waitForAnimations(page)
    await takePicture(page, `${name}-${width}`)
    expect(await findLayoutProblems(page), `${name} at ${width} px`).toEqual([])
    // Excludes the outlined wordmark: axe takes the outline for the text colour.
    const axe = new AxeBuilder({ page }).exclude('[data-look-mark="cartoon"]').setLegacyMode()
    const { violations } = await axe.analyze()
    const found = violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
    expect(found, `${name} at ${width} px`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}
