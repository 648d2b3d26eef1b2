import { fillTemplate } from '#mail/fill-template.ts'
import { toLocale } from '#mail/mail-moment.ts'
import type { Formats, NotificationWords } from '../texts/notification-texts.ts'
import { toNotificationKey } from './notification-templates.ts'
import { type ChangeableKind, notificationVariants, type OpenedFacts } from './notification-variants.ts'

/** The operator's texts of one language by key. */
export type OwnNotificationTexts = ReadonlyMap<string, string>

const amounts: ReadonlySet<string> = new Set(['amount', 'won', 'staked'])

const toPrize = ({ won, items, currency }: OpenedFacts['win'], { money }: Formats, language: string) =>
  new Intl.ListFormat(toLocale(language)).format([...(won === '0' ? [] : [money(won, currency)]), ...items])

/** What the placeholders stand for. */
const toValues = (kind: ChangeableKind, facts: object, formats: Formats, language: string) => {
  const { currency = '' } = facts as { readonly currency?: string }
  const values = Object.entries(facts).map(([name, value]: [string, unknown]) => {
    if (amounts.has(name)) return [name, formats.money(String(value), currency)]
    return [name, name === 'startAt' ? formats.moment(Number(value)) : value]
  })
  return {
    ...(Object.fromEntries(values) as Readonly<Record<string, unknown>>),
    ...(kind === 'win' && { prize: toPrize(facts as OpenedFacts['win'], formats, language) }),
  }
}

interface Written<K extends ChangeableKind> {
  readonly kind: K
  readonly facts: OpenedFacts[K]
  readonly words: NotificationWords
}

/** The words of a notification with the parts that the operator has written. */
export const withOwnWords = <K extends ChangeableKind>(
  { kind, facts, words }: Written<K>,
  own: OwnNotificationTexts,
  formats: Formats,
  language: string,
): NotificationWords => {
  const variant = notificationVariants[kind].find(({ isMet }) => isMet(facts))
  if (own.size === 0 || !variant) return words
  const values = toValues(kind, facts, formats, language)
  const fillPart = (part: keyof NotificationWords): string => {
    const template = own.get(toNotificationKey(kind, variant.name, part))
    return (template !== undefined && fillTemplate(template, values)) || words[part]
  }
  return { title: fillPart('title').replaceAll(/\s+/g, ' '), text: fillPart('text') }
}
