import type { Page } from 'playwright-core'
import { waitToPressAgain } from '../support/press-again.ts'
import type { Newcomer } from './registration.ts'

/** The one-click wizard from the ticket to its result. */
export const wizardPage = (page: Page) => {
  const dialog = page.getByRole('dialog')
  const goOn = async (): Promise<void> => {
    await waitToPressAgain(page)
    await dialog.getByRole('button', { name: 'Continue' }).click()
  }
  return {
    dialog,

    async chooseTickets(count: number): Promise<void> {
      await dialog.getByRole('heading', { name: 'Get a ticket' }).waitFor()
      await dialog
        .locator('fieldset button')
        .filter({ hasText: String(count) })
        .first()
        .click()
      await goOn()
    },

    async enterAccount({ username, email, password }: Newcomer): Promise<void> {
      await dialog.getByLabel('Username').fill(username)
      await dialog.getByLabel('Email').fill(email)
      await dialog.getByLabel('Password', { exact: true }).fill(password)
      await dialog.getByLabel('Country').selectOption('GB')
      await dialog.getByLabel('Day').fill('7')
      await dialog.getByLabel('Month').fill('3')
      await dialog.getByLabel('Year').fill('1988')
      await dialog.getByRole('checkbox', { name: /I accept/ }).check()
      await goOn()
    },

    async enterDetails(phone: string): Promise<void> {
      await dialog.getByLabel('First name').fill('Marlow')
      await dialog.getByLabel('Last name').fill('Kettlewell')
      const mobile = dialog.getByRole('group', { name: 'Mobile phone' })
      await mobile.getByLabel('Country').selectOption('GB')
      await mobile.getByLabel('Number').fill(phone)
      await dialog.getByLabel('Occupation').selectOption({ index: 1 })
      await dialog.getByLabel('ID number').fill(`AB ${phone}`)
      await goOn()
    },

    async enterAddress(): Promise<void> {
      await dialog.getByLabel('Street and house number').fill('12 Ferry Lane')
      await dialog.getByLabel('Town or city').fill('Aldermaston')
      await dialog.getByLabel(/^(Postal code|Postcode)$/).fill('RG7 4AA')
      await goOn()
    },

    async choosePayment(): Promise<void> {
      await dialog.getByRole('radio', { name: /card/i }).first().check()
      await goOn()
    },

    async pay(): Promise<void> {
      await dialog.getByRole('button', { name: /^Pay £/ }).click()
    },

    async says(text: string | RegExp): Promise<void> {
      await dialog.getByText(text).first().waitFor({ timeout: 60_000 })
    },
  }
}
