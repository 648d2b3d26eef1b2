import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** Opens screens of one operator and takes pictures of them. */
export interface Screens {
  readonly visit: (path: string) => Promise<void>
  /** Opens the path without waiting for its data. */
  readonly begin: (path: string) => Promise<void>
  readonly shot: (name: string, fullPage?: boolean) => Promise<void>
  readonly count: () => number
}

const settleMs = 700
const loadTimeoutMs = 10_000

export const createScreens = async (
  page: Page,
  address: (path: string) => string,
  toPictureName: (name: string) => string,
  out: string,
): Promise<Screens> => {
  let count = 0
  const takePicture = async (name: string, fullPage: boolean): Promise<void> => {
    await page.screenshot({ path: join(out, `${toPictureName(name)}.png`), fullPage })
    count += 1
  }
  // When a game of the player starts, a dialog invites them to watch it on any screen.
  const invitation = page.getByRole('dialog', { name: /(has started|is about to start)$/ })
  let invited = false
  const decline = async (): Promise<void> => {
    if (!invited) await takePicture('play-dialog', false)
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
      // A page shows placeholders until its data has loaded.
      const boxes = page.locator('[role="status"][aria-label]')
      await boxes
        .first()
        .waitFor({ state: 'detached', timeout: loadTimeoutMs })
        .catch(() => undefined)
    },
    shot: async (name, fullPage = true) => {
      // A trial click triggers the locator handler, which declines the invitation.
      if (await invitation.isVisible()) await page.locator('body').click({ trial: true })
      // Fixed elements appear at the scroll position, so the picture starts at the top.
      if (fullPage) await page.evaluate(() => scrollTo(0, 0))
      await page.waitForTimeout(settleMs)
      await takePicture(name, fullPage)
    },
    count: () => count,
  }
}
