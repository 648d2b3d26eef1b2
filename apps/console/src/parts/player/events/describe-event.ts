import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { formatAmount } from '#core/format/money.ts'
import { describeVerification } from '#parts/player/document-words.ts'
import { describeLimit, describeLimitSource } from '#parts/player/limit-words.ts'
import { describeStatus } from '#parts/player/status-words.ts'
import type { TimelineEntry } from '#parts/timeline/timeline.tsx'
import { describeAction } from './action-words.ts'

export type PlayerEvent = OperatorOutput<'listPlayerEvents'>['events'][number]

interface Described extends Pick<TimelineEntry, 'icon' | 'tone'> {
  readonly title: string
  readonly note?: string | undefined
}

const describeStatusEvent = ({ text }: PlayerEvent): Described => {
  const ended = text.startsWith('end of ')
  const { title, icon, tone } = describeStatus(ended ? text.slice('end of '.length) : text)
  if (ended) return { title: `${title}: ended`, icon, tone: 'good' }
  return { title, icon, ...(tone === 'warn' || tone === 'bad' ? { tone } : {}) }
}

/** The text is the kind, the cap in minor units or none, and the currency. */
const describeLimitEvent = ({ text, actor }: PlayerEvent): Described => {
  const [kind = '', cap = '', currency = ''] = text.split(' ')
  const amount = /^\d+$/.test(cap) ? formatAmount(cap, currency) : undefined
  return {
    title:
      amount === undefined
        ? `Limit removed: ${describeLimit(kind)}`
        : `Limit: ${describeLimit(kind)} ${amount}`,
    note: actor === null ? undefined : describeLimitSource(actor),
    icon: 'lock',
  }
}

const verificationEnds: Readonly<Record<string, Pick<Described, 'title' | 'tone'>>> = {
  requested: { title: 'Documents requested' },
  VERIFIED: { title: 'Documents accepted', tone: 'good' },
  REJECTED: { title: 'Documents refused', tone: 'bad' },
}

const describeVerificationEvent = ({ text }: PlayerEvent): Described => {
  const [kind = '', state = ''] = text.split(' ')
  return {
    icon: 'scan',
    title: state,
    ...verificationEnds[state],
    note: describeVerification(kind),
  }
}

const describers = {
  status: describeStatusEvent,
  limit: describeLimitEvent,
  verification: describeVerificationEvent,
  case: ({ text }) => ({ title: 'Wrote to support', note: `Case ${text}`, icon: 'mail' }),
  staff: ({ text }) => describeAction(text),
} as const satisfies Readonly<Record<PlayerEvent['kind'], (event: PlayerEvent) => Described>>

/** An event of an account in words. */
export const describeEvent = (event: PlayerEvent): Described => describers[event.kind](event)

/** The staff member of an event. Limits name their source instead. */
export const findStaff = ({ kind, actor, actorName }: PlayerEvent): string | undefined =>
  kind === 'limit' ? undefined : (actorName ?? actor ?? undefined)

export const toTimelineEntry = (event: PlayerEvent, at: number): TimelineEntry => {
  const { note, ...described } = describeEvent(event)
  return {
    ...described,
    key: `${event.kind}-${event.at}-${at}`,
    at: event.at,
    note: [note, findStaff(event)].filter(part => typeof part === 'string' && part !== '').join(' · '),
  }
}
