import { describe, expect, it } from 'vitest'
import { composeMail } from './compose.ts'
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
  depositReceipt: { username: 'alice', amount: '£25', orderId: 42 },
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
  it.each(kinds)('%s says the same in text and html, in words of each language', kind => {
    const subjects = ['en_US', 'es_ES', 'fr_FR'].map(language => {
      const { subject, text, html } = made(kind, language)
      expect(text).toMatch(/alice/i)
      expect(html).toMatch(/alice/i)
      expect(html).toContain(`lang="${language.slice(0, 2)}"`)
      expect(`${subject} ${text}`).not.toMatch(/undefined|!/)
      for (const value of Object.values(samples[kind])) expect(text).toContain(String(value))
      return subject
    })
    expect(new Set(subjects).size).toBe(3)
  })

  it.each([
    ['es_MX', 'es'],
    ['fr', 'fr'],
    ['de_DE', 'en'],
  ])('%s is written in %s', (language, written) => {
    expect(made('passwordChanged', language).html).toContain(`lang="${written}"`)
  })

  it('are of the operator, in his colour', () => {
    const { from, html } = made('resetPassword', 'en_US')
    expect(from).toBe('"North & Sons" <no-reply@north.example>')
    expect(html).toContain('North &amp; Sons')
    expect(html).toContain('solid #123456')
  })

  it('hold nothing that a name could do in html', () => {
    const facts = { name: '<img src=x>', code: 'ABC234', hours: 48 }
    const { html } = composeMail('supportCase', facts, sender, { to: 'a@example.test', language: 'en_US' })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x&gt;')
  })
})
