/** The fields that an operator may make required or optional at full registration, with the specification's defaults. */
const requiredByDefault = { occupation: true, governmentId: true, gender: false, phoneHome: false } as const

type ChoosableField = keyof typeof requiredByDefault
export type RequiredOverrides = Readonly<Record<string, boolean | 0 | 1>>

/** A required field is optional only where its override is explicitly false or 0. */
const isRequired = (field: ChoosableField, overrides: RequiredOverrides): boolean => {
  const override = overrides[field]
  return override === undefined ? requiredByDefault[field] : Boolean(override)
}

export const missingFields = (
  given: { readonly [F in ChoosableField]?: string | undefined },
  overrides: RequiredOverrides,
): ChoosableField[] =>
  (Object.keys(requiredByDefault) as ChoosableField[]).filter(
    field => isRequired(field, overrides) && !given[field]?.trim(),
  )
