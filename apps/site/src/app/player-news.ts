import type { EventMessage } from '@fairground/contract/events'
import { exactText } from '#shared/money.ts'
import { queryClient } from './query-client.ts'
import { reloadSession } from './session.ts'
import { tellSessionEnd } from './session-end.ts'
import { t } from './text.ts'
import { tellNews } from './news.ts'

const reloads: ReadonlySet<EventMessage[0]> = new Set<EventMessage[0]>([
  'playerSegment',
  'phoneVerified',
  'idVerification',
  'emailVerification',
  'addressVerification',
])

const aboutDocuments: ReadonlySet<EventMessage[0]> = new Set<EventMessage[0]>([
  'idVerification',
  'addressVerification',
  'reloadVerificationRequest',
])

/**
 * Pushed events of one player that are news in themselves. Balances and joins are shown where they belong, and
 * clientLogin is not told here: the new session hears it too, and the server says goodbye to the old one.
 */
export const tellPlayerNews = ([name, payload]: EventMessage): void => {
  if (name === 'clientInvalidate') tellSessionEnd('session.banned')
  if (name === 'privateMessage')
    tellNews({ tone: 'info', title: payload.title, text: payload.message }, { stay: true })
  if (name === 'playerCoupon') {
    const amount = exactText(payload.amount, payload.currencyId)
    const text = t(payload.instantCoupon ? 'news.couponInstant' : 'news.couponBucket', { amount })
    tellNews({ tone: 'win', title: t('news.couponTitle'), text }, { stay: true })
  }
  if (reloads.has(name)) void reloadSession()
  if (aboutDocuments.has(name)) void queryClient.invalidateQueries({ queryKey: ['listVerificationRequests'] })
}
