import { describe, expect, it } from 'vitest'
import { findNextRequest } from './find-next-request.ts'

const queue = [
  { requestId: 3, claimedBy: null },
  { requestId: 5, claimedBy: 8 },
  { requestId: 9, claimedBy: 2 },
]

describe('findNextRequest', () => {
  it('finds the oldest other request that no colleague works on', () => {
    expect(findNextRequest(queue, 9, 2)).toBe(3)
    expect(findNextRequest(queue, 3, 2)).toBe(9)
  })

  it('finds none if colleagues work on all others', () => {
    expect(findNextRequest(queue, 3, 1)).toBeUndefined()
  })
})
