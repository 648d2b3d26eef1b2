import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { toDrawField } from './draw-field.ts'
import { liveTickets } from './placed-tickets.ts'

it('maps live tickets to their indices in the tree', () => {
  const void3and0 = [
    { seq0: 2, voided: 0 },
    { seq0: 5, voided: 3 },
  ]
  const field = toDrawField(5, void3and0)
  expect(field.tickets).toBe(3)
  expect([0, 1, 2].map(field.seq0At)).toEqual([1, 4, 6])
})

it('agrees with the list of placed tickets', () => {
  const leaf = { player: '', plays: '', price: '0' }
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }), fc.nat(), (kinds, choice) => {
      const voids: { seq0: number; voided: number }[] = []
      const open: number[] = []
      kinds.forEach((isVoid, seq0) => {
        if (isVoid && open.length > 0)
          voids.push({ seq0, voided: open.splice(choice % open.length, 1)[0] ?? 0 })
        else open.push(seq0)
      })
      const tickets = kinds.length - voids.length
      const leaves = Array.from({ length: tickets }, () => leaf)
      const live = [...liveTickets(leaves, voids)]
      const field = toDrawField(tickets, voids)
      expect(field.tickets).toBe(live.length)
      expect(live.map((_, index) => field.seq0At(index))).toEqual(live.map(ticket => ticket.seq0))
    }),
  )
})
