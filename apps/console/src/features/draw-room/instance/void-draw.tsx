import { formatQuantity } from '#core/format/numbers.ts'
import { useIsStale } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import type { Detail } from '#features/draw-room/logic/detail.ts'
import { useDrawProposal } from './use-draw-proposal.ts'
import styles from './acts.module.css'

/** Why a draw cannot be voided; undefined if it can. The server decides again. */
export const findVoidBlock = ({ instance, hasBeacon }: Detail): string | undefined => {
  const isBeforeDraw =
    instance.status === 'OPEN' || instance.status === 'CLOSED' || instance.status === 'RETRY'
  return isBeforeDraw && !hasBeacon
    ? undefined
    : 'The numbers are drawn. A draw is not undone by people who may know them'
}

/** The proposal to void a draw and to give everything back. */
export function VoidDraw({ detail }: { readonly detail: Detail }) {
  const { amount } = useFormat()
  const isStale = useIsStale()
  const { instanceId, title, pool, players, currency } = detail.instance
  const open = useDrawProposal('voidInstance', instanceId)
  const block = findVoidBlock(detail)
  const reason = open
    ? `Proposal ${open.proposalId} waits already`
    : (block ?? (isStale ? 'Off until the page is fresh' : undefined))
  return (
    <div className={styles.way}>
      <b>Void and refund</b>
      <p>
        {amount(pool, currency)} and the fees go back to {formatQuantity(players, 'player')}. A jackpot stays.
      </p>
      <ProposeButton
        kind="voidInstance"
        fixed={{ instanceId }}
        title={`Void ${title}, run ${instanceId}?`}
        about={`Every line is refunded: ${amount(pool, currency)} and the fees to ${formatQuantity(players, 'player')}.`}
        icon="back"
        isFull
        disabledReason={reason}
      >
        Propose to void…
      </ProposeButton>
      {reason !== undefined && <p>{reason}.</p>}
    </div>
  )
}
