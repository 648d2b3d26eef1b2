import type { NotificationKind } from '@fairground/contract/entities/notifications/notification'
import type { NotificationFacts } from '#notifications/notification-facts.ts'
import type { SupportAnswer } from '#player/sealed/sealed-support-answer.ts'

export interface NotificationWords {
  readonly title: string
  readonly text: string
}

/** Writes amounts and times in the player's language. */
export interface Formats {
  readonly money: (amount: string, currency: string) => string
  readonly moment: (at: number) => string
}

/** A security event has the words of its mail. */
type OwnTexts = Exclude<NotificationKind, 'security' | 'supportAnswer'>

/** The notifications of one language. */
export type NotificationTexts = {
  readonly [K in OwnTexts]: (facts: NotificationFacts[K], formats: Formats) => NotificationWords
} & {
  readonly supportAnswer: (answer: SupportAnswer) => NotificationWords
}
