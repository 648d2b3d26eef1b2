import type { Database } from '@fairground/database/connect'
import type { Log } from '#platform/log.ts'
import { findDue } from '#platform/polling/due-operators.ts'
import { pollMembers } from '#platform/polling/poll-members.ts'
import { countReturn } from './count-return.ts'

const everyMs = 1000

/** Keeps the live return of every game up to date. Several workers may run. */
export const startReturns = (deps: { readonly db: Database; readonly log: Log }) =>
  pollMembers({
    ...deps,
    everyMs,
    name: 'live return',
    findDue: findDue('returns'),
    work: memberId => countReturn(deps, memberId),
  })
