import { Navigate, useSearchParams } from 'react-router'
import { heldLinkKey } from '#core/link-key.ts'
import { useMayBeLoggedIn } from '#core/session/session.ts'
import { ChangeNow } from './change-now.tsx'
import { InvalidLink, ResetByLink } from './reset-by-link.tsx'

/** The target of mailed reset links and of forced password changes. */
export function PasswordScreen() {
  const [search] = useSearchParams()
  const loggedIn = useMayBeLoggedIn()
  const linkKey = heldLinkKey()
  if (search.get('changeNow') === 'true') return <ChangeNow />
  if (linkKey !== null) return <ResetByLink linkKey={linkKey} />
  return loggedIn ? <Navigate to="/account/password" replace /> : <InvalidLink />
}
