import { ActButton } from '#parts/acts/act-button.tsx'
import type { PlayerActProps } from './act-props.ts'

const reasons = ['First withdrawal', 'Large amount', 'The data do not match']

/** Acts that ask the player to prove who they are. */
export function DocumentActs({ player: { username, status }, isFull = true }: PlayerActProps) {
  const disabledReason = status === 'closed' ? 'The account is closed' : undefined
  return (
    <>
      <ActButton
        operation="requestDocuments"
        icon="document"
        isFull={isFull}
        fixed={{ username }}
        title={`Ask ${username} for documents`}
        about="The player sees the text in the account and sends the documents there."
        labels={{ kind: 'To verify', text: 'The player reads' }}
        reasons={reasons}
        submitLabel="Ask for documents"
        done="The player is asked for documents"
        disabledReason={disabledReason}
      >
        Ask for documents…
      </ActButton>
      <ActButton
        operation="startIdentityCheck"
        icon="scan"
        isFull={isFull}
        fixed={{ username }}
        title={`Start an identity check of ${username}?`}
        about="The player is asked to verify their identity at the vendor of the operator. The account shows them the link."
        reasons={reasons}
        submitLabel="Start the check"
        done={({ requestId }) => `Request ${requestId} shows the player the link`}
        disabledReason={disabledReason}
      >
        Start identity check…
      </ActButton>
    </>
  )
}
