import type { Page } from 'playwright-core'

/** A dialog of the console that asks for a reason. */
export const actDialog = (page: Page, title: string | RegExp) => {
  const dialog = page.getByRole('dialog', { name: title })
  return {
    dialog,
    /** Gives the reason, presses the act and waits until the dialog has closed. */
    submit: async (act: string, reason: string): Promise<void> => {
      await dialog.getByLabel(/^Reason/).clear()
      // Typed letter by letter: the text on the way may equal a common reason of the dialog.
      await dialog.getByLabel(/^Reason/).pressSequentially(reason)
      await dialog.getByRole('button', { name: act, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    },
  }
}
