import type { Page } from 'playwright-core'

const main = (page: Page) => page.getByRole('main')

export const withdrawPage = (page: Page) => {
  const amountField = main(page).getByLabel('How much would you like to withdraw?')
  const password = main(page).getByRole('textbox', { name: 'Your password' })
  const press = (name: string | RegExp) =>
    main(page).getByRole('button', { name }).filter({ visible: true }).first().click()
  return {
    amountField,
    press,

    async says(text: string | RegExp): Promise<void> {
      await main(page).getByText(text).filter({ visible: true }).first().waitFor()
    },

    async request(amount: string): Promise<void> {
      await amountField.fill(amount)
      await amountField.press('Enter')
    },

    async confirm(amount: string, typed: string): Promise<void> {
      await password.fill(typed)
      await press(`Withdraw ${amount}`)
    },
  }
}

export const followedWithdrawal = (page: Page) => {
  const steps = main(page).getByRole('list', { name: 'Progress' })
  return {
    /** Waits until the withdrawal is at this step. */
    async waitsAt(text: string): Promise<void> {
      await steps.locator('[aria-current=step]').getByText(text).waitFor()
    },

    /** Reads the order id from the address of the page. */
    async orderId(): Promise<number> {
      await page.waitForURL(/\/withdraw\/pending\?id=\d+/)
      return Number(new URL(page.url()).searchParams.get('id'))
    },

    async cancel(): Promise<void> {
      await main(page).getByRole('button', { name: 'Cancel this withdrawal' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).click()
    },
  }
}
