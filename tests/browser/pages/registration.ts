import type { Page } from 'playwright-core'
import { waitToPressAgain } from '../support/press-again.ts'

export interface Newcomer {
  readonly username: string
  readonly email: string
  readonly password: string
}

/** An adult in Britain. */
const birthdate = { Day: '7', Month: '3', Year: '1988' } as const

export const registration = (page: Page) => {
  const join = page.getByRole('dialog', { name: /^Join / })
  const rest = page.getByRole('dialog', { name: 'Finish your registration' })
  const mobile = rest.getByRole('group', { name: 'Mobile phone' })
  const postCode = rest.getByLabel(/^(Postal code|Postcode)$/)
  const details = {
    phone: mobile.getByLabel('Number', { exact: true }),
    governmentId: rest.getByLabel('ID number', { exact: true }),
    postCode,
  }
  return {
    done: page.getByRole('dialog', { name: 'Registration complete' }),
    details,

    async fillAccount({ username, email, password }: Newcomer): Promise<void> {
      await join.getByLabel('Username', { exact: true }).fill(username)
      await join.getByLabel('Email', { exact: true }).fill(email)
      await join.getByLabel('Password', { exact: true }).fill(password)
      await join.getByLabel('Country').selectOption('GB')
      for (const [part, value] of Object.entries(birthdate)) await join.getByLabel(part).fill(value)
      await join.getByRole('checkbox', { name: /I accept/ }).check()
    },

    async join(newcomer: Newcomer): Promise<void> {
      await this.fillAccount(newcomer)
      await join.getByRole('button', { name: 'Join', exact: true }).click()
    },

    /** Submits the form from inside the field, so that the form cannot check the value first. */
    async submitFrom(field: 'Username' | 'Email' | 'Password', value: string): Promise<void> {
      const input = join.getByLabel(field, { exact: true })
      await input.fill(value)
      await waitToPressAgain(page)
      await input.press('Enter')
    },

    async fillDetails({
      phone,
      governmentId,
    }: {
      readonly phone: string
      governmentId: string
    }): Promise<void> {
      await rest.getByLabel('First name').fill('Philippa')
      await rest.getByLabel('Last name').fill('Throckmorton')
      await mobile.getByLabel('Country').selectOption('GB')
      await details.phone.fill(phone)
      await rest.getByLabel('Occupation').selectOption({ index: 1 })
      await details.governmentId.fill(governmentId)
      await rest.getByRole('button', { name: 'Next: your address' }).click()
      await rest.getByLabel('Street and house number').fill('14 Wisteria Crescent')
      await rest.getByLabel('Town or city').fill('Aldermaston')
      await postCode.fill('RG7 4AA')
    },

    async finish({ phone }: { readonly phone: string }): Promise<void> {
      await this.fillDetails({ phone, governmentId: 'AB 12 34 56 C' })
      await this.submit()
    },

    async submit(): Promise<void> {
      await waitToPressAgain(page)
      await rest.getByRole('button', { name: 'Finish' }).click()
    },

    /** Like `submitFrom`, for a field of the full registration. */
    async submitDetailFrom(field: 'phone' | 'governmentId' | 'postCode', value: string): Promise<void> {
      await details[field].fill(value)
      await waitToPressAgain(page)
      await details[field].press('Enter')
    },
  }
}
