import type { Page } from 'playwright-core'
import { stepUpModal } from './step-up-modal.ts'

const main = (page: Page) => page.getByRole('main')

export const phonePage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Verify your phone' })
  return {
    verifiedSince: main(page).getByText(/^Verified on/),

    async requestCode(): Promise<void> {
      await main(page).getByRole('button', { name: 'Verify this number' }).click()
      await dialog.getByRole('button', { name: 'Text me the code' }).click()
      await dialog.getByLabel('Code').waitFor()
    },

    async typeCode(code: string): Promise<void> {
      await dialog.getByLabel('Code').fill(code)
      await dialog.waitFor({ state: 'hidden' })
    },

    async addHomePhone(number: string, password: string): Promise<void> {
      const home = main(page).getByRole('region', { name: 'Home phone' })
      await home.getByRole('button', { name: 'Add a home phone' }).click()
      await home.getByLabel('Number').fill(number)
      await home.getByRole('button', { name: 'Save home phone' }).click()
      await stepUpModal(page).prove(password)
      await home.getByRole('button', { name: 'Verify home phone' }).waitFor()
    },
  }
}

export const verificationPage = (page: Page) => {
  const card = (name: string) => main(page).getByRole('region', { name })
  return {
    card,

    async send(name: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
      await card(name)
        .getByRole('button', { name: /Send (documents|again)/ })
        .click()
      await card(name).locator('input[type=file]').first().setInputFiles(file)
      await card(name)
        .getByRole('button', { name: `Remove ${file.name}` })
        .waitFor()
      await card(name).getByRole('button', { name: 'Send for review' }).click()
    },
  }
}

export const emailPage = (page: Page) => ({
  async change(email: string, password: string): Promise<void> {
    await main(page).getByLabel('New email').fill(email)
    await main(page)
      .getByLabel(/Your password|Current password/)
      .fill(password)
    await main(page).getByRole('button', { name: 'Change email' }).click()
    await page.getByText('Please open the link we sent to the new address.').first().waitFor()
  },
})

export const addressPage = (page: Page) => ({
  async change(street: string, password: string): Promise<void> {
    await main(page).getByLabel('Street and number').fill(street)
    await main(page)
      .getByLabel(/Your password|Current password/)
      .fill(password)
    await main(page).getByRole('button', { name: 'Save address' }).click()
    await page.getByText('Address saved').first().waitFor()
  },
})

export const securityPage = (page: Page) => ({
  async changePassword(before: string, after: string): Promise<void> {
    await main(page).getByLabel('Current password').fill(before)
    await main(page).getByLabel('New password', { exact: true }).fill(after)
    await main(page).getByLabel('Confirm new password').fill(after)
    await main(page).getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Password changed', { exact: true }).first().waitFor()
  },

  /** Sets up the authenticator app and returns its secret. */
  async setUpApp(password: string, generateCode: (secret: string) => string): Promise<string> {
    await main(page)
      .getByRole('button', { name: /Set up/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Authenticator app' })
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByText('I can’t scan it').click()
    const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '')
    await dialog.getByLabel('Code from the app').fill(generateCode(secret))
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await page.getByText('Authenticator app turned on').first().waitFor()
    return secret
  },

  linkedSignIn: main(page).getByRole('region', { name: 'Other ways to log in' }),

  /** Confirms the link after the return from the identity provider. */
  async confirmLink(name: string, password: string): Promise<void> {
    const dialog = page.getByRole('dialog', { name: `Link ${name}` })
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Link' }).click()
    await page.getByText(`${name} is linked`).first().waitFor()
  },

  async unlink(password: string): Promise<void> {
    await securityPage(page).linkedSignIn.getByRole('button', { name: 'Remove' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove linked sign-in' })
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await securityPage(page).linkedSignIn.getByRole('button', { name: 'Link' }).waitFor()
  },
})

export const infoPage = (page: Page) => ({
  async closeAccount(password: string): Promise<void> {
    await main(page).getByRole('button', { name: 'Close my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Close my account' })
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Close my account' }).click()
    await page.getByRole('dialog', { name: 'Your account is closed' }).waitFor()
  },
})
