import { randomInt } from 'node:crypto'
import type { Tx } from '@fairground/database/transaction'
import type { Vault } from '#vault/vault.ts'
import { insertSupportCase } from './queries/support-cases.ts'
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

const purpose = sealPurposes.supportCase
const answersPurpose = sealPurposes.supportAnswers

const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length))).join('')

/** Encrypts the text; the case is identified by its code. */
export const storeSupportCase = (
  tx: Tx,
  vault: Vault,
  { memberId, playerId }: { readonly memberId: number; readonly playerId: number | null },
  { language, ...content }: CaseText,
): Promise<{ id: number; code: string }> =>
  insertSupportCase(tx, {
    memberId,
    playerId,
    code: newCode(),
    sealed: vault.seal(memberId, purpose, content),
    language,
  })

export const openSupportCase = (
  vault: Vault,
  memberId: number,
  sealed: Uint8Array,
): Omit<CaseText, 'language'> => vault.open(memberId, purpose, sealed) as Omit<CaseText, 'language'>

export interface StoredAnswer {
  /** The staff member who answered. */
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
