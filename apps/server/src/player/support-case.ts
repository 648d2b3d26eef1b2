import { randomInt } from 'node:crypto'
import type { Tx } from '@fairground/database/transaction'
import type { Vault } from '#vault/vault.ts'
import { insertSupportCase } from './queries/support-cases.ts'

interface CaseText {
  readonly email: string
  readonly name: string
  readonly message: string
  readonly language: string
}

// Without characters that are easily confused when read aloud.
const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 8

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
    sealed: vault.seal(memberId, 'support-case', content),
    language,
  })
