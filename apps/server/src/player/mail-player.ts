import type { Tx } from '@fairground/database/transaction'
import type { MailFacts, MailKind } from '#mail/mail-kinds.ts'
import { sendMail } from '#mail/send-mail.ts'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import { openDetails } from './details.ts'
import type { PlayerRow } from './queries/players.ts'

/** Sends the mail in the player's language. Does nothing if the account has no address. */
export const mailPlayer = async <K extends MailKind>(
  tx: Tx,
  { vault, jobs }: Pick<Context, 'vault' | 'jobs'>,
  member: Member,
  row: PlayerRow,
  { kind, facts }: { readonly kind: K; readonly facts: MailFacts[K] },
): Promise<void> => {
  const to = openDetails(vault, { memberId: member.id, playerId: row.id }, row)?.email
  if (to !== undefined) await sendMail(tx, jobs, member, { kind, facts, to, language: row.language })
}
