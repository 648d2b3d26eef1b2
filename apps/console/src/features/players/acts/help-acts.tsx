import { formatQuantity } from '#core/format/numbers.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import type { PlayerActProps } from './act-props.ts'
import { TemporaryPasswordButton } from './temporary-password-button.tsx'

const reasons = ['The player called', 'The player wrote to support', 'Signs of a stolen password']

export function EndSessionsButton({ player, isFull = true }: PlayerActProps) {
  const { playerId, username, openSessions } = player
  return (
    <ActButton
      operation="endPlayerSessions"
      icon="leave"
      isFull={isFull}
      fixed={{ playerId, sessionId: undefined }}
      title={`End all sessions of ${username}?`}
      about={`${formatQuantity(openSessions, 'session is', 'sessions are')} open. The player can sign in again.`}
      reasons={reasons}
      submitLabel="End all sessions"
      done={({ ended }) => `${formatQuantity(ended, 'session')} ended`}
      disabledReason={openSessions === 0 ? 'No session is open' : undefined}
    >
      End all sessions…
    </ActButton>
  )
}

/** Acts that help a player to sign in. Nothing is lost by them. */
export function HelpActs({ player }: PlayerActProps) {
  const { playerId, username, flags } = player
  const fixed = { playerId, username: undefined }
  return (
    <>
      <ActButton
        operation="unlockPlayer"
        icon="lock"
        isFull
        fixed={fixed}
        title={`Clear the failed logins of ${username}?`}
        about={
          flags.includes('loginsLocked')
            ? 'Too many failed logins lock the account. The player can sign in at once.'
            : 'Logins are not locked now. Earlier failures no longer count.'
        }
        reasons={reasons}
        submitLabel="Clear failed logins"
        done="Failed logins cleared"
      >
        Clear failed logins…
      </ActButton>
      <ActButton
        operation="requirePasswordChange"
        icon="key"
        isFull
        fixed={fixed}
        title={`Require a new password of ${username}?`}
        about="The next login leads to the choice of a new password."
        reasons={reasons}
        submitLabel="Require a new password"
        done="The next login asks for a new password"
        disabledReason={
          flags.includes('mustChangePassword') ? 'The next login asks for it already' : undefined
        }
      >
        Require a new password…
      </ActButton>
      <TemporaryPasswordButton player={player} />
      <ActButton
        operation="resetSecondFactor"
        icon="phone"
        isFull
        fixed={fixed}
        title={`Remove the second factor of ${username}?`}
        about="All sessions end. The password alone signs in until the player sets a new second factor."
        reasons={reasons}
        submitLabel="Remove the second factor"
        done="Second factor removed"
      >
        Remove second factor…
      </ActButton>
      <EndSessionsButton player={player} />
    </>
  )
}
