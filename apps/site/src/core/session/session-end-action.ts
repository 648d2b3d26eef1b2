import type { FaultName } from '@fairground/contract/errors'

type SessionEnd = 'login' | 'root' | 'restart'

const ends: { readonly [F in FaultName]?: SessionEnd } = {
  'session.timeout': 'login',
  'session.banned': 'root',
  'session.closed': 'root',
  'session.restricted': 'root',
  'session.loginElsewhere': 'root',
  'session.passwordChanged': 'login',
  'session.lost': 'restart',
  'login.notLoggedIn': 'restart',
}

/** The reaction to a session that ended on the server; null for other faults. */
export const getSessionEndAction = (fault: FaultName): SessionEnd | null => ends[fault] ?? null
