import type { FaultName } from '@fairground/contract/errors'

type SessionEnd = 'login' | 'root' | 'restart'

const ends: { readonly [F in FaultName]?: SessionEnd } = {
  'session.timeout': 'login',
  'session.banned': 'root',
  'session.closed': 'root',
  'session.restricted': 'root',
  'session.loginElsewhere': 'root',
  'session.lost': 'restart',
  'login.notLoggedIn': 'restart',
}

/** What a session that ended on the server calls for: a word, or a new start from the root. */
export const endOf = (fault: FaultName): SessionEnd | null => ends[fault] ?? null
