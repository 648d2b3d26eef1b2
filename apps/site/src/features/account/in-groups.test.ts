import { expect, it } from 'vitest'
import { inGroups } from './in-groups.ts'

it.each([
  ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
  ['JBSWY3', 'JBSW Y3'],
  ['', ''],
])('%j: %j', (key, grouped) => {
  expect(inGroups(key)).toBe(grouped)
})
