import type { Page } from 'playwright-core'

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
  return {
    done: page.getByRole('dialog', { name: 'Registration complete' }),

    async join({ username, email, password }: Newcomer): Promise<void> {
      await join.getByLabel('Username').fill(username)
      await join.getByLabel('Email').fill(email)
      await join.getByLabel('Password', { exact: true }).fill(password)
      await join.getByLabel('Country').selectOption('GB')
      for (const [part, value] of Object.entries(birthdate)) await join.getByLabel(part).fill(value)
      await join.getByRole('checkbox', { name: /I accept/ }).check()
      await join.getByRole('button', { name: 'Join', exact: true }).click()
    },

    async finish({ phone }: { readonly phone: string }): Promise<void> {
      await rest.getByLabel('First name').fill('Philippa')
      await rest.getByLabel('Last name').fill('Throckmorton')
      const mobile = rest.getByRole('group', { name: 'Mobile phone' })
      await mobile.getByLabel('Country').selectOption('GB')
      await mobile.getByLabel('Number').fill(phone)
      await rest.getByLabel('Occupation').selectOption({ index: 1 })
      await rest.getByLabel('ID number').fill('AB 12 34 56 C')
      await rest.getByRole('button', { name: 'Next: your address' }).click()
      await rest.getByLabel('Street and house number').fill('14 Wisteria Crescent')
      await rest.getByLabel('Town or city').fill('Aldermaston')
      await rest.getByLabel(/^(Postal code|Postcode)$/).fill('RG7 4AA')
      await rest.getByRole('button', { name: 'Finish' }).click()
    },
  }
}
