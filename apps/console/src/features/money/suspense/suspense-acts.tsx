import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { ButtonLink } from '#parts/controls/button.tsx'
import type { SuspenseItem } from './suspense-words.ts'
import styles from './suspense.module.css'

/** Gives the money to a player or back to the payer. Two people decide. */
export function SuspenseActs({
  item,
  proposalId,
}: {
  readonly item: SuspenseItem
  readonly proposalId: number | undefined
}) {
  const { amount: toText } = useFormat()
  const path = usePath()
  const { depositId, playerId, username, amount, currency } = item
  const sum = toText(amount, currency)
  if (proposalId !== undefined)
    return <ButtonLink href={path('proposals', proposalId)}>In proposal {proposalId}</ButtonLink>
  return (
    <span className={styles.acts}>
      <ProposeButton
        kind="matchSuspense"
        fixed={{ depositId, amount, currency }}
        initial={{ playerId }}
        title={`Give ${sum} to a player?`}
        about={`${username} (player ${playerId}) ordered the deposit.`}
        hints={{ playerId: `${playerId} is ${username}` }}
        reasons={['The player proved the payment', 'The provider confirmed the payer']}
      >
        Match…
      </ProposeButton>
      <ProposeButton
        kind="returnSuspense"
        fixed={{ depositId, amount, currency }}
        title={`Return ${sum}?`}
        about="The payment provider sends the money back to where it came from."
        reasons={['The payer is not the player', 'The player closed the account', 'Paid twice']}
      >
        Return…
      </ProposeButton>
    </span>
  )
}
