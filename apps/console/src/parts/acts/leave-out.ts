import { Type, type TObject, type TSchema } from 'typebox'

/** What a page knows of an input. A field that is undefined is left out, and no form asks for it. */
export type Known<Input> = { readonly [K in keyof Input]?: Input[K] | undefined }

/** The schema and the known values without the fields that are left out. */
export const leaveOut = (
  schema: TSchema,
  known: Readonly<Record<string, unknown>>,
): { readonly schema: TSchema; readonly fixed: Readonly<Record<string, unknown>> } => {
  const isLeftOut = (name: string) => Object.hasOwn(known, name) && known[name] === undefined
  const keep = <V>(fields: Readonly<Record<string, V>>) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !isLeftOut(name)))
  const fixed = keep(known)
  if (Object.keys(fixed).length === Object.keys(known).length) return { schema, fixed }
  const properties = keep((schema as TObject).properties)
  return { schema: Type.Object(properties, { additionalProperties: false }), fixed }
}
