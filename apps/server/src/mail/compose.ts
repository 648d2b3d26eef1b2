import type { Mail } from '#providers/mail.ts'
import type { MailFacts, MailKind, MailTexts, MailWords } from './mail-kinds.ts'
import { english } from './texts/english.ts'
import { french } from './texts/french.ts'
import { spanish } from './texts/spanish.ts'

const mailLanguages = ['en_US', 'en_GB', 'es_ES', 'fr_FR'] as const
export type MailLanguage = (typeof mailLanguages)[number]

const texts: { readonly [L in MailLanguage]: MailTexts } = {
  en_US: english,
  en_GB: english,
  es_ES: spanish,
  fr_FR: french,
}

/** The exact language, otherwise one with the same first part, otherwise English. */
export const mailLanguage = (language: string): MailLanguage =>
  mailLanguages.find(each => each === language) ??
  mailLanguages.find(each => each.slice(0, 2) === language.slice(0, 2)) ??
  'en_US'

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
): Mail => {
  const chosen = mailLanguage(language)
  const words = texts[chosen][kind](facts, sender.name)
  return {
    from: `"${sender.name.replaceAll(/["\\]/g, '')}" <${sender.address}>`,
    to,
    subject: words.subject,
    text: toText(words, sender),
    html: toHtml(words, sender, chosen),
  }
}

const toText = ({ lines, button }: MailWords, { name }: Sender): string =>
  [...lines, ...(button ? [`${button.label}:\n${button.link}`] : []), `-- \n${name}`].join('\n\n')

/** Black on white; the operator's colour appears only in borders, so any colour stays readable. */
const toHtml = ({ subject, lines, button }: MailWords, { name, colour }: Sender, language: MailLanguage) => {
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
