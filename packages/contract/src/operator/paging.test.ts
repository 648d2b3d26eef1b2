import { type TObject, type TSchema, Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { closed, Id, NoInput, ShortText } from '#entities/values.ts'
import type { OperatorOperation } from './operator-operation.ts'
import { operatorOperations } from './operator-operations.ts'
import { rowPages } from './paging.ts'
import { RowId } from './row-id.ts'

type Listing = Pick<OperatorOperation, 'input' | 'output' | 'summary'>
const listings = Object.entries(operatorOperations) as readonly (readonly [string, Listing])[]

const getProperties = (schema: TSchema): Readonly<Record<string, TSchema & { maxItems?: number }>> =>
  (schema as TObject).properties ?? {}

const findArrays = ({ output }: Listing) =>
  Object.values(getProperties(output)).filter(schema => 'type' in schema && schema.type === 'array')

const otherNames = ['maxResults', 'afterId', 'nextId', 'beforeId', 'cursor', 'before', 'offset']

/** What is wrong with the pages of an operation. */
const findPagingProblems = (name: string, listing: Listing): readonly string[] => {
  const { after, limit, ...input } = getProperties(listing.input)
  const { next } = getProperties(listing.output)
  const problems = otherNames.filter(each => each in input).map(each => `has the input ${each}`)
  if ((after === undefined) !== (next === undefined)) problems.push('has only one of after and next')
  if (limit !== undefined && next === undefined) problems.push('has a limit without pages')
  if (next !== undefined && limit === undefined) problems.push('has pages without a limit')
  const isListing = next !== undefined || name.startsWith('list')
  const arrays = findArrays(listing)
  if (isListing && arrays.length !== 1) problems.push(`has ${arrays.length} arrays of rows`)
  if (next !== undefined) {
    const [place] = (next as unknown as { anyOf: readonly unknown[] }).anyOf
    if (JSON.stringify(place) !== JSON.stringify(after)) problems.push('returns another place than it takes')
    const { maximum } = (limit ?? {}) as { maximum?: number }
    if (maximum !== 200 && !statesBound(listing, maximum)) problems.push('does not state its largest page')
  } else if (isListing && !statesBound(listing, arrays[0]?.maxItems)) problems.push('states no bound')
  return problems
}

const statesBound = ({ summary }: Listing, bound: number | undefined): boolean =>
  bound !== undefined && summary.includes(`at most ${bound.toLocaleString('en-US')}`)

describe('lists of the operator contract', () => {
  it.each(listings)('%s pages like all lists, or states its bound', (name, listing) => {
    expect(findPagingProblems(name, listing)).toEqual([])
  })

  const rows = Type.Array(ShortText)
  const paged = { input: closed(rowPages.input), output: closed({ rows, ...rowPages.output }), summary: '' }
  it.each<readonly [string, string, Listing]>([
    ['states no bound', 'listAll', { ...paged, input: NoInput, output: closed({ rows }) }],
    [
      'has 2 arrays of rows',
      'listAll',
      { ...paged, output: closed({ rows, more: rows, ...rowPages.output }) },
    ],
    ['has the input cursor', 'readAll', { ...paged, input: closed({ ...rowPages.input, cursor: RowId }) }],
    [
      'returns another place than it takes',
      'readAll',
      { ...paged, input: closed({ ...rowPages.input, after: Type.Optional(Id) }) },
    ],
    ['has only one of after and next', 'readAll', { ...paged, input: NoInput }],
  ])('are found if one %s', (problem, name, listing) => {
    expect(findPagingProblems(name, paged)).toEqual([])
    expect(findPagingProblems(name, listing)).toContain(problem)
  })
})
