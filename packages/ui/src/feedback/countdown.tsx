import { Icon } from '#icons/icon.tsx'
import { Badge } from './badge.tsx'
import { classes } from '#classes.ts'
import {
  clockParts,
  compactClock,
  countdownState,
  fullClock,
  roughMinutes,
  twoDigits,
} from './countdown-text.ts'
import styles from './countdown.module.css'

export interface CountdownWords {
  /** Accessible name, for instance "Saturday Six starts in". */
  label: string
  hours: string
  minutes: string
  seconds: string
  /** Replaces the clock when no time remains. */
  starting: string
  /** Text while offline: 4 gives "about 4 min". */
  about: (minutes: number) => string
}

export interface CountdownProps {
  target: number
  now: number
  online?: boolean
  form?: 'tiles' | 'inline' | 'compact'
  words: CountdownWords
}

function Tiles({ remaining, words }: { remaining: number; words: CountdownWords }) {
  const parts = clockParts(remaining)
  const tiles = [
    [parts.days * 24 + parts.hours, words.hours],
    [parts.minutes, words.minutes],
    [parts.seconds, words.seconds],
  ] as const
  return tiles.map(([value, word], i) => (
    <span key={word} className={styles.unit}>
      {i > 0 && <i className={styles.colon}>:</i>}
      <span className={styles.tile}>
        <b>{twoDigits(value)}</b>
        <em>{word}</em>
      </span>
    </span>
  ))
}

export function Countdown({ target, now, online = true, form = 'inline', words }: CountdownProps) {
  const remaining = target - now
  const state = countdownState(remaining, online)
  const clock = (form === 'compact' ? compactClock : fullClock)(clockParts(remaining))
  return (
    <span
      className={classes(styles.countdown, 'num')}
      role="timer"
      aria-label={words.label}
      data-form={form}
      data-state={state}
    >
      {state === 'frozen' && (
        <span className={styles.frozen}>
          <Icon name="signal" size="sm" />
          <span>{words.about(roughMinutes(remaining))}</span>
        </span>
      )}
      {state === 'starting' && <Badge tone="live">{words.starting}</Badge>}
      {state === 'closing' && form === 'inline' && <Badge tone="warn">{clock}</Badge>}
      {(state === 'open' || state === 'closing') && form === 'tiles' && (
        <Tiles remaining={remaining} words={words} />
      )}
      {(state === 'open' || (state === 'closing' && form === 'compact')) && form !== 'tiles' && (
        <b className={styles.clock}>{clock}</b>
      )}
    </span>
  )
}
