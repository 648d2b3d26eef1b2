import type { Locator, Page } from 'playwright-core'

const maxTabStops = 200

/** Presses Tab until the target has the focus, as a person without a pointer does. */
export const pressTabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor()
  for (let i = 0; i < maxTabStops; i += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not reach ${target.toString()}`)
}
