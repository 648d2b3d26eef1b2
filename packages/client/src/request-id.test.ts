import { describe, expect, it } from 'vitest'
import { newRequestId } from '#request-id.ts'

describe('newRequestId', () => {
  it.each([
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
    [0x5a, '5a5a5a5a-5a5a-4a5a-9a5a-5a5a5a5a5a5a'],
  ])('formats bytes of value %i as %s', (byte, id) => {
    expect(newRequestId(bytes => bytes.fill(byte))).toBe(id)
  })

  it('returns a different id every time', () => {
    expect(new Set(Array.from({ length: 1000 }, () => newRequestId())).size).toBe(1000)
  })
})
