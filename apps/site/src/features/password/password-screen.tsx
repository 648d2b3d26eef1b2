import { Navigate, useSearchParams } from 'react-router'
import { heldLinkKey } from '#app/link-key.ts'
import { useMayBeLoggedIn } from '#app/session.ts'
import { ChangeNow } from './change-now.tsx'
import { InvalidLink, ResetByLink } from './reset-by-link.tsx'

/** Where a mailed link leads, and where a player is sent who must choose a new password. */
export function PasswordScreen() {
  const [search] = useSearchParams()
  const loggedIn = useMayBeLoggedIn()
  const linkKey = heldLinkKey()
  if (search.get('changeNow') === 'true') return <ChangeNow />
  if (linkKey !== null) return <ResetByLink linkKey={linkKey} />
  return loggedIn ? <Navigate to="/account/password" replace /> : <InvalidLink />
}
