import type { Player } from '@fairground/contract/entities/players/player'
import type { VerificationRequest } from '@fairground/contract/entities/players/verification'
import { describe, expect, it } from 'vitest'
import { unverified } from './verification.test-support.ts'
import { documentState, type VerificationState } from './verification-state.ts'

const request = (kind: VerificationRequest['kind'], status: VerificationRequest['status']) => ({
  kind,
  status,
})

describe('documentState', () => {
  it.each<[string, Partial<Player['verification']>, ReturnType<typeof request>[], VerificationState]>([
    ['is notSent without a document', {}, [], 'notSent'],
    ['is notSent if only another kind was sent', {}, [request('address', 'SUBMITTED')], 'notSent'],
    ['is requested after a request of the operator', {}, [request('id', 'REQUESTED')], 'requested'],
    [
      'is waiting after the player sent it',
      {},
      [request('address', 'REJECTED'), request('id', 'SUBMITTED')],
      'waiting',
    ],
    ['is rejected after a rejection', {}, [request('id', 'REJECTED')], 'rejected'],
    [
      'is rejected if the player is rejected without a request',
      { verificationStatus: 'REJECTED' },
      [],
      'rejected',
    ],
    [
      'is waiting if the player sent it again',
      { verificationStatus: 'REJECTED' },
      [request('id', 'SUBMITTED')],
      'waiting',
    ],
    ['is verified after acceptance', { idVerified: true }, [request('id', 'VERIFIED')], 'verified'],
    ['is verified without a request', { idVerified: true }, [], 'verified'],
    ['is requested again after acceptance', { idVerified: true }, [request('id', 'REQUESTED')], 'requested'],
  ])('%s', (_, verification, requests, state) => {
    expect(documentState('id', { ...unverified, ...verification }, requests)).toBe(state)
  })

  it('derives the states of ID and address independently', () => {
    const verification = { ...unverified, addressVerified: true, verificationStatus: 'REJECTED' as const }
    expect(documentState('address', verification, [])).toBe('verified')
    expect(documentState('id', verification, [])).toBe('rejected')
    expect(documentState('payment', verification, [])).toBe('notSent')
  })
})
