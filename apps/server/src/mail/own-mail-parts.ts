import { type MailName, mailNames } from '@fairground/contract/operator/mail-names'
import type { Tx } from '@fairground/database/transaction'
import type { MailKind } from './mail-kinds.ts'
import { type MailTemplate, toMailKey } from './mail-templates.ts'
import { readMailTexts } from './queries.ts'

const parts = ['subject', 'body', 'button'] as const satisfies readonly (keyof MailTemplate)[]

const isChangeable = (kind: MailKind): kind is MailName => (mailNames as readonly string[]).includes(kind)

/** What the operator has written of a mail in this language. */
export const readOwnParts = async (
  tx: Tx,
  memberId: number,
  kind: MailKind,
  language: string,
): Promise<Partial<MailTemplate>> => {
  if (!isChangeable(kind)) return {}
  const keys = parts.map(part => toMailKey(kind, part))
  const rows = await readMailTexts(tx, memberId, language, keys)
  return Object.fromEntries(
    parts.flatMap((part, i) => {
      const text = rows.find(row => row.key === keys[i])?.text
      return text === undefined ? [] : [[part, text]]
    }),
  )
}
