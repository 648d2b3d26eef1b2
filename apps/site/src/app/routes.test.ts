import { describe, expect, it } from 'vitest'
import { modals } from '#core/modals.ts'
import { routes } from './routes.ts'

describe('routes and modals of the specification', () => {
  it('are 78 paths and 27 modals', () => {
    expect(Object.keys(routes)).toHaveLength(78)
    expect(Object.keys(modals)).toHaveLength(27)
  })
})
