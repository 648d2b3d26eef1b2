import type { Page } from 'playwright-core'
import { type InputDevice, mouse } from '../support/input-device.ts'

export const loginModal = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  return {
    dialog,
    async logIn(username: string, password: string, device: InputDevice = mouse()): Promise<void> {
      await device.write(dialog.getByRole('textbox', { name: 'Username' }), username)
      await device.write(dialog.getByRole('textbox', { name: 'Password' }), password)
      await device.press(dialog.getByRole('button', { name: 'Log in', exact: true }))
    },
    /** Opens the page of the operator's identity provider. */
    continueWith: (name: string) => dialog.getByRole('button', { name: `Continue with ${name}` }).click(),
  }
}
