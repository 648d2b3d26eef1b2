import { expect, it } from 'vitest'
import { formatCountdown, toCountdown } from './countdown.ts'
import { heldDetail, openDetail, paidDetail, sealedDetail } from './sample-detail.test-support.ts'
import { toBalls } from './to-balls.ts'

it('counts down to what the draw waits for', () => {
  expect(toCountdown(openDetail, 0)).toEqual({ title: 'Sale ends in', to: 5000 })
  expect(toCountdown(sealedDetail, 0)).toEqual({ title: 'Beacon round in', to: 9000 })
  expect(toCountdown(heldDetail, 0)).toEqual({ title: 'Show starts in', to: 10_000 })
  expect(toCountdown(paidDetail, 0)).toEqual({ title: 'Paid at', to: null })
  expect(toCountdown(heldDetail, 10_000)).toMatchObject({ to: null, text: 'waits' })
})

it('writes minutes and seconds, hours, days, and due', () => {
  expect([193_000, 7_509_000, 352_800_000, 0, -5].map(formatCountdown)).toEqual([
    '3:13',
    '2:05:09',
    '4 d 2 h',
    'due',
    'due',
  ])
})

it('reads the numbers of a result and counts those that do not fit', () => {
  expect(toBalls('9,17,22+4')).toEqual({ shown: ['9', '17', '22', '4'], hidden: 0 })
  expect(toBalls(Array.from({ length: 75 }, (_, at) => at + 1).join())).toMatchObject({ hidden: 63 })
  expect(toBalls('').shown).toEqual([])
})
