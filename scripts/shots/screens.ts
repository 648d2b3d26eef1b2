import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** Going to screens of one operator and keeping pictures of them. */
export interface Screens {
  readonly visit: (path: string) => Promise<void>
  /** Goes there without waiting for what is fetched. */
  readonly begin: (path: string) => Promise<void>
  readonly shot: (name: string, fullPage?: boolean) => Promise<void>
  readonly count: () => number
}

const settleMs = 700
const fetchedMs = 10_000

export const screensOf = async (
  page: Page,
  address: (path: string) => string,
  nameOf: (name: string) => string,
  out: string,
): Promise<Screens> => {
  let count = 0
  const keep = async (name: string, fullPage: boolean): Promise<void> => {
    await page.screenshot({ path: join(out, `${nameOf(name)}.png`), fullPage })
    count += 1
  }
  // A game of the player's own that starts asks to be watched, wherever the player is.
  const invitation = page.getByRole('dialog', { name: /(has started|is about to start)$/ })
  let invited = false
  const decline = async (): Promise<void> => {
    if (!invited) await keep('play-dialog', false)
    invited = true
    await invitation.getByRole('button', { name: 'Not now' }).click()
  }
  await page.addLocatorHandler(invitation, decline)
  const begin = async (path: string): Promise<void> => {
    await page.goto(address(path))
    await page.waitForTimeout(settleMs)
  }
  return {
    begin,
    visit: async path => {
      await begin(path)
      // A page that fetches shows its boxes first.
      const boxes = page.locator('[role="status"][aria-label]')
      await boxes
        .first()
        .waitFor({ state: 'detached', timeout: fetchedMs })
        .catch(() => undefined)
    },
    shot: async (name, fullPage = true) => {
      // Trying to click is enough for the invitation to be declined.
      if (await invitation.isVisible()) await page.locator('body').click({ trial: true })
      // What is fixed to the screen belongs at its place on the first screenful.
      if (fullPage) await page.evaluate(() => scrollTo(0, 0))
      await page.waitForTimeout(settleMs)
      await keep(name, fullPage)
    },
    count: () => count,
  }
}
