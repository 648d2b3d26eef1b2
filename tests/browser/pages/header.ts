import type { Page } from 'playwright-core'

/** Parses an amount as the site formats it into minor units. */
export const minorUnits = (text: string): number => {
  const [whole = '0', cents = ''] = text.replace(/[^0-9.]/g, '').split('.')
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

export const header = (page: Page) => {
  const balance = page.getByRole('button', { name: /^Balance/ })
  return {
    balance,
    /** Waits until the header shows the balance and returns it in minor units. */
    balanceMinor: async (): Promise<number> =>
      minorUnits(await balance.filter({ hasText: /\d/ }).innerText()),
  }
}
