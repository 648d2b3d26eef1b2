import { CallFault } from '@fairground/client/call-fault'
import type { FaultName } from '@fairground/contract/errors'
import { thrownText } from '#core/text/error-text.ts'

/** The text of a refusal by field; `whole` holds it when it concerns no single field. */
export type FieldTexts<F extends string> = { readonly [N in F | 'whole']?: string }

export const refusalTexts = <F extends string>(
  error: unknown,
  fields: { readonly [N in FaultName]?: F },
): FieldTexts<F> => {
  if (error === null || error === undefined) return {}
  const field = error instanceof CallFault ? fields[error.faultName] : undefined
  return { [field ?? 'whole']: thrownText(error) } as FieldTexts<F>
}
