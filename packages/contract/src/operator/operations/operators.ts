import { Type } from 'typebox'
import { closed, CurrencyId, Id, Name, NoInput, ShortText, Url } from '#entities/values.ts'
import { operatorOperation, withReason } from '../operator-operation.ts'

const Code = Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$' })
const Host = Type.String({ pattern: '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$' })
const Percentage = Type.Integer({ minimum: 0, maximum: 100 })

/** An operator as a template file describes it. */
export const OperatorTemplate = closed({
  code: Code,
  name: Name,
  look: Type.Enum(['blue', 'cartoon', 'sweet-blue']),
  scheme: Type.Enum(['dark', 'light']),
  hosts: Type.Array(Host, { minItems: 1, maxItems: 20, uniqueItems: true }),
  profile: Type.Enum(['standard', 'strict']),
  currency: CurrencyId,
  returns: Type.Optional(closed({ min: Percentage, max: Percentage })),
  settings: Type.Object({}, { additionalProperties: true }),
})

export const operatorsOperations = {
  listOperators: operatorOperation({
    area: 'operators',
    access: 'operators.read',
    scope: 'platform',
    input: NoInput,
    output: closed({
      operators: Type.Array(closed({ memberId: Id, code: Code, name: Name, hosts: Type.Array(ShortText) })),
    }),
    faults: [],
    summary: 'Lists all operators.',
  }),
  createOperator: operatorOperation({
    area: 'operators',
    access: 'operators.write',
    scope: 'platform',
    stepUp: true,
    input: withReason({ operator: OperatorTemplate }),
    output: closed({ memberId: Id, siteKey: Type.String(), address: Url }),
    faults: ['staff.refused'],
    summary: 'Creates an operator from a template. Lanes and workers serve it within seconds.',
  }),
} as const
