import type { Page } from 'playwright-core'

/** An amount as the site writes it, in minor units. */
export const minorUnits = (text: string): number => {
  const [whole = '0', cents = ''] = text.replace(/[^0-9.]/g, '').split('.')
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

export const header = (page: Page) => {
  const balance = page.getByRole('button', { name: /^Balance/ })
  return {
    balance,
    /** The balance in minor units, as the header shows it once it knows. */
    balanceMinor: async (): Promise<number> =>
      minorUnits(await balance.filter({ hasText: /\d/ }).innerText()),
  }
}
