import type { Tx } from '@fairground/database/transaction'
import { openAnswers, openSupportCase, type StoredAnswer } from '#player/support-case.ts'
import { CommandRefused, type StaffDeps } from '#staff/act.ts'
import { type CaseRow, lockCase } from '#staff/queries/support-cases.ts'

interface OpenedCase {
  readonly row: CaseRow
  readonly email: string
  readonly name: string
  readonly message: string
  readonly answers: readonly StoredAnswer[]
}

/** Locks the case and decrypts it. */
export const openCase = async (
  tx: Tx,
  { vault }: StaffDeps,
  memberId: number,
  code: string,
): Promise<OpenedCase> => {
  const row = await lockCase(tx, memberId, code.toUpperCase())
  if (!row) throw new CommandRefused(`there is no case ${code}`)
  const content = openSupportCase(vault, memberId, row.sealed)
  return { row, ...content, answers: openAnswers(vault, memberId, row.sealed_answers) }
}
