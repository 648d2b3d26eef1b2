import type { JoinResult } from '@fairground/contract/entities/plays/join'
import { describe, expect, it } from 'vitest'
import { toPurchaseOutcome, toFaultOutcome } from './purchase-outcome.ts'

const answer = (exitCode: number, gameInstanceId = 7): JoinResult => ({
  exitCode,
  exitDescription: '',
  gameInstanceId,
  gameStatus: 'OPEN',
})

describe('toPurchaseOutcome', () => {
  it.each([
    [1, 'noSuchCurrency'],
    [2, 'notEnoughFunds'],
    [3, 'gameUnavailable'],
    [4, 'tooManyLines'],
    [5, 'alreadyMaxPlays'],
    [6, 'weeklyWagerLimit'],
    [7, 'accountStatus'],
    [9, 'siteCannotAcceptPlays'],
    [234, 'siteCannotAcceptPlays'],
    [77, 'unknown'],
  ] as const)('maps exit code %i to the refusal %s', (code, error) => {
    expect(toPurchaseOutcome(answer(code), 7)).toEqual({ kind: 'refused', error })
  })

  it('includes the loss limit in the refusal', () => {
    const lossLimit = { kind: 'lossDay', resetsAt: 1 } as const
    expect(toPurchaseOutcome({ ...answer(6), lossLimit }, 7)).toEqual({
      kind: 'refused',
      error: 'weeklyWagerLimit',
      lossLimit,
    })
  })

  it('includes the condition that the player does not meet', () => {
    expect(toPurchaseOutcome({ ...answer(7), eligibility: 'mustDepositFirst' }, 7)).toEqual({
      kind: 'refused',
      error: 'accountStatus',
      eligibility: 'mustDepositFirst',
    })
  })

  it('treats exit code 8 as uncertain', () => {
    expect(toPurchaseOutcome(answer(8), 7)).toEqual({ kind: 'uncertain' })
  })

  it.each([
    [7, undefined],
    [8, 8],
  ])('reports a join in instance %i as moved to %s', (instance, movedTo) => {
    expect(toPurchaseOutcome(answer(0, instance), 7)).toMatchObject({ kind: 'joined', movedTo })
  })
})

describe('toFaultOutcome', () => {
  it.each([
    ['session.notConnected', false, 'refused'],
    ['session.connectionLost', false, 'uncertain'],
    ['session.requestTimeout', false, 'uncertain'],
    ['request.internal', false, 'uncertain'],
    ['login.notLoggedIn', true, 'sessionEnded'],
    [undefined, false, 'uncertain'],
  ] as const)('maps the fault %s (ends session: %s) to %s', (fault, endsSession, kind) => {
    expect(toFaultOutcome(fault, endsSession).kind).toBe(kind)
  })
})
