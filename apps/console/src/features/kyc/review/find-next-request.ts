import type { QueuedRequest } from '../queue/queue-list.tsx'

/** The oldest other request that no colleague works on. */
export const findNextRequest = (
  queue: readonly Pick<QueuedRequest, 'requestId' | 'claimedBy'>[],
  after: number,
  staffId: number,
): number | undefined =>
  queue.find(
    ({ requestId, claimedBy }) => requestId !== after && (claimedBy === null || claimedBy === staffId),
  )?.requestId
