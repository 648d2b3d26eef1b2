import { ActButton } from '#parts/acts/act-button.tsx'
import type { PlayerActProps } from './act-props.ts'
import { SegmentButton } from './segment-button.tsx'

/** Acts on the account that can be taken back. */
export function AccountActs({ player }: PlayerActProps) {
  const { playerId, username, status, segment, flags, balances } = player
  const fixed = { playerId, username: undefined }
  const hasMoney = balances.some(({ amount, held }) => BigInt(amount) !== 0n || BigInt(held) !== 0n)
  const notDemo = flags.includes('demo') ? 'It is a demo account already' : undefined
  return (
    <>
      <SegmentButton playerId={playerId} segment={segment} isFull />
      {status === 'expired' ? (
        <ActButton
          operation="renewPlayer"
          icon="repeat"
          isFull
          fixed={fixed}
          title={`Renew the account of ${username}?`}
          about="The account becomes active and the player can sign in again."
          reasons={['The player asked for it', 'The check is complete']}
          submitLabel="Renew the account"
          done="The account is active"
        >
          Renew the account…
        </ActButton>
      ) : (
        <ActButton
          operation="expirePlayer"
          icon="clock"
          isFull
          fixed={fixed}
          title={`Expire the account of ${username}?`}
          about="All sessions end, and logins are refused until the account is renewed."
          reasons={['The account is not used', 'The check is not complete']}
          submitLabel="Expire the account"
          done="The account is expired"
          disabledReason={status === 'active' ? undefined : 'Only an active account can expire'}
        >
          Expire the account…
        </ActButton>
      )}
      <ActButton
        operation="setDemoPlayer"
        icon="user"
        isFull
        fixed={fixed}
        title={`Turn ${username} into a demo account?`}
        about="A demo account plays with money that is worth nothing and appears in no report."
        reasons={['Training of staff', 'Presentation of the site']}
        submitLabel="Turn into a demo account"
        done="It is a demo account"
        disabledReason={notDemo ?? (hasMoney ? 'The account has money' : undefined)}
      >
        Make it a demo account…
      </ActButton>
    </>
  )
}
