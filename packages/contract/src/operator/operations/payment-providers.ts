import { Type } from 'typebox'
import { closed, Nullable, ShortText, Time, Url } from '#entities/values.ts'
import { operatorOperation, withReason } from '../operator-operation.ts'
import { rowPages } from '../paging.ts'
import { paymentProviderKinds, PaymentProviderInput } from '../payment-provider.ts'
import { RowId } from '../row-id.ts'

const area = { area: 'integrations', scope: 'operator' } as const
const write = { ...area, access: 'integrations.write', stepUp: true, faults: ['staff.refused'] } as const

/** The operator starts to use a saved provider with the proposal `usePaymentProvider`. */
export const paymentProviderOperations = {
  listPaymentProviders: operatorOperation({
    ...area,
    access: 'paymentProviders.read',
    input: closed(rowPages.input),
    output: closed({
      providers: Type.Array(
        closed({
          providerId: RowId,
          name: ShortText,
          kind: Type.Enum([...paymentProviderKinds]),
          account: Type.String(),
          status: Type.Enum(['draft', 'current', 'former']),
          webhookUrl: Url,
          createdAt: Time,
        }),
      ),
      ...rowPages.output,
    }),
    faults: [],
    summary: 'Lists saved payment providers without their secrets, newest first.',
  }),
  savePaymentProvider: operatorOperation({
    ...write,
    input: withReason({ provider: PaymentProviderInput }),
    output: closed({ providerId: RowId, name: ShortText, webhookUrl: Url }),
    summary: 'Saves access to a payment provider as a draft. The same account keeps its name with new keys.',
  }),
  testPaymentProvider: operatorOperation({
    ...write,
    input: withReason({ providerId: RowId }),
    output: closed({ works: Type.Boolean(), problem: Nullable(Type.String()) }),
    summary: 'Calls the provider with the saved keys. It moves no money.',
  }),
} as const
