import type { Page } from 'playwright-core'

export const forgotPassword = (page: Page) => ({
  async requestLink(usernameOrEmail: string): Promise<void> {
    const dialog = page.getByRole('dialog', { name: 'Forgot your password?' })
    await dialog.getByLabel('Username or email').fill(usernameOrEmail)
    await dialog.getByRole('button', { name: 'Send link' }).click()
    await page.getByRole('dialog', { name: 'Check your email' }).waitFor()
  },
})

export const newPassword = (page: Page) => ({
  async choose(password: string): Promise<void> {
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Confirm new password').fill(password)
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('Password changed').first().waitFor()
  },
})
