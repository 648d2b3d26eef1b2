import type { Page } from 'playwright-core'

export const header = (page: Page) => {
  const balance = page.getByRole('button', { name: /^Balance/ })
  return {
    balance,
    /** The balance in minor units, as the header shows it. */
    async balanceMinor(): Promise<number> {
      const text = (await balance.innerText()).replace(/[^0-9.]/g, '')
      const [whole = '0', cents = ''] = text.split('.')
      return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
    },
  }
}
