import { randomInt } from 'node:crypto'
import { supportAnswersWithinHours } from '@fairground/contract/constants'
import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import type { Vault } from '#vault/vault.ts'
import type { Member } from '#operator/members.ts'
import { insertSupportCase, lockCaseOfPlayer, reopenCase } from './queries/support-cases.ts'
import { sealPurposes } from '#vault/seal-purposes.ts'

interface CaseText {
  readonly email: string
  readonly name: string
  readonly message: string
  readonly language: string
}

// Without characters that are easily confused when read aloud.
const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 8

/** A longer conversation needs a new case. */
const maxMessages = 100

const purpose = sealPurposes.supportCase
const answersPurpose = sealPurposes.supportAnswers

/** The hours within which the operator answers. */
export const getAnswerHours = ({ settings }: Pick<Member, 'settings'>): number => {
  const { supportAnswerHours: hours } = settings
  return hours !== undefined && Number.isInteger(hours) && hours > 0 ? hours : supportAnswersWithinHours
}

const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length))).join('')

/** Encrypts the text; the case is identified by its code. */
export const storeSupportCase = (
  tx: Tx,
  vault: Vault,
  { memberId, playerId }: { readonly memberId: number; readonly playerId: number | null },
  { language, ...content }: CaseText,
  answerHours: number,
): Promise<{ id: number; code: string }> =>
  insertSupportCase(tx, {
    memberId,
    playerId,
    code: newCode(),
    sealed: vault.seal(memberId, purpose, content),
    language,
    answerHours,
  })

export const openSupportCase = (
  vault: Vault,
  memberId: number,
  sealed: Uint8Array,
): Omit<CaseText, 'language'> => vault.open(memberId, purpose, sealed) as Omit<CaseText, 'language'>

export interface StoredAnswer {
  /** The staff member who answered, or the sender. */
  readonly by: string
  readonly at: number
  readonly text: string
}

export const sealAnswers = (vault: Vault, memberId: number, answers: readonly StoredAnswer[]): Buffer =>
  vault.seal(memberId, answersPurpose, answers)

export const openAnswers = (
  vault: Vault,
  memberId: number,
  sealed: Uint8Array | null,
): readonly StoredAnswer[] =>
  sealed === null || sealed.length === 0
    ? []
    : (vault.open(memberId, answersPurpose, sealed) as StoredAnswer[])

/** Appends a message of the player and opens the case again. Returns false if the player has no such case. */
export const addPlayerMessage = async (
  tx: Tx,
  vault: Vault,
  { memberId, playerId }: PlayerKey,
  { code, text, at }: { readonly code: string; readonly text: string; readonly at: number },
  answerHours: number,
): Promise<boolean> => {
  const row = await lockCaseOfPlayer(tx, { memberId, playerId }, code)
  if (!row) return false
  const messages = openAnswers(vault, memberId, row.sealed_answers)
  if (messages.length >= maxMessages) return false
  const sealed = sealAnswers(vault, memberId, [...messages, { by: 'sender', at, text }])
  await reopenCase(tx, memberId, row.id, { sealed, answerHours, isOpen: row.status === 'open' })
  return true
}
