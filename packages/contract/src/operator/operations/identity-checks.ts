import { Type } from 'typebox'
import { closed, NoInput, Nullable, ShortText, Time, Url, Username } from '#entities/values.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'
import { RowId } from '../row-id.ts'

const Secret = Type.String({ minLength: 8, maxLength: 300 })

export const identityCheckOperations = {
  setIdentityCheckProvider: operatorOperation({
    area: 'integrations',
    scope: 'operator',
    access: 'integrations.write',
    stepUp: true,
    input: withReason({
      provider: closed({
        kind: Type.Literal('sumsub'),
        levelName: Type.String({ pattern: '^[A-Za-z0-9 _-]{1,80}$' }),
        url: Type.Optional(
          Type.String({
            ...Url,
            description: 'Replaces the address of Sumsub, for tests. Production refuses it.',
          }),
        ),
        secrets: closed({ appToken: Secret, secretKey: Secret, webhookSecret: Secret }),
      }),
    }),
    output: Done,
    faults: ['staff.refused'],
    summary: 'Sets the vendor that verifies identities. The secrets are never shown again.',
  }),
  getIdentityCheckProvider: operatorOperation({
    area: 'integrations',
    scope: 'operator',
    access: 'integrations.read',
    input: NoInput,
    output: closed({
      provider: Nullable(closed({ kind: ShortText, levelName: ShortText, webhookUrl: Url, changedAt: Time })),
    }),
    faults: [],
    summary: 'Returns the vendor that verifies identities, without its secrets.',
  }),
  startIdentityCheck: operatorOperation({
    area: 'documents',
    scope: 'operator',
    access: 'documents.decide',
    stepUp: true,
    input: withReason({ username: Username }),
    output: closed({ requestId: RowId, link: Url }),
    faults: ['staff.refused'],
    summary: 'Asks the player to verify their identity at the vendor. The request shows the player the link.',
  }),
} as const
