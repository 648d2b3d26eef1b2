import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import type { TObject, TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import { isFaultName } from './errors.ts'
import { allFaults, type Operation } from './operation.ts'
import {
  areas,
  isOperationName,
  operationNames,
  ownAreas,
  ownNames,
  specifiedNames,
} from './operation-names.ts'
import { operations } from './operations.ts'

const declared = readFileSync(new URL('operations.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(row => row.split('\t'))

const ajv = new Ajv({ strict: true, allowUnionTypes: true })
const all: readonly (readonly [string, Operation])[] = Object.entries(operations)
const accepts = (schema: TSchema, value: unknown): boolean => ajv.validate(schema, value)

const schemasWithin = (schema: unknown): TSchema[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : [schema, ...Object.values(schema).flatMap(schemasWithin)]

describe('operations', () => {
  it('are the 134 of the list, in its order, with its areas and access', () => {
    expect(declared).toHaveLength(134)
    expect(specifiedNames).toEqual(declared.map(([, name]) => name))
    expect(Object.keys(operations).toSorted()).toEqual(operationNames.toSorted())
    for (const [area, name, access] of declared) {
      if (name === undefined || !isOperationName(name)) throw new Error(`${name} is not declared`)
      expect([name, operations[name].area, operations[name].access]).toEqual([name, area, access])
    }
    expect([...new Set(declared.map(([area]) => area))]).toEqual(areas)
  })

  it('of our own stand in areas of their own', () => {
    const ours: readonly string[] = ownAreas
    expect(ownNames.filter(name => !ours.includes(operations[name].area))).toEqual([])
    expect(specifiedNames.filter(name => ours.includes(operations[name].area))).toEqual([])
  })

  it.each(all)('%s compiles, is closed and names known faults', (_, { input, output, faults, summary }) => {
    expect(() => ajv.compile(input)).not.toThrow()
    expect(() => ajv.compile(output)).not.toThrow()
    expect(accepts(input, { unheardOf: 1 })).toBe(false)
    expect(faults.filter(name => !isFaultName(name))).toEqual([])
    expect(new Set(faults).size).toBe(faults.length)
    expect(summary).toMatch(/^[A-Z].*[.?]$/)
  })

  it.each(all)('%s refuses unknown keys at every depth', (_, { input, output }) => {
    const open = [...schemasWithin(input), ...schemasWithin(output)].filter(
      schema => 'properties' in schema && 'type' in schema && !('additionalProperties' in schema),
    )
    expect(open).toEqual([])
  })

  it.each(all.filter(([, { money }]) => money))(
    '%s moves money and so carries a request id',
    (_, operation) => {
      expect((operation.input as TObject).required).toContain('requestId')
      expect(allFaults(operation)).toContain('request.conflict')
    },
  )

  it('bounds every text and list that a client may send', () => {
    const unbounded = all.flatMap(([name, { input }]) =>
      schemasWithin(input)
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
  it('puts the session before the shape and the shape before the operation', () => {
    const faults = allFaults(operations.getGamePlayerPlays)
    const order = ['request.siteKeyNotValid', 'session.timeout', 'request.invalid', 'game.notFound'] as const
    expect(order.map(name => faults.indexOf(name))).toEqual(
      order.map(name => faults.indexOf(name)).toSorted((a, b) => a - b),
    )
    expect(allFaults(operations.ping)).not.toContain('login.notLoggedIn')
  })
})
