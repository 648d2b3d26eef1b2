import { expect, it } from 'vitest'
import { orderState } from './order-state.ts'

it.each([
  ['created', '/pay/1', 'paying'],
  ['pending', '/pay/1', 'paying'],
  ['pending', null, 'waiting'],
  ['created', null, 'waiting'],
  ['completed', null, 'done'],
  ['failed', '/pay/1', 'declined'],
] as const)('%s with provider page %s is %s', (status, redirectUrl, state) =>
  expect(orderState({ status, redirectUrl })).toBe(state),
)
