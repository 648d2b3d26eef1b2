/** Guarded paths that are open to anonymous visitors (specification section 2, 'Guard rules'). */
const openToAnyone: ReadonlySet<string> = new Set([
  '/',
  '/html5',
  '/lobby',
  '/payout',
  '/playout',
  '/emailconfirmation',
  '/replay',
  '/contact',
  '/howtoplay',
  '/terms',
  '/privacy',
  '/scan',
  '/password',
])

export interface Visit {
  readonly path: string
  readonly guarded: boolean
  readonly loggedIn: boolean
  readonly maintenance: boolean
  /** Set by the adminStr parameter: this visitor may use the site during maintenance. */
  readonly admin: boolean
  readonly mustChangePassword: boolean
}

/** The path to redirect to, or null if the visit may continue. */
export const guard = (visit: Visit): string | null => {
  const { path, guarded, loggedIn, maintenance, admin, mustChangePassword } = visit
  if (maintenance && !admin) return path === '/maintenance' ? null : '/maintenance'
  if (mustChangePassword) return path === '/password' ? null : '/password?changeNow=true'
  if (guarded && !loggedIn && !openToAnyone.has(path)) return '/?login=true'
  return null
}
