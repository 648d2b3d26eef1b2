import type { Handler } from '#operation/handler.ts'
import { cleanReport } from './clean-report.ts'

/** Many browsers fail in the same way after a bad release, and the first reports are enough. */
const maxPerMinute = 60
const minuteMs = 60_000

const counted = new Map<number, { readonly minute: number; reports: number }>()

const mayReport = (memberId: number, now: number): boolean => {
  const minute = Math.floor(now / minuteMs)
  const known = counted.get(memberId)
  const count = known?.minute === minute ? known : { minute, reports: 0 }
  counted.set(memberId, count)
  count.reports += 1
  return count.reports <= maxPerMinute
}

/** Written to the log only: nothing is stored, and the report names neither player nor address. */
export const reportCrash: Handler<'reportCrash'> = async (
  { kind, message, stack, path, release },
  { member },
  { log, now },
) => {
  if (!mayReport(member.id, now())) return { accepted: false }
  const report = { message: cleanReport(message), stack: cleanReport(stack), path: cleanReport(path) }
  log.warn({ memberId: member.id, kind, release, ...report }, 'browser crashed')
  return { accepted: true }
}
