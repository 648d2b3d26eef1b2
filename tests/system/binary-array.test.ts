import { type TestDatabase, testDatabase } from '@fairground/testkit/vitest/test-database'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byteas, int2s, int4s, int8s, jsons, texts } from '@fairground/database/binary-array'
import { connect, type DatabaseConnection } from '@fairground/database/connect'

let database: TestDatabase
let connected: DatabaseConnection
beforeAll(async () => {
  database = await testDatabase()
  connected = connect({ url: database.appUrl, connections: 1, name: 'test', onError: () => undefined })
})
afterAll(async () => {
  await connected.close()
  await database.drop()
})

/** Reads the array back from PostgreSQL. */
const back = async (type: string, array: Buffer): Promise<unknown[]> => {
  const { rows } = await connected.pool.query<{ v: unknown }>(`SELECT v FROM unnest($1::${type}[]) AS v`, [
    array,
  ])
  return rows.map(row => row.v)
}

const orNull = <T>(values: fc.Arbitrary<T>) => fc.array(fc.option(values), { maxLength: 30 })
const bits = (n: number) => ({ min: -(2 ** (n - 1)), max: 2 ** (n - 1) - 1 })
const text = fc.string({ unit: 'binary', maxLength: 20 }).filter(value => !value.includes('\0'))

describe('an array in binary form', () => {
  it.each<[string, fc.Arbitrary<unknown>, (values: never) => Buffer]>([
    ['smallint', orNull(fc.integer(bits(16))), int2s],
    ['integer', orNull(fc.integer(bits(32))), int4s],
    ['bigint', orNull(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })), int8s],
    ['text', orNull(text), texts],
    ['bytea', orNull(fc.uint8Array({ maxLength: 40 }).map(bytes => Buffer.from(bytes))), byteas],
  ])('of %s is read back unchanged', async (type, values, write) => {
    await fc.assert(
      fc.asyncProperty(values, async array => {
        expect(await back(type, write(array as never))).toEqual(array)
      }),
      { numRuns: 50 },
    )
  })

  it('of json is read back as json values', async () => {
    expect(await back('json', jsons(['{"a":[1,"ä\\""]}', null]))).toEqual([{ a: [1, 'ä"'] }, null])
  })

  it('rejects a number that is out of range', () => {
    expect(() => int8s([2n ** 63n])).toThrow(RangeError)
    expect(() => int4s([2 ** 31])).toThrow(RangeError)
  })
})
