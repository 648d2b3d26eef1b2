import type { Page } from 'playwright-core'
import { minorUnits } from './header.ts'

export const gameOver = (page: Page) => ({
  title: page.getByRole('heading', { level: 1 }),
  numbers: () => page.getByRole('img', { name: /^Winning numbers/ }).first(),
  verify: () => page.getByRole('link', { name: /^Verify this/ }),
  /** The stake and the winnings as shown on the page. */
  async sums(): Promise<{ staked: number; back: number }> {
    const sum = async (name: string) =>
      minorUnits(
        await page
          .locator('dt', { hasText: new RegExp(`^${name}$`) })
          .locator('+ dd')
          .innerText(),
      )
    return { staked: await sum('Staked'), back: await sum('Won') }
  },
  /** Waits for the result page of the running play-out. Returns its numbers and sums. */
  async waitForEnd() {
    await page.waitForURL(/gameOver/, { timeout: 120_000 })
    await this.title.waitFor()
    return { drawn: await this.numbers().getAttribute('aria-label'), ...(await this.sums()) }
  },
})
