import type { Mail } from '#providers/mail.ts'
import type { MailFacts, MailKind, MailWords } from './mail-kinds.ts'
import { getMailTexts, mailLanguage } from './mail-languages.ts'
import { type MailTemplate, withOwnParts } from './mail-templates.ts'

/** The operator the mail comes from. */
export interface Sender {
  readonly name: string
  readonly address: string
  /** #rrggbb */
  readonly colour: string
}

interface Receiver {
  readonly to: string
  readonly language: string
}

export const composeMail = <K extends MailKind>(
  kind: K,
  facts: MailFacts[K],
  sender: Sender,
  { to, language }: Receiver,
  own: Partial<MailTemplate> = {},
): Mail => {
  const chosen = mailLanguage(language)
  const words = withOwnParts(getMailTexts(chosen)[kind](facts, sender.name), own, facts, sender.name)
  const written = own.body === undefined ? chosen : language
  return {
    from: `"${sender.name.replaceAll(/["\\]/g, '')}" <${sender.address}>`,
    to,
    subject: words.subject,
    text: toText(words, sender),
    html: toHtml(words, sender, written),
  }
}

const toText = ({ lines, button }: MailWords, { name }: Sender): string =>
  [...lines, ...(button ? [`${button.label}:\n${button.link}`] : []), `-- \n${name}`].join('\n\n')

/** Black on white; the operator's colour appears only in borders, so any colour stays readable. */
const toHtml = ({ subject, lines, button }: MailWords, { name, colour }: Sender, language: string) => {
  const paragraphs = lines.map(line => `<p>${escaped(line)}</p>`).join('\n')
  const link = button
    ? `<p><a href="${escaped(button.link)}" style="display:inline-block;padding:12px 24px;border:2px solid ${colour};border-radius:8px;color:#111;font-weight:bold;text-decoration:none">${escaped(button.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${language.slice(0, 2)}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fff;color:#111;font:16px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto;border-top:4px solid ${colour};padding-top:16px">
<p style="font-size:20px;font-weight:bold">${escaped(name)}</p>
${paragraphs}
${link}
</div>
</body>
</html>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, found => entities[found] ?? found)
