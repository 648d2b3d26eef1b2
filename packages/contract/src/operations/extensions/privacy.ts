import { Type } from 'typebox'
import { ContactPreference } from '#entities/players/contact-preference.ts'
import {
  closed,
  Count,
  CurrencyId,
  DecimalAmount,
  LongText,
  NoInput,
  Nullable,
  ResultOne,
  ShortText,
  Time,
  EnteredPassword,
} from '#entities/values.ts'
import { UploadId, VerificationRequest } from '#entities/players/verification.ts'
import { operation } from '#operation.ts'
import { passwordFaults } from '#password-faults.ts'

const Value = Nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean()]))

/** One kind of record stored about a player. */
const ExportSection = closed({
  name: ShortText,
  rows: Type.Array(Type.Record(Type.String(), Value)),
  leftOut: Type.Integer({
    ...Count,
    description: 'The number of older records that exceed the size of one export.',
  }),
})

export const privacyOperations = {
  closeAccount: operation({
    area: 'privacy',
    access: 'player',
    input: closed({ password: EnteredPassword, reason: Type.Optional(LongText) }),
    output: closed({
      result: Type.Literal(1),
      owed: Type.Array(closed({ currencyId: CurrencyId, amount: DecimalAmount }), {
        description: 'Money still owed to the player. Support pays it out.',
      }),
    }),
    faults: passwordFaults,
    summary: 'Closes the account. Tickets in open games still play and pay.',
  }),
  exportMyData: operation({
    area: 'privacy',
    access: 'player',
    input: closed({ password: EnteredPassword }),
    output: closed({ madeAt: Time, sections: Type.Array(ExportSection) }),
    faults: passwordFaults,
    summary: 'Exports all data stored about the player. Allowed once an hour.',
  }),
  getContactPreference: operation({
    area: 'privacy',
    access: 'player',
    input: NoInput,
    output: ContactPreference,
    faults: [],
    summary: 'Returns which emails the player receives.',
  }),
  listVerificationRequests: operation({
    area: 'privacy',
    access: 'player',
    input: NoInput,
    output: closed({
      requests: Type.Array(VerificationRequest, { description: 'The last request of each kind.' }),
      documentsKept: Count,
      documentsMaximum: Count,
    }),
    faults: [],
    summary: 'Lists the status of each verification and the number of stored documents.',
  }),
  removeDocument: operation({
    area: 'privacy',
    access: 'player',
    input: closed({ uploadId: UploadId }),
    output: ResultOne,
    faults: ['profile.notFound'],
    summary: 'Removes a document that is not submitted yet.',
  }),
} as const
