import { Id } from '#entities/values.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'

export const drawOperations = {
  holdDraw: operatorOperation({
    area: 'draws',
    access: 'draws.hold',
    scope: 'operator',
    stepUp: true,
    input: withReason({ instanceId: Id }),
    output: Done,
    faults: ['staff.refused'],
    summary: 'Stops a closed draw: no payout and no refund. A proposal of the kind releaseDraw releases it.',
  }),
} as const
