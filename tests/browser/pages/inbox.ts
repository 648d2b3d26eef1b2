import type { BrowserContext, Page } from 'playwright-core'

/** The demo's inbox with its mails and text messages. The list refreshes itself. */
export const inbox = (page: Page, context: BrowserContext) => {
  const open = (title: RegExp) =>
    page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: title }).first().click()
  return {
    async showOnly(address: string): Promise<void> {
      await page.getByLabel('Sent to').selectOption(address)
      await page.waitForURL(/to=/)
    },

    open,

    /** Opens the mail and follows its first link, which opens a new tab. */
    async followLink(title: RegExp): Promise<Page> {
      await open(title)
      const opening = context.waitForEvent('page')
      await page.frameLocator('article iframe').getByRole('link').first().click()
      return opening
    },

    async readCode(title: RegExp): Promise<string> {
      await open(title)
      return page.locator('article .code').innerText()
    },
  }
}
