import { expect, it } from 'vitest'
import { findChanges } from './find-changes.ts'

it('lists the fields that differ, with nested names', () => {
  const before = { status: 'active', limits: { day: '5', week: '9' }, tags: ['a'] }
  const after = { status: 'banned', limits: { day: '5', week: '8' }, tags: ['a'], since: 3 }
  expect(findChanges(before, after)).toEqual([
    { field: 'limits.week', before: '9', after: '8' },
    { field: 'since', before: null, after: 3 },
    { field: 'status', before: 'active', after: 'banned' },
  ])
})

it('compares a state that begins or ends with nothing', () => {
  expect(findChanges(null, { a: 1 })).toEqual([{ field: 'a', before: null, after: 1 }])
  expect(findChanges({ a: { b: 1 } }, null)).toEqual([{ field: 'a.b', before: 1, after: null }])
  expect(findChanges('one', { a: 1 })).toEqual([{ field: '', before: 'one', after: { a: 1 } }])
  expect(findChanges(null, null)).toEqual([])
  expect(findChanges([1, 2], [1, 3])).toEqual([{ field: '', before: [1, 2], after: [1, 3] }])
})
