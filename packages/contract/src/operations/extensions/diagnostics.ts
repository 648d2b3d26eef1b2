import { Type } from 'typebox'
import { closed, ShortText } from '#entities/values.ts'
import { operation } from '#operation.ts'

export const diagnosticsOperations = {
  reportCrash: operation({
    area: 'diagnostics',
    access: 'anyone',
    input: closed({
      kind: Type.Enum(['scriptError', 'unhandledRejection', 'crashPage']),
      message: Type.String({ maxLength: 500 }),
      stack: Type.String({ maxLength: 4000 }),
      path: Type.String({ maxLength: 144, pattern: '^/[^?#]*$', description: 'Without query and fragment.' }),
      release: ShortText,
    }),
    output: closed({
      accepted: Type.Boolean({ description: 'False if the operator has had too many reports this minute.' }),
    }),
    faults: [],
    summary: 'Writes an unexpected error of a browser to the log of the server, without personal data.',
  }),
} as const
