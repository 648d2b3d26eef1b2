import { formDraft } from '#shared/form/form-draft.ts'

const names = [
  'firstName',
  'lastName',
  'gender',
  'day',
  'month',
  'year',
  'phoneCountry',
  'phone',
  'phoneHome',
  'occupation',
  'governmentId',
  'country',
  'address',
  'city',
  'province',
  'postCode',
] as const

export type FullValues = Readonly<Record<(typeof names)[number], string>>

const empty = Object.fromEntries(names.map(name => [name, ''])) as FullValues

export const fullDraft = formDraft<FullValues>(empty)
