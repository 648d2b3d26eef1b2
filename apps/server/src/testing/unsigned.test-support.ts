import type { JoinAnswer } from '#ledger/sale/sell.ts'

/** The answer as the journal stores it, without the signatures of its receipts. */
export const unsigned = (answer: JoinAnswer): unknown =>
  'receipts' in answer
    ? { ...answer, receipts: answer.receipts.map(({ signature: _, ...receipt }) => receipt) }
    : answer
