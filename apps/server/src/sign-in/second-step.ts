import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import {
  deleteExpiredSecondSteps,
  deleteStep,
  findOpenStep,
  incrementTries,
  insertSecondStep,
  lockOpenStep,
  updateChallenge,
} from './queries/second-steps.ts'

const stepMinutes = 5

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Returns a token with which the login can be finished once, within a few minutes. */
export const createSecondStep = async (tx: Tx, player: PlayerKey): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await deleteExpiredSecondSteps(tx, player)
  await insertSecondStep(tx, player, hashToken(token), stepMinutes)
  return token
}

/** Returns undefined if the step has expired, has no tries left or is finished. */
export const readSecondStep = (tx: Tx, memberId: number, token: string) =>
  findOpenStep(tx, memberId, hashToken(token))

export const setChallenge = (tx: Tx, memberId: number, token: string, challenge: string): Promise<void> =>
  updateChallenge(tx, memberId, hashToken(token), challenge)

/** Counts a try before it is checked. Returns undefined if the step has expired, has no tries left or is finished. */
export const countTry = async (tx: Tx, memberId: number, token: string) => {
  const step = await lockOpenStep(tx, memberId, hashToken(token))
  if (step) await incrementTries(tx, memberId, hashToken(token))
  return step
}

/** Returns false if the step was already finished: of two concurrent logins only one succeeds. */
export const deleteSecondStep = (tx: Tx, memberId: number, token: string): Promise<boolean> =>
  deleteStep(tx, memberId, hashToken(token))
