import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { checkValue } from '#parts/form/model/check-value.ts'
import { describeValue, diff } from '#parts/form/model/describe-value.ts'
import { createInitialValue } from '#parts/form/model/initial-value.ts'
import { toNode } from '#parts/form/model/schema-node.ts'
import { SchemaForm } from '#parts/form/schema-form.tsx'
import { contractSchemas } from './contract-schemas.test-support.ts'
import { createNearValues, createValues } from './schema-values.test-support.ts'

const render = (schema: (typeof contractSchemas)[number][1], value: unknown) =>
  renderToStaticMarkup(
    <SchemaForm
      schema={schema}
      value={value}
      onChange={() => undefined}
      errors={checkValue(schema, value)}
      initial={createInitialValue(schema, {})}
      money={{ currency: 'GBP', decimals: 2 }}
      timeZone="Europe/London"
    />,
  )

const sample = (schema: (typeof contractSchemas)[number][1], numRuns = 1): unknown[] =>
  fc.sample(createValues(toNode(schema)), { numRuns, seed: 7 })

const findIds = (html: string): readonly string[] =>
  [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')

describe('forms of the contract', () => {
  it('covers all operations and proposals', () => {
    expect(contractSchemas.length).toBeGreaterThanOrEqual(229)
  })

  it.each(contractSchemas)('%s renders with its initial value and with a sample', (_, schema) => {
    for (const value of [createInitialValue(schema, {}), ...sample(schema)]) {
      const html = render(schema, value)
      const ids = findIds(html)
      expect(ids.length).toBe(new Set(ids).size)
      for (const [, target] of html.matchAll(/ for="([^"]+)"/g)) expect(ids).toContain(target)
    }
  })

  it.each(contractSchemas)(
    '%s accepts its samples and explains what its initial value lacks',
    (_, schema) => {
      for (const value of sample(schema, 5)) {
        expect(Check(schema, value)).toBe(true)
        expect(checkValue(schema, value)).toEqual([])
      }
      const initial = createInitialValue(schema, {})
      expect(checkValue(schema, initial).length === 0).toBe(Check(schema, initial))
    },
  )

  it.each(contractSchemas)('%s has an error exactly when the schema refuses the value', (_, schema) => {
    fc.assert(
      fc.property(createNearValues(toNode(schema)), value => {
        expect(checkValue(schema, value).length === 0).toBe(Check(schema, value))
      }),
      { numRuns: 10 },
    )
  })

  it('would notice a check that overlooks unknown keys', () => {
    const [, schema] = contractSchemas.find(([name]) => name === 'proposal grantRole') ?? []
    if (!schema) throw new Error('the contract has no grantRole')
    const overlook = (value: unknown) => checkValue(schema, value).filter(({ path }) => path !== 'unknownKey')
    const agreement = fc.property(
      createNearValues(toNode(schema)),
      value => (overlook(value).length === 0) === Check(schema, value),
    )
    expect(fc.check(agreement, { numRuns: 300 }).failed).toBe(true)
  })

  it.each(contractSchemas)('%s describes a value, and shows no difference to itself', (_, schema) => {
    for (const value of sample(schema, 3)) {
      for (const row of describeValue(schema, value)) {
        expect(row.label).not.toBe('')
        expect(row.value).not.toMatch(/\[object|undefined/)
      }
      expect(diff(schema, value, value)).toEqual([])
    }
  })
})
