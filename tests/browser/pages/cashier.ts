import type { Page } from 'playwright-core'

const main = (page: Page) => page.getByRole('main')

/** Test cards of the sandbox provider. */
export const cards = {
  challenged: '4000 0027 6000 3184',
  declined: '4000 0000 0000 0002',
  good: '4242 4242 4242 4242',
} as const

/** The provider's page, in a frame of the site or in its own tab. */
export const providerPage = (page: Page, { framed = true }: { framed?: boolean } = {}) => {
  const content = framed ? page.frameLocator('iframe[title="Payment provider’s page"]') : page
  return {
    async payByCard(number: string): Promise<void> {
      await content.getByLabel('Card number').fill(number)
      await content.getByLabel('Valid until').fill('12/30')
      await content.getByLabel('Security code').fill('123')
      await content.getByRole('button', { name: /^Pay/ }).click()
    },

    async answerChallenge(code: string): Promise<void> {
      // Exact, because the card page that is being replaced has a "Security code" field.
      await content.getByLabel('Code', { exact: true }).fill(code)
      await content.getByRole('button', { name: 'Confirm' }).click()
    },

    async cancel(): Promise<void> {
      await content.getByRole('button', { name: 'Cancel and go back' }).click()
    },

    async payBy(label: RegExp, value: string): Promise<void> {
      await content.getByLabel(label).fill(value)
      await content.getByRole('button', { name: /^Pay/ }).click()
    },
  }
}

export const depositPage = (page: Page) => {
  const add = (amount: string) =>
    page.getByRole('button', { name: `Add ${amount}` }).filter({ visible: true })
  const amountField = main(page).getByLabel('How much would you like to add?')
  return {
    amountField,
    coupon: main(page).getByLabel('Coupon code', { exact: true }),

    async choose(method: RegExp): Promise<void> {
      await main(page).getByRole('radio', { name: method }).check()
    },

    async openCoupon(): Promise<void> {
      await main(page).getByText('I have a coupon').click()
    },

    async add(amount: string): Promise<void> {
      await add(amount).click()
    },

    async says(text: string | RegExp): Promise<void> {
      await main(page).getByText(text).filter({ visible: true }).first().waitFor()
    },

    /** The order id of the payment on the page. */
    async orderId(): Promise<number> {
      const line = await main(page)
        .getByText(/^No\. \d+ · started/)
        .innerText()
      return Number(line.match(/\d+/)?.[0])
    },

    async isIn(amount: string): Promise<void> {
      await main(page)
        .getByRole('heading', { name: `${amount} is in your balance` })
        .waitFor()
    },
  }
}

export const historyPage = (page: Page) => {
  const rows = main(page).getByRole('table', { name: 'Transactions' }).locator('tbody tr')
  return {
    rows,

    async narrowTo(group: string): Promise<void> {
      await main(page).getByRole('button', { name: group, exact: true }).click()
    },

    async download(): Promise<string> {
      const coming = page.waitForEvent('download')
      await main(page).getByRole('button', { name: 'Download CSV' }).click()
      const stream = await (await coming).createReadStream()
      return Buffer.concat(await stream.toArray()).toString()
    },
  }
}
