import { PlayerStatus } from '#parts/player/player-status.tsx'
import { Tag, type Tone } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import type { PlayerRecord } from '#features/players/acts/act-props.ts'
import { isHereNow } from './is-here-now.ts'
import { useDatabaseTime } from '#core/live/live-store.ts'
import styles from './player.module.css'

interface FlagWord {
  readonly title: string
  readonly tone: Tone
}

/** Flags of an account in words. */
const flagWords = {
  demo: { title: 'Demo account', tone: 'info' },
  rewardsOff: { title: 'No rewards', tone: 'neutral' },
  mustChangePassword: { title: 'New password required', tone: 'neutral' },
  loginsLocked: { title: 'Logins locked', tone: 'warn' },
  paymentFlagged: { title: 'Payment flagged', tone: 'warn' },
  dataDestroyed: { title: 'Data destroyed', tone: 'neutral' },
} as const satisfies Readonly<Record<PlayerRecord['flags'][number], FlagWord>>

const verificationTags: Readonly<Record<string, FlagWord>> = {
  VERIFIED: { title: 'ID verified', tone: 'good' },
  REJECTED: { title: 'ID refused', tone: 'bad' },
}

/** What staff must know about an account before anything else. */
export function PlayerTags({ player }: { readonly player: PlayerRecord }) {
  const { status, restrictedUntil, flags, verification } = player
  const identity = verificationTags[verification.status ?? ''] ?? {
    title: 'ID not verified',
    tone: 'neutral',
  }
  const isHere = isHereNow(player, useDatabaseTime(10_000))
  return (
    <span className={styles.tags}>
      <PlayerStatus status={status} />
      {restrictedUntil !== null && status !== 'active' && (
        <Tag>
          until <When at={restrictedUntil} style="day" />
        </Tag>
      )}
      {isHere && (
        <Tag tone="info" icon="signal">
          Here now
        </Tag>
      )}
      <Tag tone={identity.tone}>{identity.title}</Tag>
      {flags.map(flag => (
        <Tag key={flag} tone={flagWords[flag].tone}>
          {flagWords[flag].title}
        </Tag>
      ))}
    </span>
  )
}
