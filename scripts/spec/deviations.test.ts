import { expect, it } from 'vitest'
import { readDeclared } from './declared.ts'
import { deviations } from './deviations.ts'
import { specStatus } from './status.ts'

it('lists each deviation once and only parts that the project declares', () => {
  const status = specStatus(readDeclared(), new Set())
  expect(deviations.filter(({ part, name }) => !status[part].missing.includes(name))).toEqual([])
  expect(new Set(deviations.map(({ part, name }) => `${part} ${name}`)).size).toBe(deviations.length)
})
