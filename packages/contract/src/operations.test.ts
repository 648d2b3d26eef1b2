import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import type { TObject, TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import { isFaultName } from './errors.ts'
import { allFaults } from './all-faults.ts'
import type { Operation } from './operation.ts'
import {
  areas,
  isOperationName,
  type OperationName,
  operationNames,
  extensionAreas,
  extensionNames,
  specifiedNames,
} from './operation-names.ts'
import { operations } from './operations.ts'

const specifiedRows = readFileSync(new URL('operations.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(row => row.split('\t'))

const ajv = new Ajv({ strict: true, allowUnionTypes: true })
const declaredOperations = Object.entries(operations) as readonly (readonly [OperationName, Operation])[]
const accepts = (schema: TSchema, value: unknown): boolean => ajv.validate(schema, value)

const collectSchemas = (schema: unknown): TSchema[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : [schema, ...Object.values(schema).flatMap(collectSchemas)]

describe('operations', () => {
  it('match the 134 rows of operations.tsv in order, area and access', () => {
    expect(specifiedRows).toHaveLength(134)
    expect(specifiedNames).toEqual(specifiedRows.map(([, name]) => name))
    expect(Object.keys(operations).toSorted()).toEqual(operationNames.toSorted())
    for (const [area, name, access] of specifiedRows) {
      if (name === undefined || !isOperationName(name)) throw new Error(`${name} is not declared`)
      expect([name, operations[name].area, operations[name].access]).toEqual([name, area, access])
    }
    expect([...new Set(specifiedRows.map(([area]) => area))]).toEqual(areas)
  })

  it('of the extensions use extension areas only', () => {
    const extensions: readonly string[] = extensionAreas
    expect(extensionNames.filter(name => !extensions.includes(operations[name].area))).toEqual([])
    expect(specifiedNames.filter(name => extensions.includes(operations[name].area))).toEqual([])
  })

  it.each(declaredOperations)(
    '%s has schemas that compile, is closed and lists known faults',
    (_, { input, output, faults, summary }) => {
      expect(() => ajv.compile(input)).not.toThrow()
      expect(() => ajv.compile(output)).not.toThrow()
      expect(accepts(input, { unknownKey: 1 })).toBe(false)
      expect(faults.filter(name => !isFaultName(name))).toEqual([])
      expect(new Set(faults).size).toBe(faults.length)
      expect(summary).toMatch(/^[A-Z].*[.?]$/)
    },
  )

  it.each(declaredOperations)('%s rejects unknown keys at every depth', (_, { input, output }) => {
    const open = [...collectSchemas(input), ...collectSchemas(output)].filter(
      schema => 'properties' in schema && 'type' in schema && !('additionalProperties' in schema),
    )
    expect(open).toEqual([])
  })

  it.each(declaredOperations.filter(([, { money }]) => money))(
    '%s moves money and requires a request id',
    (name, operation) => {
      expect((operation.input as TObject).required).toContain('requestId')
      expect(allFaults(name)).toContain('request.conflict')
    },
  )

  it('limit the length of every text and list in an input', () => {
    const unbounded = declaredOperations.flatMap(([name, { input }]) =>
      collectSchemas(input)
        .filter(
          schema =>
            ('type' in schema &&
              schema.type === 'string' &&
              !('maxLength' in schema || 'pattern' in schema || 'const' in schema)) ||
            ('type' in schema && schema.type === 'array' && !('maxItems' in schema)),
        )
        .map(() => name),
    )
    expect(unbounded).toEqual([])
  })
})

describe('allFaults', () => {
  it('lists session faults before input faults and those before the faults of the operation', () => {
    const faults = allFaults('getGamePlayerPlays')
    const order = ['request.siteKeyNotValid', 'session.timeout', 'request.invalid', 'game.notFound'] as const
    expect(order.map(name => faults.indexOf(name))).toEqual(
      order.map(name => faults.indexOf(name)).toSorted((a, b) => a - b),
    )
    expect(allFaults('ping')).not.toContain('login.notLoggedIn')
  })
})
