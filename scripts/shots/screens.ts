import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** Going to screens of one operator and keeping pictures of them. */
export interface Screens {
  readonly visit: (path: string) => Promise<void>
  readonly shot: (name: string, fullPage?: boolean) => Promise<void>
  readonly count: () => number
}

const settleMs = 700

export const screensOf = (
  page: Page,
  address: (path: string) => string,
  nameOf: (name: string) => string,
  out: string,
): Screens => {
  let count = 0
  return {
    visit: async path => {
      await page.goto(address(path))
      // A page that fetches shows its boxes first.
      await page.waitForTimeout(settleMs)
    },
    shot: async (name, fullPage = true) => {
      // What is fixed to the screen belongs at its place on the first screenful.
      if (fullPage) await page.evaluate(() => scrollTo(0, 0))
      await page.waitForTimeout(settleMs)
      await page.screenshot({ path: join(out, `${nameOf(name)}.png`), fullPage })
      count += 1
    },
    count: () => count,
  }
}
