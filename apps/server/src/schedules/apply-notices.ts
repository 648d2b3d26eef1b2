import { inMember } from '@fairground/database/transaction'
import { applyDueNotices } from '#site-content/notices/change-notices.ts'
import type { ScheduleDeps } from './schedule-deps.ts'

/** Starts and ends planned maintenance and planned messages. */
export const applyNotices = ({ db }: ScheduleDeps, memberId: number): Promise<boolean> =>
  inMember(db, memberId, tx => applyDueNotices(tx, memberId))
