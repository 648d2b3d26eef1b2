import { inMember } from '@fairground/database/transaction'
import { makeDueLive } from '#site-content/versions/make-live.ts'
import type { ScheduleDeps } from './schedule-deps.ts'

/** Shows the versions of content that staff have scheduled. */
export const publishScheduledContent = ({ db }: ScheduleDeps, memberId: number): Promise<boolean> =>
  inMember(db, memberId, tx => makeDueLive(tx, memberId))
