import { Type } from 'typebox'
import { closed, Count, ShortText } from '#entities/values.ts'
import { operatorOperation, withReason } from '../operator-operation.ts'

const tickets = {
  area: 'tickets',
  access: 'tickets.write',
  scope: 'operator',
  faults: ['staff.refused'],
} as const

export const ticketOperations = {
  reprintTicket: operatorOperation({
    ...tickets,
    input: withReason({ ticket: ShortText }),
    output: closed({ prints: Count }),
    summary: 'Invalidates the earlier prints of a ticket.',
  }),
  importExternalPlays: operatorOperation({
    ...tickets,
    stepUp: true,
    input: withReason({ plays: Type.String({ minLength: 2, maxLength: 2_000_000, description: 'JSON.' }) }),
    output: closed({ stored: Count }),
    summary: 'Stores tickets bought outside the site.',
  }),
} as const
