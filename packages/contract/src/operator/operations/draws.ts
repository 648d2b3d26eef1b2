import { Done, operatorOperation, withReason } from '../operator-operation.ts'
import { RowId } from '../row-id.ts'

export const drawOperations = {
  holdDraw: operatorOperation({
    area: 'draws',
    access: 'draws.hold',
    scope: 'operator',
    stepUp: true,
    input: withReason({ instanceId: RowId }),
    output: Done,
    faults: ['staff.refused'],
    summary: 'Stops a closed draw: no payout and no refund. A proposal of the kind releaseDraw releases it.',
  }),
} as const
