import { failures, saleLines } from '#faults/rig-report.ts'
import { openSale, type Sale, type SaleStackOptions } from '#faults/open-sale.ts'
import type { DrillOptions, DrillResult } from '../drill.ts'
import { createRecovery, type Recovery } from './recovery.ts'

export interface Disturbance {
  readonly stack?: Omit<SaleStackOptions, 'folder'>
  readonly perSecond: number
  /** Runs while tickets are sold, which end when it has ended. */
  readonly disturb: (sale: Sale, recovery: Recovery) => Promise<DrillResult>
  /** Runs when every draw is settled. */
  readonly inspect?: (sale: Sale) => Promise<DrillResult>
}

/** Sells tickets while something is wrong. Afterwards every purchase must be booked once and every draw settled. */
export const disturbSale = async (
  { folder, seed, say }: DrillOptions,
  { stack, perSecond, disturb, inspect }: Disturbance,
): Promise<DrillResult> => {
  const sale = await openSale({ ...stack, folder })
  try {
    const recovery = createRecovery()
    let isOver = false
    const selling = sale.sell({ seed, perSecond, isOver: () => isOver, onAnswer: recovery.onAnswer })
    const disturbed = await Promise.race([disturb(sale, recovery), failEarly(selling)]).finally(
      () => (isOver = true),
    )
    await selling
    // The checks of a long sale take minutes, and the figures must survive their failure.
    for (const line of disturbed.figures) say(line)
    const result = await sale.finish(say)
    const inspected = await inspect?.(sale)
    return {
      figures: [...(inspected?.figures ?? []), ...saleLines(result)],
      problems: [...disturbed.problems, ...(inspected?.problems ?? []), ...failures(result)],
    }
  } finally {
    await sale.stop()
  }
}

/** A client that gives a purchase up ends the drill, because its outcome is unknown. */
const failEarly = async (selling: Promise<void>): Promise<never> => {
  await selling
  throw new Error('the sale ended by itself')
}
