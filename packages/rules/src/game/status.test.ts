import { describe, expect, it } from 'vitest'
import {
  GAME_EVENTS,
  GAME_STATUSES,
  type GameEvent,
  type GameStatus,
  nextGameStatus,
  requireNextStatus,
} from './status.ts'

const after = (start: GameStatus, ...events: GameEvent[]): string => {
  let status = start
  for (const event of events) {
    const answer = nextGameStatus(status, event)
    if (!answer.ok) return answer.refusal
    status = answer.status
  }
  return status
}

describe('instance state machine', () => {
  it.each([
    [['registrationEnd', 'ready', 'start', 'end'], 'ENDED'],
    [['full', 'ready', 'start', 'end'], 'ENDED'],
    [['registrationEnd', 'reschedule', 'registrationEnd', 'ready'], 'READY'],
    [['registrationEnd', 'refund'], 'REFUNDED'],
    [['refund'], 'REFUNDED'],
    [['registrationEnd', 'dealtOut'], 'ENDED'],
    [['registrationEnd', 'failRetry', 'failRetry', 'ready', 'start'], 'STARTED'],
    [['registrationEnd', 'ready', 'start', 'failRetry', 'start', 'end'], 'ENDED'],
    [['registrationEnd', 'failRetry', 'refund'], 'REFUNDED'],
    [['registrationEnd', 'ready', 'start', 'end', 'replay', 'end', 'replay'], 'REPLAY'],
  ] as const)('OPEN then %j is %s', (events, status) => {
    expect(after('OPEN', ...events)).toBe(status)
  })

  it.each([
    ['OPEN', 'ready', 'stillOpen'],
    ['OPEN', 'start', 'stillOpen'],
    ['OPEN', 'failRetry', 'stillOpen'],
    ['CLOSED', 'registrationStart', 'registrationOver'],
    ['CLOSED', 'full', 'registrationOver'],
    ['CLOSED', 'start', 'resultNotFixed'],
    ['CLOSED', 'replay', 'notEnded'],
    ['READY', 'reschedule', 'resultFixed'],
    ['READY', 'refund', 'resultFixed'],
    ['READY', 'end', 'notStarted'],
    ['STARTED', 'start', 'alreadyStarted'],
    ['STARTED', 'reschedule', 'alreadyStarted'],
    ['STARTED', 'refund', 'resultFixed'],
    ['RETRY', 'reschedule', 'registrationOver'],
    ['ENDED', 'refund', 'alreadyEnded'],
    ['ENDED', 'end', 'alreadyEnded'],
    ['REPLAY1', 'refund', 'onlyAReplay'],
    ['REFUNDED', 'ready', 'alreadyRefunded'],
  ] as const)('%s refuses %s: %s', (status, event, refusal) => {
    expect(nextGameStatus(status, event)).toEqual({ ok: false, refusal })
  })

  it('throws for a caller that ignores the status', () => {
    expect(requireNextStatus('CLOSED', 'ready')).toBe('READY')
    expect(() => requireNextStatus('ENDED', 'start')).toThrow('an instance that is ENDED refuses start')
  })

  it('allows no event after a refund', () => {
    for (const event of GAME_EVENTS) expect(nextGameStatus('REFUNDED', event).ok).toBe(false)
  })

  it('opens sales only from OPEN or CLOSED, never after the result is fixed', () => {
    const reopening = GAME_STATUSES.filter(status =>
      GAME_EVENTS.some(event => {
        const answer = nextGameStatus(status, event)
        return answer.ok && answer.status === 'OPEN'
      }),
    )
    expect(reopening).toEqual(['OPEN', 'CLOSED'])
  })

  it('reaches every status except REPLAY1 from OPEN', () => {
    const reached = new Set<GameStatus>(['OPEN'])
    for (const status of reached)
      for (const event of GAME_EVENTS) {
        const answer = nextGameStatus(status, event)
        if (answer.ok) reached.add(answer.status)
      }
    expect(GAME_STATUSES.filter(status => !reached.has(status))).toEqual(['REPLAY1'])
  })
})
