import { expect, it } from 'vitest'
import { oneClickGameId } from './one-click-address.ts'

it.each([
  ['pid=101', null, 101],
  ['continue_session_id=abc&pid=101', '7', 101],
  ['continue_session_id=abc', '7', 7],
  ['continue_session_id=abc', null, null],
  ['', '7', null],
  ['pid=0', '7', null],
  ['pid=-1', null, null],
  ['pid=1e3', null, null],
  ['pid=12345678901', null, null],
])('?%s with last game %s opens game %s', (search, last, gameId) => {
  expect(oneClickGameId(new URLSearchParams(search), last)).toBe(gameId)
})
