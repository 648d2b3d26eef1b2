import { describe, expect, it } from 'vitest'
import { modals } from './modals.ts'
import { type Route, routes } from './routes.ts'

describe('the specification', () => {
  it('has 63 paths and 23 modals', () => {
    expect(Object.keys(routes)).toHaveLength(63)
    expect(Object.keys(modals)).toHaveLength(23)
  })

  it.each(Object.entries<Route>(routes))('%s is a page, a redirect, or marked as missing', (_, route) => {
    const ways = [route.load !== undefined, route.redirectTo !== undefined, !route.built]
    expect(ways.filter(Boolean)).toHaveLength(1)
  })
})
