import { RequestId, closed, Nullable, Time } from '@fairground/contract/entities/values'
import { operatorOperations } from '@fairground/contract/operator/operator-operations'
import { PositiveMinorUnits } from '@fairground/contract/operator/minor-units'
import { PaymentProviderInput } from '@fairground/contract/operator/payment-provider'
import { proposalKinds } from '@fairground/contract/operator/proposal-kinds'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { checkForm } from '#parts/form/model/check-form.ts'
import { checkValue } from '#parts/form/model/check-value.ts'
import { describeValue, diff } from '#parts/form/model/describe-value.ts'
import { createInitialValue, toVariantValue } from '#parts/form/model/initial-value.ts'
import { type SchemaNode, toNode } from '#parts/form/model/schema-node.ts'
import { UnreadableText } from '#parts/form/model/unreadable-text.ts'
import { findVariant } from '#parts/form/model/variants.ts'
import { propertyWords } from '#parts/form/words/property-words.ts'
import { contractSchemas } from './contract-schemas.test-support.ts'

const collectNames = (node: SchemaNode): readonly string[] => [
  ...Object.entries(node.properties ?? {}).flatMap(([name, inner]) => [name, ...collectNames(inner)]),
  ...(node.items ? collectNames(node.items) : []),
  ...(node.anyOf ?? []).flatMap(collectNames),
  ...Object.values(node.patternProperties ?? {}).flatMap(collectNames),
]

describe('values of forms', () => {
  it('has words for every property of the contract, and no others', () => {
    const names = new Set(contractSchemas.flatMap(([, schema]) => collectNames(toNode(schema))))
    expect([...names].filter(name => !Object.hasOwn(propertyWords, name))).toEqual([])
    expect(Object.keys(propertyWords).filter(name => !names.has(name))).toEqual([])
  })

  it('says in plain words what a field accepts', () => {
    const schema = closed({ count: Type.Integer({ minimum: 1, maximum: 200 }), amount: PositiveMinorUnits })
    expect(checkValue(schema, { count: 201, amount: '0' })).toEqual([
      { path: 'count', text: 'Enter a whole number from 1 to 200' },
      { path: 'amount', text: 'Enter an amount above zero' },
    ])
  })

  it('refuses an unreadable text that an open object would accept', () => {
    const schema = Type.Object({}, { additionalProperties: true })
    expect(checkValue(schema, new UnreadableText('{'))).toHaveLength(1)
  })

  it('refuses a planted fault in a valid value', () => {
    const { payload } = proposalKinds.grantRole
    const value = { staffId: 4, role: 'cashier', memberId: null, maxAmount: '500' }
    expect(checkValue(payload, value)).toEqual([])
    expect(checkValue(payload, { ...value, maxAmount: '5.00' })).toMatchObject([{ path: 'maxAmount' }])
    expect(checkValue(payload, { ...value, extra: 1 })).toMatchObject([{ path: 'extra' }])
  })

  it('asks for a reason of ten characters', () => {
    const { input } = operatorOperations.banPlayer
    expect(checkForm(input, { username: 'mai', reason: 'short' }).map(({ path }) => path)).toContain('reason')
    expect(checkForm(input, { username: 'mai', reason: 'Winners look wrong' })).toEqual([])
  })

  it('fills in the request id, keeps fixed values, and leaves out what is optional', () => {
    const schema = closed({
      requestId: RequestId,
      gameId: Type.Integer(),
      limit: Type.Optional(Type.Integer()),
    })
    const value = createInitialValue(schema, { gameId: 7 })
    expect(value).toMatchObject({ gameId: 7 })
    expect(checkValue(schema, value)).toEqual([])
  })

  it('begins another variant without the fields of the former one', () => {
    const [adyen, , sandbox] = toNode(PaymentProviderInput).anyOf ?? []
    const before = toVariantValue(adyen ?? {}, { account: 'harbour' })
    expect(toVariantValue(sandbox ?? {}, before)).toEqual({
      kind: 'sandbox',
      account: 'harbour',
      url: '',
      secrets: { key: '', webhookSecret: '' },
    })
  })

  it('recognises the variant of an incomplete value', () => {
    const provider =
      toNode(operatorOperations.savePaymentProvider.input).properties?.['provider']?.anyOf ?? []
    expect(findVariant(provider, { kind: 'stripe' })).toBe(1)
    expect(findVariant(provider, { kind: 'sandbox', account: 'a' })).toBe(2)
  })

  it('describes and compares values in words', () => {
    const schema = closed({
      currency: Type.String({ pattern: '^[A-Z]{3}$' }),
      amount: PositiveMinorUnits,
      expiresAt: Nullable(Time),
      active: Type.Boolean(),
    })
    const before = { currency: 'GBP', amount: '125000', expiresAt: null, active: true }
    const after = { ...before, amount: '200000', expiresAt: Date.UTC(2026, 10, 14, 20, 5) }
    expect(describeValue(schema, before).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Currency: GBP',
      'Amount: 1,250.00 GBP',
      'Ends at: None',
      'In use: Yes',
    ])
    expect(diff(schema, before, after, { timeZone: 'Europe/London' })).toMatchObject([
      { path: 'amount', before: '1,250.00 GBP', after: '2,000.00 GBP' },
      { path: 'expiresAt', before: 'None', after: '14 Nov 2026, 20:05 GMT' },
    ])
  })
})
