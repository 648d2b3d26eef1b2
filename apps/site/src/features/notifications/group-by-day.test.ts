import type { Notification } from '@fairground/contract/entities/notifications/notification'
import { expect, it } from 'vitest'
import { daysBetween, groupByDay } from './group-by-day.ts'

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime()

const notification = (id: number, createdAt: number): Notification => ({
  id,
  kind: 'result',
  title: 'Three of Ten: the result is in',
  text: 'No prize this time.',
  path: '/gameOver?id=1',
  gameInstanceId: 1,
  createdAt,
  readAt: null,
})

it('groups notifications by calendar day and keeps their order', () => {
  const groups = groupByDay([
    notification(3, at(16, 9)),
    notification(2, at(16, 0)),
    notification(1, at(15, 23)),
  ])
  expect(groups.map(({ day, notifications }) => [day, notifications.map(({ id }) => id)])).toEqual([
    [at(16, 0), [3, 2]],
    [at(15, 0), [1]],
  ])
})

it('counts calendar days, not hours', () => {
  expect(daysBetween(at(15, 0), at(16, 1))).toBe(1)
  expect(daysBetween(at(16, 0), at(16, 23))).toBe(0)
  expect(daysBetween(at(9, 0), at(16, 12))).toBe(7)
})
