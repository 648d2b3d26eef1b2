import { type Detail, isFinal } from './detail.ts'

export interface Countdown {
  readonly title: string
  /** Null if there is no time to count to. */
  readonly to: number | null
  /** In place of a time. */
  readonly text?: string
}

const toStart = (startAt: number | null): Countdown => ({ title: 'Show starts in', to: startAt })

/** What the draw waits for, and until when. */
export const toCountdown = ({ instance, seal, hasBeacon, drawn, hold }: Detail, now: number): Countdown => {
  const { status, registrationEndAt, startAt, dueAt } = instance
  if (isFinal(status)) return { title: status === 'ENDED' ? 'Paid at' : 'Refunded', to: null }
  if (hold && (startAt === null || startAt <= now)) return { title: 'Show', to: null, text: 'waits' }
  if (status === 'OPEN') return { title: 'Sale ends in', to: registrationEndAt }
  if (status === 'STARTED') return { title: 'Show ends in', to: dueAt }
  return seal && !drawn && !hasBeacon && !hold ? { title: 'Beacon round in', to: dueAt } : toStart(startAt)
}

const two = (value: number): string => String(value).padStart(2, '0')

/** 3:13, 2:05:09, 4 d 2 h; "due" after the time. */
export const formatCountdown = (ms: number): string => {
  if (ms <= 0) return 'due'
  const seconds = Math.ceil(ms / 1000)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`
  return `${minutes}:${two(seconds % 60)}`
}
