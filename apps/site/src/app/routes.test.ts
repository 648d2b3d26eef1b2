import { describe, expect, it } from 'vitest'
import { modals } from '#core/modals.ts'
import { type Route, routes } from './routes.ts'

describe('routes and modals of the specification', () => {
  it('are 63 paths and 23 modals', () => {
    expect(Object.keys(routes)).toHaveLength(63)
    expect(Object.keys(modals)).toHaveLength(23)
  })

  it.each(Object.entries<Route>(routes))('%s is a page, a redirect or marked as not built', (_, route) => {
    const forms = [route.load !== undefined, route.redirectTo !== undefined, !route.built]
    expect(forms.filter(Boolean)).toHaveLength(1)
  })
})
