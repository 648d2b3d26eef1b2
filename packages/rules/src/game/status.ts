/**
 * The states of an instance: OPEN -> CLOSED -> READY -> STARTED -> ENDED.
 *
 * OPEN      plays are on sale.
 * CLOSED    sales are closed: the ticket list is frozen and its root is published.
 * READY     the result is computed and verified and can no longer change.
 * STARTED   the play-out runs and results are available.
 * ENDED     the play-out is over and all winners are paid.
 * RETRY     a step after CLOSED failed; the same draw is retried a bounded number of times.
 * REPLAY    a past instance is replayed.
 * REPLAY1   the same, for an instance that was not in the viewer's list when its results were loaded.
 * REFUNDED  internal: every play was refunded; the instance is removed from the lists.
 */
export const GAME_STATUSES = [
  'OPEN',
  'READY',
  'STARTED',
  'CLOSED',
  'ENDED',
  'RETRY',
  'REPLAY',
  'REPLAY1',
  'REFUNDED',
] as const

export type GameStatus = (typeof GAME_STATUSES)[number]

export const GAME_EVENTS = [
  'registrationStart',
  'full',
  'registrationEnd',
  'reschedule',
  'ready',
  'start',
  'end',
  'dealtOut',
  'failRetry',
  'refund',
  'replay',
] as const

export type GameEvent = (typeof GAME_EVENTS)[number]

export type StatusRefusal =
  | 'stillOpen'
  | 'registrationOver'
  | 'resultNotFixed'
  | 'resultFixed'
  | 'alreadyStarted'
  | 'notStarted'
  | 'notEnded'
  | 'alreadyEnded'
  | 'alreadyRefunded'
  | 'onlyAReplay'

type Row = Record<GameEvent, GameStatus | StatusRefusal>

const refuseAll = (refusal: StatusRefusal): Row => ({
  registrationStart: refusal,
  full: refusal,
  registrationEnd: refusal,
  reschedule: refusal,
  ready: refusal,
  start: refusal,
  end: refusal,
  dealtOut: refusal,
  failRetry: refusal,
  refund: refusal,
  replay: refusal,
})

/**
 * A refund from RETRY is for a draw that cannot be made. The caller decides whether that is the case (no beacon by
 * the deadline, retries used up).
 */
const TRANSITIONS: Record<GameStatus, Row> = {
  OPEN: {
    ...refuseAll('stillOpen'),
    registrationStart: 'OPEN',
    full: 'CLOSED',
    registrationEnd: 'CLOSED',
    reschedule: 'OPEN',
    refund: 'REFUNDED',
    replay: 'notEnded',
  },
  CLOSED: {
    ...refuseAll('registrationOver'),
    reschedule: 'OPEN',
    ready: 'READY',
    start: 'resultNotFixed',
    end: 'notStarted',
    // A deck has no draw: it ends when its last ticket has a card.
    dealtOut: 'ENDED',
    failRetry: 'RETRY',
    refund: 'REFUNDED',
    replay: 'notEnded',
  },
  READY: {
    ...refuseAll('registrationOver'),
    reschedule: 'resultFixed',
    ready: 'resultFixed',
    start: 'STARTED',
    end: 'notStarted',
    failRetry: 'RETRY',
    refund: 'resultFixed',
    replay: 'notEnded',
  },
  STARTED: {
    ...refuseAll('alreadyStarted'),
    end: 'ENDED',
    failRetry: 'RETRY',
    refund: 'resultFixed',
    replay: 'notEnded',
  },
  RETRY: {
    ...refuseAll('registrationOver'),
    ready: 'READY',
    start: 'STARTED',
    end: 'notStarted',
    failRetry: 'RETRY',
    refund: 'REFUNDED',
    replay: 'notEnded',
  },
  ENDED: { ...refuseAll('alreadyEnded'), replay: 'REPLAY' },
  REPLAY: { ...refuseAll('onlyAReplay'), end: 'ENDED', replay: 'REPLAY' },
  REPLAY1: { ...refuseAll('onlyAReplay'), end: 'ENDED', replay: 'REPLAY1' },
  REFUNDED: refuseAll('alreadyRefunded'),
}

const isStatus = (cell: GameStatus | StatusRefusal): cell is GameStatus =>
  GAME_STATUSES.some(status => status === cell)

export type NextStatus =
  | { readonly ok: true; readonly status: GameStatus }
  | { readonly ok: false; readonly refusal: StatusRefusal }

export const nextGameStatus = (status: GameStatus, event: GameEvent): NextStatus => {
  const cell = TRANSITIONS[status][event]
  return isStatus(cell) ? { ok: true, status: cell } : { ok: false, refusal: cell }
}

/** For a caller that holds the lock of the instance and has checked its status: a refusal is a programming error. */
export const requireNextStatus = (status: GameStatus, event: GameEvent): GameStatus => {
  const next = nextGameStatus(status, event)
  if (!next.ok) throw new Error(`an instance that is ${status} refuses ${event}: ${next.refusal}`)
  return next.status
}
