import type { NotificationKind } from '@fairground/contract/entities/notifications/notification'
import { expect, it } from 'vitest'
import { sealSecurityEvent } from '#player/sealed/sealed-security-event.ts'
import { sealSupportAnswer } from '#player/sealed/sealed-support-answer.ts'
import { createTestVault } from '#testing/test-vault.test-support.ts'
import type { NotificationFacts } from './notification-facts.ts'
import { writeWords } from './write-words.ts'

const vault = createTestVault()
const player = { memberId: 1, playerId: 7 }
const draw = { instanceId: 48_001, game: 'Six', currency: 'GBP', items: [], card: false }
const amount = { amount: '2500', currency: 'GBP' }

const samples: { readonly [K in NotificationKind]: NotificationFacts[K] } = {
  win: { ...draw, won: '2500', staked: '600' },
  result: { ...draw, won: '400', staked: '600' },
  refund: { ...amount, instanceId: 48_001, game: 'Six' },
  deposit: { ...amount, completed: true },
  withdrawal: { ...amount, completed: false },
  bonus: { ...amount, instant: true },
  gift: { ...amount, event: 'received', friend: 'rowan', game: 'Three of Ten', plays: 2 },
  verification: { document: 'identity', verified: true },
  security: { sealed: sealSecurityEvent(vault, player, { name: 'passwordChanged', facts: {} }) },
  supportAnswer: { sealed: sealSupportAnswer(vault, player, { code: 'ABCD2345', text: 'Text' }) },
  saferPlay: { breakHours: null },
  message: { title: 'Title', text: 'Text' },
  drawReminder: { instanceId: 48_001, game: 'Six', startAt: Date.UTC(2026, 10, 16, 20), plays: 3 },
}

const write = (
  kind: NotificationKind,
  language: string,
  own: readonly (readonly [string, string])[] = [],
) => {
  const notification = { kind, facts: samples[kind], playerId: player.playerId } as never
  return writeWords(vault, notification, { memberId: 1, site: 'North', language, own: new Map(own) })
}

it.each(Object.keys(samples) as NotificationKind[])('writes %s in each language', kind => {
  const texts = ['en_US', 'es_ES', 'fr_FR'].map(language => {
    const { title, text } = write(kind, language)
    expect(`${title} ${text}`).not.toMatch(/undefined|NaN|!/)
    expect(title.length).toBeLessThanOrEqual(144)
    return `${title} ${text}`
  })
  // The words of a message come from the operator.
  expect(new Set(texts).size).toBe(kind === 'message' ? 1 : 3)
})

it('calls only a return above the stake a win', () => {
  expect(write('win', 'en_GB')).toEqual({ title: 'You won £25', text: 'Six. Your stake was £6.' })
  expect(write('result', 'en_GB').text).toBe('£4 back on £6.')
})

it('writes the texts of the operator, with the facts in the notation of the language', () => {
  const own = [
    ['notification:win.title', '{{prize}} for you'],
    ['notification:deposit.failed.title', 'not shown'],
    ['notification:deposit.done.text', 'We added {{amount}}.'],
    ['notification:supportAnswer.title', 'Case {{code}}'],
  ] as const
  expect(write('win', 'en_GB', own)).toEqual({ title: '£25 for you', text: 'Six. Your stake was £6.' })
  expect(write('deposit', 'en_GB', own)).toEqual({
    title: 'Your deposit has arrived',
    text: 'We added £25.',
  })
  expect(write('supportAnswer', 'en_GB', own).title).toBe('Case ABCD2345')
})

it('writes the shipped text in place of a text with an unknown fact', () => {
  const own = [['notification:win.title', '{{playerId}} won']] as const
  expect(write('win', 'en_GB', own).title).toBe('You won £25')
})
