import { Icon } from '@fairground/ui/icons/icon.tsx'
import { formatSpan } from '#core/format/times.ts'
import { useDatabaseTime } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import type { Detail } from '#features/draw-room/logic/detail.ts'
import styles from './held-banner.module.css'

function SecondsHeld({ since }: { readonly since: number }) {
  const now = useDatabaseTime()
  const ms = Math.max(0, now - since)
  return (
    <span className={styles.seconds}>
      {ms < 120_000 ? `${Math.floor(ms / 1000)} s` : formatSpan(ms)} held
    </span>
  )
}

/** Says that nothing is paid, why, since when and by whom. */
export function HeldBanner({ detail }: { readonly detail: Detail }) {
  const { hold, history, instance } = detail
  const { seconds } = useFormat()
  if (!hold) return null
  const heldAt = history.reduce((at, entry) => (entry.kind === 'held' ? Math.max(at, entry.at) : at), 0)
  const isByRule = hold.heldBy === null
  const by = isByRule ? 'the rule' : (hold.heldByName ?? hold.heldBy)
  return (
    <section className={styles.banner} aria-label="Held">
      <Icon name="pause" />
      <div className={styles.text} role="alert">
        <b>
          {isByRule
            ? 'Payment is stopped. The gaming system and the control system do not name the same winners.'
            : 'Payment is stopped. This draw is held.'}
        </b>
        <p>
          Held by {by}
          {heldAt > 0 && ` at ${seconds(heldAt)}`}
          {instance.status === 'STARTED' ? '. ' : ', before any prize moved. '}
          {!isByRule && `Reason: ${hold.reason}`}
        </p>
      </div>
      {heldAt > 0 && <SecondsHeld since={heldAt} />}
    </section>
  )
}
