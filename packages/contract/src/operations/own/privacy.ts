import { Type } from 'typebox'
import { ContactPreference } from '#entities/contact-preference.ts'
import {
  closed,
  Count,
  CurrencyId,
  DecimalAmount,
  LongText,
  Nothing,
  Nullable,
  One,
  ShortText,
  Time,
  TypedPassword,
} from '#entities/values.ts'
import { UploadId, VerificationRequest } from '#entities/verification.ts'
import { operation } from '#operation.ts'

const Value = Nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean()]))

/** One kind of thing that is held about a player. */
const ExportSection = closed({
  name: ShortText,
  rows: Type.Array(Type.Record(Type.String(), Value)),
  leftOut: Type.Integer({
    ...Count,
    description: 'How many older ones there are beyond what one export holds.',
  }),
})

export const privacyOperations = {
  closeAccount: operation({
    area: 'privacy',
    access: 'player',
    input: closed({ password: TypedPassword, reason: Type.Optional(LongText) }),
    output: closed({
      result: Type.Literal(1),
      owed: Type.Array(closed({ currencyId: CurrencyId, amount: DecimalAmount }), {
        description: 'Money that stays owed to the player; support pays it out.',
      }),
    }),
    faults: ['profile.passwordWrong'],
    summary: 'Close the account; running tickets still play and pay.',
  }),
  exportMyData: operation({
    area: 'privacy',
    access: 'player',
    input: closed({ password: TypedPassword }),
    output: closed({ madeAt: Time, sections: Type.Array(ExportSection) }),
    faults: ['profile.passwordWrong'],
    summary: 'Everything that is held about the player, once an hour.',
  }),
  getContactPreference: operation({
    area: 'privacy',
    access: 'player',
    input: Nothing,
    output: ContactPreference,
    faults: [],
    summary: 'Which emails the player gets.',
  }),
  listVerificationRequests: operation({
    area: 'privacy',
    access: 'player',
    input: Nothing,
    output: closed({
      requests: Type.Array(VerificationRequest, { description: 'The last of each kind.' }),
      documentsKept: Count,
      documentsMaximum: Count,
    }),
    faults: [],
    summary: 'How the verifications stand, and how many documents are kept.',
  }),
  removeDocument: operation({
    area: 'privacy',
    access: 'player',
    input: closed({ uploadId: UploadId }),
    output: One,
    faults: ['profile.notFound'],
    summary: 'Take back a document that was not handed in yet.',
  }),
} as const
