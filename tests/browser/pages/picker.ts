import type { Page } from 'playwright-core'

/** The game lobby of a lottery. */
export const picker = (page: Page) => {
  const numbers = page.getByRole('region', { name: 'Pick your numbers' })
  const ticket = page.getByRole('region', { name: 'Your ticket' })
  const review = page.getByRole('dialog', { name: /^Check your ticket/ })
  return {
    numbers,
    ticket,
    review,
    async pick(line: readonly number[]): Promise<void> {
      for (const number of line)
        await numbers.getByRole('checkbox', { name: String(number), exact: true }).check({ force: true })
    },
    addLine: () => numbers.getByRole('button', { name: 'Add line' }).click(),
    luckyDip: () => numbers.getByRole('button', { name: 'Lucky dip this line' }).click(),
    buyButton: () => ticket.getByRole('button', { name: /^Buy/ }),
    confirm: () => review.getByRole('button', { name: /^Buy/ }).click(),
  }
}
