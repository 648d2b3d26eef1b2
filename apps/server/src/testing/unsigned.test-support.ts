import type { JoinAnswer } from '#ledger/sell.ts'

/** The answer as the journal keeps it: what signs it anew each time is not stored. */
export const unsigned = (answer: JoinAnswer): unknown =>
  'receipts' in answer
    ? { ...answer, receipts: answer.receipts.map(({ signature: _, ...receipt }) => receipt) }
    : answer
