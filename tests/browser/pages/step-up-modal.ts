import type { Page } from 'playwright-core'

export const stepUpModal = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  return {
    dialog,
    async prove(password: string): Promise<void> {
      await dialog.getByLabel('Your password').fill(password)
      await dialog.getByRole('button', { name: 'Confirm' }).click()
    },
  }
}
