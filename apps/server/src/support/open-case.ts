import { supportAnswersWithinHours } from '@fairground/contract/constants'
import { inMember } from '@fairground/database/transaction'
import { isEmail } from '@fairground/rules/validation/email'
import { sendMail } from '#mail/send-mail.ts'
import type { Caller, Context } from '#operation/context.ts'
import { Refusal } from '#operation/refusal.ts'
import { writeCase } from '#player/support-case.ts'

interface Message {
  readonly email: string
  readonly name: string
  readonly message: string
  readonly language: string
}

/** Whose it is comes from the session alone. */
export const openCase = (
  written: Message,
  { member, session }: Caller,
  { db, vault, jobs }: Context,
): Promise<{ id: number; code: string }> => {
  const { email, name, language } = written
  if (!isEmail(email)) throw new Refusal('request.invalid')
  const whose = { memberId: member.id, playerId: session?.playerId ?? null }
  return inMember(db, member.id, async tx => {
    const opened = await writeCase(tx, vault, whose, written)
    const facts = { name, code: opened.code, hours: supportAnswersWithinHours }
    await sendMail(tx, jobs, member, { kind: 'supportCase', facts, to: email, language })
    return opened
  })
}
