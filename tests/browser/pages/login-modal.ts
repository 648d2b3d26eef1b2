import type { Page } from 'playwright-core'
import { type Hands, mouse } from '../hands.ts'

export const loginModal = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  return {
    dialog,
    async logIn(username: string, password: string, hands: Hands = mouse()): Promise<void> {
      await hands.write(dialog.getByRole('textbox', { name: 'Username' }), username)
      await hands.write(dialog.getByRole('textbox', { name: 'Password' }), password)
      await hands.press(dialog.getByRole('button', { name: 'Log in', exact: true }))
    },
    /** Goes to the page of the operator's identity provider. */
    continueWith: (name: string) => dialog.getByRole('button', { name: `Continue with ${name}` }).click(),
  }
}
