import { CallFault } from '@fairground/client/call-fault'
import type { FaultName } from '@fairground/contract/errors'
import { thrownText } from '#app/error-text.ts'

/** What a refusal says, under the field it is about; under none of them where it is about the whole. */
export type FieldTexts<F extends string> = { readonly [N in F | 'whole']?: string }

export const refusalTexts = <F extends string>(
  error: unknown,
  fields: { readonly [N in FaultName]?: F },
): FieldTexts<F> => {
  if (error === null || error === undefined) return {}
  const field = error instanceof CallFault ? fields[error.faultName] : undefined
  return { [field ?? 'whole']: thrownText(error) } as FieldTexts<F>
}
