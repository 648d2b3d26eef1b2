import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** The page that verifies a draw. */
export const drawPage = (page: Page) => ({
  valid: () => page.getByText(/^(This draw is genuine|Everything adds up)/).first(),
  /** The player's own tickets that the check found with the stored receipts. */
  foundTickets: () => page.getByText('in the ticket list', { exact: true }),
  invalid: () => page.getByText('This file is not valid'),
  /** The text of the failed step. */
  failure: () => page.getByText(/The check failed at/),

  async download(file: string): Promise<unknown> {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: 'Download proof (JSON)' })
        .or(page.getByRole('link', { name: 'Download proof (JSON)' }))
        .first()
        .click(),
    ])
    await download.saveAs(file)
    return file
  },

  async checkFile(file: string, text: string): Promise<void> {
    writeFileSync(file, text)
    await page.locator('input[type=file]').setInputFiles(file)
  },
})
