import { expect, it } from 'vitest'
import { findActive, findPlanned, type Notice, toNoticeTime } from './notice.ts'

const notice = (noticeId: number, part: Partial<Notice>): Notice => ({
  noticeId,
  kind: 'maintenance',
  title: '',
  text: 'A new machine',
  from: 1000,
  until: null,
  isActive: false,
  ...part,
})
const all = [
  notice(1, { from: 9000 }),
  notice(2, { kind: 'message', isActive: true }),
  notice(3, { from: 5000 }),
]

it('finds the notice that players see now', () => {
  expect(findActive(all, 'message')?.noticeId).toBe(2)
  expect(findActive(all, 'maintenance')).toBeUndefined()
})

it('lists what is planned in the order of time', () => {
  expect(findPlanned(all).map(({ noticeId }) => noticeId)).toEqual([3, 1])
})

it('writes times as the operations take them', () => {
  expect(toNoticeTime(Date.UTC(2026, 10, 20, 21, 0))).toBe('2026-11-20T21:00Z')
})
