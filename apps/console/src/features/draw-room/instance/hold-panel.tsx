import { ActButton } from '#parts/acts/act-button.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { type Detail, isFinal } from '#features/draw-room/logic/detail.ts'
import { VoidDraw } from './void-draw.tsx'
import styles from './acts.module.css'

/** Why people hold draws. */
export const holdReasons = [
  'The figures of the two systems look wrong',
  'A player or a colleague reported a problem',
  'A technical problem during the close',
  'The wrong time or the wrong terms were published',
] as const

const findHoldBlock = ({ instance, seal }: Detail): string | undefined => {
  if (isFinal(instance.status)) return 'The draw is over'
  return seal ? undefined : 'A draw can be held once its list is sealed'
}

/** Hold is always at hand: one person, at once, also while the page is stale. */
export function HoldPanel({ detail }: { readonly detail: Detail }) {
  const { instanceId, title } = detail.instance
  const block = findHoldBlock(detail)
  return (
    <Panel title="Hold">
      <p className={styles.about}>Stops payment at once. One person may hold. Two people release.</p>
      <ActButton
        operation="holdDraw"
        fixed={{ instanceId }}
        title={`Hold ${title}, run ${instanceId}?`}
        about="No prize is paid and nothing is refunded until two people release the draw. Players see that the draw is delayed. The public log shows the hold."
        reasons={holdReasons}
        submitLabel="Hold the draw"
        cancelLabel="Keep running"
        done="The draw is held"
        tone="danger-outline"
        size="lg"
        icon="pause"
        isFull
        disabledReason={block}
      >
        Hold this draw…
      </ActButton>
      {block !== undefined && <p className={styles.about}>{block}.</p>}
      {!isFinal(detail.instance.status) && <VoidDraw detail={detail} />}
    </Panel>
  )
}
