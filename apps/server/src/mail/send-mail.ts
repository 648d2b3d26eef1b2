import type { Tx } from '@fairground/database/transaction'
import type { Jobs } from '#jobs/jobs.ts'
import type { Member } from '#operator/members.ts'
import { composeMail } from './compose.ts'
import { findSender } from './find-sender.ts'
import type { MailFacts, MailKind } from './mail-kinds.ts'
import { readOwnParts } from './own-mail-parts.ts'

interface MailOrder<K extends MailKind> {
  readonly kind: K
  readonly facts: MailFacts[K]
  readonly to: string
  readonly language: string
  /** Names the mail, so that a repeated attempt has the same message id. */
  readonly reference?: string
}

/** The mail is sent if and only if the caller's transaction commits. */
export const sendMail = async <K extends MailKind>(
  tx: Tx,
  jobs: Jobs,
  member: Member,
  { kind, facts, to, language, reference }: MailOrder<K>,
): Promise<void> => {
  const sender = await findSender(tx, member)
  const own = await readOwnParts(tx, member.id, kind, language)
  const mail = composeMail(kind, facts, sender, { to, language }, own)
  const messageId = reference && `<${reference}.${member.id}@${sender.address.split('@').at(-1)}>`
  await jobs.add(tx, member.id, 'mail', messageId ? { ...mail, messageId } : mail)
}
