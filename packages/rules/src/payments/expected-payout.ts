import type { WithdrawalStatus } from './withdrawal.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How long a staff member takes to check a withdrawal at most, in working days. */
const checkDays = 1
/** How long the money takes after it was sent, in working days. A wallet is paid within the hour. */
const transferDays = { card: 2, bank: 2, eWallet: 0 } as const

const isWeekend = (at: number): boolean => [0, 6].includes(new Date(at).getUTCDay())

const addWorkingDays = (from: number, days: number): number => {
  let at = from
  for (let left = days; left > 0; ) {
    at += dayMs
    if (!isWeekend(at)) left -= 1
  }
  while (isWeekend(at)) at += dayMs
  return at
}

interface PayoutProgress {
  readonly status: WithdrawalStatus
  readonly kind: keyof typeof transferDays
  readonly requestedAt: number
  /** When the status changed last. */
  readonly changedAt: number
}

/** The latest time at which the money is expected to arrive. Null when nothing is under way. */
export const expectedPayout = ({ status, kind, requestedAt, changedAt }: PayoutProgress): number | null => {
  const send = (from: number): number => addWorkingDays(from + hourMs, transferDays[kind])
  switch (status) {
    case 'REQUESTED':
      return send(addWorkingDays(requestedAt, checkDays))
    case 'APPROVED':
    case 'SENDING':
    case 'UNKNOWN':
      return send(changedAt)
    case 'PAID':
    case 'REJECTED':
    case 'CANCELLED':
      return null
  }
}
