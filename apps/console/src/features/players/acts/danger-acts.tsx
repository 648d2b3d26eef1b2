import { ActButton } from '#parts/acts/act-button.tsx'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import type { PlayerActProps } from './act-props.ts'
import { ExcludeButton } from './exclude-button.tsx'

/** Acts that end the use of the account. */
export function DangerActs({ player }: PlayerActProps) {
  const { playerId, username, status } = player
  const fixed = { playerId, username: undefined }
  const closed = status === 'closed' ? 'The account is closed' : undefined
  return (
    <>
      <ExcludeButton player={player} />
      <ActButton
        operation="closePlayerAccount"
        icon="leave"
        isFull
        tone="danger-outline"
        fixed={fixed}
        title={`Close the account of ${username}?`}
        about="Only at the request of the player. All sessions end and the player cannot sign in again."
        reasons={['The player asked for it']}
        submitLabel="Close the account"
        done="The account is closed"
        disabledReason={closed}
      >
        Close the account…
      </ActButton>
      {status === 'banned' ? (
        <ProposeButton
          kind="unbanPlayer"
          icon="users"
          isFull
          fixed={{ username }}
          title={`Lift the ban of ${username}`}
          about="The account becomes active again."
          reasons={['The review is complete', 'The ban was an error']}
        >
          Lift the ban… two people
        </ProposeButton>
      ) : (
        <ActButton
          operation="banPlayer"
          icon="close"
          isFull
          tone="danger-outline"
          fixed={fixed}
          title={`Ban ${username}?`}
          about="All sessions end and the player cannot sign in. Two people are needed to lift the ban."
          reasons={['Breach of the terms', 'Fraud', 'Request of an authority']}
          submitLabel="Ban the player"
          done="The player is banned"
          disabledReason={closed}
        >
          Ban… two people to lift
        </ActButton>
      )}
    </>
  )
}
