import type { Page } from 'playwright-core'

export const forgotPassword = (page: Page) => ({
  async ask(usernameOrEmail: string): Promise<void> {
    const dialog = page.getByRole('dialog', { name: 'Forgot your password?' })
    await dialog.getByLabel('Username or email').fill(usernameOrEmail)
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await page.getByRole('dialog', { name: 'Check your email' }).waitFor()
  },
})

export const newPassword = (page: Page) => ({
  async choose(password: string): Promise<void> {
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('The same once more').fill(password)
    await page.getByRole('button', { name: 'Save the password' }).click()
    await page.getByText('Your password is changed').first().waitFor()
  },
})
