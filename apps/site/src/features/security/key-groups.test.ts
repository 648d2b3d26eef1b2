import { expect, it } from 'vitest'
import { toKeyGroups } from './key-groups.ts'

it.each([
  ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
  ['JBSWY3', 'JBSW Y3'],
  ['', ''],
])('groups %j as %j', (key, grouped) => {
  expect(toKeyGroups(key)).toBe(grouped)
})
