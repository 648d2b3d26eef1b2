import { expect, it } from 'vitest'
import { readSecurityHeaders } from './security-headers.ts'
import { withTracking } from './tracking-policy.ts'

const policy = async () => (await readSecurityHeaders([]))['content-security-policy'] ?? ''

it("allows pictures from the origin of the operator's tracking pixel", async () => {
  expect(withTracking(await policy(), 'https://count.example/pixel?id=1;script-src *')).toContain(
    "img-src 'self' data: https://count.example;",
  )
})

it.each([undefined, 'not an address', 'javascript:alert(1)'])(
  '%s does not change the policy',
  async address => {
    expect(withTracking(await policy(), address)).toBe(await policy())
  },
)
