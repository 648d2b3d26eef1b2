import { expect, it } from 'vitest'
import { maskedInitials } from './masked-initials.ts'

it.each([
  ['cr…1', 'C1'],
  ['cr…7', 'C7'],
  ['ro…n', 'RN'],
  ['a…', 'A'],
])('shortens %s to %s', (name, initials) => expect(maskedInitials(name)).toBe(initials))
