import { describe, expect, it } from 'vitest'
import { composeMail } from './compose.ts'
import { mailMoment } from './mail-moment.ts'
import type { MailKind } from './mail-kinds.ts'
import { sampleFacts as samples, sampleLink as link } from './sample-facts.ts'
import type { SecurityEvent, SecurityEventName, SecurityEvents } from './security-event.ts'

const sender = { name: 'North & Sons', address: 'no-reply@north.example', colour: '#123456' }

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
      for (const value of Object.values(samples[kind]))
        if (typeof value !== 'object' || Array.isArray(value)) expect(text).toContain(String(value))
      return subject
    })
    // The title of a notification is written before the mail.
    expect(new Set(subjects).size).toBe(kind === 'notification' ? 1 : 3)
  })

  it.each([
    ['es_MX', 'es'],
    ['fr', 'fr'],
    ['en_GB', 'en'],
    ['de_DE', 'en'],
  ])('%s is written in %s', (language, written) => {
    expect(made('securityEvent', language).html).toContain(`lang="${written}"`)
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

const events: { readonly [N in SecurityEventName]: SecurityEvents[N] } = {
  passwordChanged: {},
  passwordReset: {},
  temporaryPassword: {},
  newSignIn: { device: 'Firefox on Linux' },
  sessionEnded: { device: 'Firefox on Linux' },
  otherSessionsEnded: {},
  totpOn: {},
  totpOff: {},
  passkeyAdded: { passkey: 'My key' },
  passkeyRemoved: { passkey: 'My key' },
  recoveryCodesMade: {},
  recoveryCodeUsed: { left: 9 },
  identityLinked: {},
  identityUnlinked: {},
  emailChangeRequested: {},
  emailChanged: {},
  phoneChanged: { lastDigits: '3482' },
  countryChanged: { country: 'FR' },
  timedOut: { until: '4 November 2026 at 14:05 UTC' },
  selfExcluded: { until: '4 May 2027 at 14:05 UTC' },
}

describe('mails about security events', () => {
  it.each(Object.entries(events) as [SecurityEventName, object][])(
    '%s names its facts, the moment and what to do, in each language',
    (name, facts) => {
      const subjects = ['en_US', 'es_ES', 'fr_FR'].map(language => {
        const event = { name, facts } as SecurityEvent
        const mail = composeMail('securityEvent', { ...samples.securityEvent, event }, sender, {
          to: 'alice@example.test',
          language,
        })
        const { country, ...shown } = facts as { readonly country?: string }
        for (const value of Object.values(shown)) expect(mail.text).toContain(String(value))
        if (country !== undefined) expect(mail.text).toMatch(/France|Francia/)
        expect(mail.text).toContain(samples.securityEvent.at)
        expect(mail.text).toContain(link)
        expect(`${mail.subject} ${mail.text}`).not.toMatch(/undefined|!/)
        return mail.subject
      })
      expect(new Set(subjects).size).toBe(3)
    },
  )
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
