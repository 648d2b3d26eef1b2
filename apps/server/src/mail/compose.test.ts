import { describe, expect, it } from 'vitest'
import { composeMail } from './compose.ts'
import { mailMoment } from './mail-moment.ts'
import type { MailFacts, MailKind } from './mail-kinds.ts'

const sender = { name: 'North & Sons', address: 'no-reply@north.example', colour: '#123456' }
const link = 'https://north.example/password?key=abc'

const samples: { readonly [K in MailKind]: MailFacts[K] } = {
  confirmEmail: { username: 'alice', link, minutes: 60 },
  resetPassword: { username: 'alice', link, minutes: 15 },
  signInLocked: { username: 'alice', link, minutes: 15 },
  passwordChanged: { username: 'alice' },
  newSignIn: { username: 'alice', device: 'Firefox', at: '2026-01-01 12:00 UTC' },
  emailChanged: { username: 'alice' },
  documentsApproved: { username: 'alice' },
  documentsRejected: { username: 'alice', why: 'The picture is blurred.' },
  accountClosed: { username: 'alice' },
  supportCase: { name: 'Alice', code: 'ABC234', hours: 48 },
  depositReceipt: {
    username: 'alice',
    amount: '£25',
    orderId: 42,
    at: '3 November 2026 at 14:05 UTC',
    method: 'Card ending 4242',
  },
  withdrawalPaid: { username: 'alice', amount: '£25', orderId: 42 },
  withdrawalRejected: { username: 'alice', amount: '£25', orderId: 42 },
  subscriptionDetails: {
    username: 'alice',
    title: 'Three of Ten',
    gamesLeft: 4,
    left: '£8.80',
    lines: ['1, 2, 3'],
    link,
  },
}
const kinds = Object.keys(samples) as MailKind[]

const made = (kind: MailKind, language: string) =>
  composeMail(kind, samples[kind] as never, sender, { to: 'alice@example.test', language })

describe('mails', () => {
  it.each(kinds)('%s has the same facts in text and html, in each language', kind => {
    const subjects = ['en_US', 'es_ES', 'fr_FR'].map(language => {
      const { subject, text, html } = made(kind, language)
      expect(text).toMatch(/alice/i)
      expect(html).toMatch(/alice/i)
      expect(html).toContain(`lang="${language.slice(0, 2)}"`)
      expect(`${subject} ${text}`).not.toMatch(/undefined|!/)
      // The sentence after the greeting starts with a capital letter.
      expect(text.split('\n\n')[1]).toMatch(/^[\p{Lu}\d£]/u)
      for (const value of Object.values(samples[kind])) expect(text).toContain(String(value))
      return subject
    })
    expect(new Set(subjects).size).toBe(3)
  })

  it.each([
    ['es_MX', 'es'],
    ['fr', 'fr'],
    ['en_GB', 'en'],
    ['de_DE', 'en'],
  ])('%s is written in %s', (language, written) => {
    expect(made('passwordChanged', language).html).toContain(`lang="${written}"`)
  })

  it('come from the operator, in the operator’s colour', () => {
    const { from, html } = made('resetPassword', 'en_US')
    expect(from).toBe('"North & Sons" <no-reply@north.example>')
    expect(html).toContain('North &amp; Sons')
    expect(html).toContain('solid #123456')
  })

  it('escape HTML in names', () => {
    const facts = { name: '<img src=x>', code: 'ABC234', hours: 48 }
    const { html } = composeMail('supportCase', facts, sender, { to: 'a@example.test', language: 'en_US' })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x&gt;')
  })
})

describe('mailMoment', () => {
  it.each([
    ['en_US', 'November 3, 2026 at 14:05 UTC'],
    ['en_GB', '3 November 2026 at 14:05 UTC'],
    ['es_ES', '3 de noviembre de 2026 a las 14:05 UTC'],
    ['fr_FR', '3 novembre 2026 à 14:05 UTC'],
  ])('%s: %s', (language, text) => {
    expect(mailMoment(language, Date.UTC(2026, 10, 3, 14, 5))).toBe(text)
  })
})
