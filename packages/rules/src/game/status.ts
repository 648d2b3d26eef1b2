/**
 * The life of an instance: OPEN -> CLOSED -> READY -> STARTED -> ENDED.
 *
 * OPEN      plays are sold.
 * CLOSED    registration is over: the sold list is frozen and its root published.
 * READY     the result is fixed and checked; nothing may change it any more.
 * STARTED   the play-out runs and results may be fetched.
 * ENDED     the play-out is over and every winner is paid.
 * RETRY     a step after CLOSED failed; the same draw is tried again, a bounded number of times.
 * REPLAY    a past instance is being shown again.
 * REPLAY1   the same, for an instance that was not in the viewer's list when its results were loaded.
 * REFUNDED  internal: every play was given its money back; the instance leaves the lists.
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

const every = (refusal: StatusRefusal): Row => ({
  registrationStart: refusal,
  full: refusal,
  registrationEnd: refusal,
  reschedule: refusal,
  ready: refusal,
  start: refusal,
  end: refusal,
  failRetry: refusal,
  refund: refusal,
  replay: refusal,
})

/**
 * A refund out of RETRY is for a draw that could not be made at all. Whether that is so (no beacon by the
 * deadline, attempts used up) is for the caller to know: a status cannot tell.
 */
const TRANSITIONS: Record<GameStatus, Row> = {
  OPEN: {
    ...every('stillOpen'),
    registrationStart: 'OPEN',
    full: 'CLOSED',
    registrationEnd: 'CLOSED',
    reschedule: 'OPEN',
    refund: 'REFUNDED',
    replay: 'notEnded',
  },
  CLOSED: {
    ...every('registrationOver'),
    reschedule: 'OPEN',
    ready: 'READY',
    start: 'resultNotFixed',
    end: 'notStarted',
    failRetry: 'RETRY',
    refund: 'REFUNDED',
    replay: 'notEnded',
  },
  READY: {
    ...every('registrationOver'),
    reschedule: 'resultFixed',
    ready: 'resultFixed',
    start: 'STARTED',
    end: 'notStarted',
    failRetry: 'RETRY',
    refund: 'resultFixed',
    replay: 'notEnded',
  },
  STARTED: {
    ...every('alreadyStarted'),
    end: 'ENDED',
    failRetry: 'RETRY',
    refund: 'resultFixed',
    replay: 'notEnded',
  },
  RETRY: {
    ...every('registrationOver'),
    ready: 'READY',
    start: 'STARTED',
    end: 'notStarted',
    failRetry: 'RETRY',
    refund: 'REFUNDED',
    replay: 'notEnded',
  },
  ENDED: { ...every('alreadyEnded'), replay: 'REPLAY' },
  REPLAY: { ...every('onlyAReplay'), end: 'ENDED', replay: 'REPLAY' },
  REPLAY1: { ...every('onlyAReplay'), end: 'ENDED', replay: 'REPLAY1' },
  REFUNDED: every('alreadyRefunded'),
}

const isStatus = (cell: GameStatus | StatusRefusal): cell is GameStatus =>
  GAME_STATUSES.some(status => status === cell)

export type NextStatus =
  | { readonly ok: true; readonly status: GameStatus }
  | { readonly ok: false; readonly refusal: StatusRefusal }

export const next = (status: GameStatus, event: GameEvent): NextStatus => {
  const cell = TRANSITIONS[status][event]
  return isStatus(cell) ? { ok: true, status: cell } : { ok: false, refusal: cell }
}
