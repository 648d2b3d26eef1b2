import { inMember } from '@fairground/database/transaction'
import { isEmail } from '@fairground/rules/validation/email'
import { sendMail } from '#mail/send-mail.ts'
import type { Caller, Context } from '#operation/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { getAnswerHours, storeSupportCase } from '#player/support-case.ts'

interface Message {
  readonly email: string
  readonly name: string
  readonly message: string
  readonly language: string
}

/** The session determines the player; the input cannot. */
export const openCase = (
  message: Message,
  { member, session }: Caller,
  { db, vault, jobs, log }: Context,
): Promise<{ id: number; code: string }> => {
  const { email, name, language } = message
  if (!isEmail(email)) throw new Refusal('request.invalid')
  const owner = { memberId: member.id, playerId: session?.playerId ?? null }
  const work = inMember(db, member.id, async tx => {
    const hours = getAnswerHours(member)
    const opened = await storeSupportCase(tx, vault, owner, message, hours)
    const facts = { name, code: opened.code, hours }
    await sendMail(tx, jobs, member, { kind: 'supportCase', facts, to: email, language })
    return opened
  })
  return work.catch((error: unknown) => {
    log.error({ err: error }, 'support case not stored')
    throw new Refusal('support.ticketNotCreated')
  })
}
