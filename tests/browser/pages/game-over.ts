import type { Page } from 'playwright-core'

export const gameOver = (page: Page) => ({
  numbers: () => page.getByRole('img', { name: /^Winning numbers/ }).first(),
  verify: () => page.getByRole('link', { name: 'Verify this draw' }),
})
