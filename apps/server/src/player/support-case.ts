import { randomInt } from 'node:crypto'
import type { Tx } from '@fairground/database/transaction'
import type { Vault } from '#vault/vault.ts'

interface CaseText {
  readonly email: string
  readonly name: string
  readonly message: string
  readonly language: string
}

// Without what is easily mistaken when it is read out.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 8

const newCode = (): string =>
  Array.from({ length: codeLength }, () => letters.charAt(randomInt(letters.length))).join('')

/** What was written is sealed; the case is known by its code. */
export const writeCase = (
  tx: Tx,
  vault: Vault,
  { memberId, playerId }: { readonly memberId: number; readonly playerId: number | null },
  { language, ...written }: CaseText,
): Promise<{ id: number; code: string }> =>
  tx
    .insertInto('support_case')
    .values({
      member_id: memberId,
      code: newCode(),
      player_id: playerId,
      sealed: vault.seal(memberId, 'support-case', written),
      language,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow()
