import { describe, expect, it } from 'vitest'
import { trackingPixelUrl } from './tracking-pixel.ts'

const trackingURL = 'https://pixel.example/p'
const both = {
  trackingURL,
  trackOnShortRegistration: true,
  trackOnFullRegistration: true,
  trackOnDeposit: true,
}

describe('the tracking pixel', () => {
  it.each([
    ['trackOnShortRegistration', both, trackingURL],
    ['trackOnFullRegistration', both, trackingURL],
    ['trackOnDeposit', both, trackingURL],
    ['trackOnDeposit', { ...both, trackOnDeposit: false }, null],
    ['trackOnShortRegistration', { ...both, trackOnShortRegistration: false }, null],
    ['trackOnFullRegistration', { ...both, trackOnFullRegistration: false }, null],
    ['trackOnShortRegistration', { ...both, trackingURL: null }, null],
  ] as const)('%s with %j requests %s', (occasion, configuration, address) => {
    expect(trackingPixelUrl(configuration, occasion)).toBe(address)
  })
})
