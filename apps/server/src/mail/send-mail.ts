import type { Tx } from '@fairground/database/transaction'
import type { Jobs } from '#jobs/jobs.ts'
import type { Member } from '#operator/members.ts'
import { composeMail } from './compose.ts'
import type { MailFacts, MailKind } from './mail-kinds.ts'

interface MailOrder<K extends MailKind> {
  readonly kind: K
  readonly facts: MailFacts[K]
  readonly to: string
  readonly language: string
  /** Names the mail, so that a repeated attempt has the same message id. */
  readonly reference?: string
}

const lookColours: { readonly [L in Member['look']]: string } = {
  blue: '#1557D6',
  cartoon: '#5B2BD9',
  'sweet-blue': '#2B5CDB',
}

/** The mail is sent if and only if the caller's transaction commits. */
export const sendMail = async <K extends MailKind>(
  tx: Tx,
  jobs: Jobs,
  member: Member,
  { kind, facts, to, language, reference }: MailOrder<K>,
): Promise<void> => {
  const style = await tx
    .selectFrom('site_style')
    .select('brand')
    .where('member_id', '=', member.id)
    .executeTakeFirst()
  const sender = {
    name: member.name,
    address: member.settings.mailAddress ?? `no-reply@${member.hosts[0] ?? 'localhost'}`,
    colour: style?.brand ?? lookColours[member.look],
  }
  const mail = composeMail(kind, facts, sender, { to, language })
  const messageId = reference && `<${reference}.${member.id}@${sender.address.split('@').at(-1)}>`
  await jobs.add(tx, member.id, 'mail', messageId ? { ...mail, messageId } : mail)
}
