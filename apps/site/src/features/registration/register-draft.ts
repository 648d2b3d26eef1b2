import { formDraft } from '#shared/form/form-draft.ts'

export type RegisterValues = Readonly<
  Record<'username' | 'email' | 'password' | 'day' | 'month' | 'year' | 'country', string>
> & { readonly terms: boolean }

export const registerDraft = formDraft<RegisterValues>(
  { username: '', email: '', password: '', country: '', day: '', month: '', year: '', terms: false },
  ['password'],
)
