import type { OpenedLink } from '#core/session/opened-link.ts'
import { AcceptInvitation } from './accept-invitation.tsx'
import { ConfirmDevice } from './confirm-device.tsx'
import { FinishOidc } from './finish-oidc.tsx'
import { SignInPage } from './sign-in-page.tsx'

/** Does the work of a link that a person opened. */
export function LinkPage({
  link,
  isSignedIn,
  onDone,
}: {
  readonly link: OpenedLink
  readonly isSignedIn: boolean
  readonly onDone: () => void
}) {
  if (link.kind === 'invitation') return <AcceptInvitation token={link.token} onDone={onDone} />
  if (link.kind === 'oidc') return <FinishOidc query={link.query} onDone={onDone} />
  return isSignedIn ? <ConfirmDevice code={link.code} onDone={onDone} /> : <SignInPage />
}
