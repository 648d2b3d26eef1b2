/** Guarded paths that an anonymous visitor may see all the same (specification section 2, 'Guard rules'). */
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
  /** The adminStr parameter: the maintenance display is not for this visitor. */
  readonly admin: boolean
  readonly mustChangePassword: boolean
}

/** Where a visit is sent instead, or null when it may go on. */
export const guard = (visit: Visit): string | null => {
  const { path, guarded, loggedIn, maintenance, admin, mustChangePassword } = visit
  if (maintenance && !admin) return path === '/maintenance' ? null : '/maintenance'
  if (mustChangePassword) return path === '/password' ? null : '/password?changeNow=true'
  if (guarded && !loggedIn && !openToAnyone.has(path)) return '/?login=true'
  return null
}

/** A return address may only be a path of this site. */
export const ownPath = (address: string | null): string | null =>
  address !== null && /^\/(?![/\\])/.test(address) && !/[\\\s]/.test(address) ? address : null
