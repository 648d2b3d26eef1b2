import type { Database } from '@fairground/database/connect'
import type { Log } from '#platform/log.ts'
import { findDue } from '#platform/polling/due-operators.ts'
import { pollMembers } from '#platform/polling/poll-members.ts'
import { generateNext } from './generate.ts'

const everyMs = 1000

/** Generates the reports that staff requested. Several workers may run, because each claims a report. */
export const startReports = ({ db, log }: { readonly db: Database; readonly log: Log }) =>
  pollMembers({
    db,
    log,
    everyMs,
    name: 'reports',
    findDue: findDue('reports'),
    work: memberId => generateNext(db, memberId),
  })
