import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import { composeMail } from '#mail/compose.ts'
import { findSender } from '#mail/find-sender.ts'
import { getMailTemplates, type MailTemplate, toMailKey } from '#mail/mail-templates.ts'
import { readOwnParts } from '#mail/own-mail-parts.ts'
import { sampleFacts } from '#mail/sample-facts.ts'
import { findTextProblem } from '#site-content/texts/text-rules.ts'
import { defaultLanguage } from '@fairground/contract/constants'
import type { Member } from '#operator/members.ts'
import { CommandRefused, type StaffDeps } from '#staff/act.ts'
import { requireLanguage } from './change-language.ts'

type Input = OperatorInput<'renderMail'>

/** A preview refuses what the table of texts would refuse. */
const requireParts = (mail: Input['mail'], parts: Partial<MailTemplate>): void => {
  const sources = getMailTemplates(defaultLanguage)
  for (const [part, text] of Object.entries(parts)) {
    const source = sources.get(toMailKey(mail, part as keyof MailTemplate))
    const problem = source === undefined ? 'is not part of this mail' : findTextProblem(text, source)
    if (problem !== undefined) throw new CommandRefused(`${part} ${problem}`)
  }
}

export const renderMail = (
  { db }: Pick<StaffDeps, 'db'>,
  member: Member,
  { mail, language, texts = {} }: Input,
): Promise<OperatorOutput<'renderMail'>> => {
  requireParts(mail, texts)
  return inMember(db, member.id, async tx => {
    await requireLanguage(tx, member.id, language)
    const own = { ...(await readOwnParts(tx, member.id, mail, language)), ...texts }
    const receiver = { to: 'player@example.com', language }
    const sender = await findSender(tx, member)
    const { subject, text, html } = composeMail(mail, sampleFacts[mail] as never, sender, receiver, own)
    return { subject, text, html }
  })
}
