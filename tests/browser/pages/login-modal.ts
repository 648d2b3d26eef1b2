import type { Page } from 'playwright-core'

export const loginModal = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  return {
    dialog,
    async logIn(username: string, password: string): Promise<void> {
      await dialog.getByRole('textbox', { name: 'Username' }).fill(username)
      await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
      await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    },
  }
}
