import { useState } from 'react'
import { ActButton } from '#parts/acts/act-button.tsx'
import { InvitationDialog } from './invitation-dialog.tsx'

/** Creates an account without roles. Another admin must agree to each role afterwards. */
export function InviteButton() {
  const [link, setLink] = useState<string>()
  return (
    <>
      <ActButton
        operation="inviteStaff"
        tone="main"
        icon="plus"
        fixed={{}}
        title="Invite a person"
        about="The account has no role. Propose one afterwards; another admin agrees to it. There are no passwords: the person creates a passkey."
        labels={{ name: 'Name', email: 'Work email' }}
        reasons={['New colleague', 'Auditor', 'Stand-in']}
        submitLabel="Create the invitation"
        done="The account is created"
        onDone={({ link: created }) => setLink(created)}
      >
        Invite…
      </ActButton>
      <InvitationDialog link={link} onClose={() => setLink(undefined)} />
    </>
  )
}
