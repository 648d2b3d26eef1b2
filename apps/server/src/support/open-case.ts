import { randomInt } from 'node:crypto'
import { supportAnswersWithinHours } from '@fairground/contract/constants'
import { inMember } from '@fairground/database/transaction'
import { isEmail } from '@fairground/rules/validation/email'
import { sendMail } from '#mail/send-mail.ts'
import type { Caller, Context } from '#operation/context.ts'
import { Refusal } from '#operation/refusal.ts'

interface Message {
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

/** What was written is sealed; the case is known by its code. Whose it is comes from the session alone. */
export const openCase = (
  { email, name, message, language }: Message,
  { member, session }: Caller,
  { db, vault, jobs }: Context,
): Promise<{ id: number; code: string }> => {
  if (!isEmail(email)) throw new Refusal('request.invalid')
  return inMember(db, member.id, async tx => {
    const opened = await tx
      .insertInto('support_case')
      .values({
        member_id: member.id,
        code: newCode(),
        player_id: session?.playerId ?? null,
        sealed: vault.seal(member.id, 'support-case', { email, name, message }),
        language,
      })
      .returning(['id', 'code'])
      .executeTakeFirstOrThrow()
    const facts = { name, code: opened.code, hours: supportAnswersWithinHours }
    await sendMail(tx, jobs, member, { kind: 'supportCase', facts, to: email, language })
    return opened
  })
}
