import { mailNames } from '@fairground/contract/operator/mail-names'
import { describe, expect, it } from 'vitest'
import { composeMail } from './compose.ts'
import { getMailTemplates, type MailTemplate, toMailKey } from './mail-templates.ts'
import { sampleFacts } from './sample-facts.ts'

const sender = { name: 'North', address: 'no-reply@north.example', colour: '#123456' }

const findParts = (language: string, name: (typeof mailNames)[number]): Partial<MailTemplate> => {
  const templates = getMailTemplates(language)
  const entries = (['subject', 'body', 'button'] as const).map(part => [
    part,
    templates.get(toMailKey(name, part)),
  ])
  return Object.fromEntries(entries.filter(([, text]) => text !== undefined))
}

describe('a template', () => {
  it.each(['en_US', 'es_ES', 'fr_FR'].flatMap(language => mailNames.map(name => [language, name] as const)))(
    '%s of %s gives the shipped mail',
    (language, name) => {
      const receiver = { to: 'alice@example.test', language }
      const facts = sampleFacts[name] as never
      expect(composeMail(name, facts, sender, receiver, findParts(language, name))).toMatchObject({
        ...composeMail(name, facts, sender, receiver),
        html: expect.any(String),
      })
    },
  )

  it('leaves out a paragraph without its fact, and never fills a fact', () => {
    const facts = { username: '{{link}}', words: null, link: 'https://north.example' }
    const own = { body: '{{username}} invites you.\n\nThey write: {{words}}\n\nSee you.' }
    const { text } = composeMail('invite', facts, sender, { to: 'a@example.test', language: 'en_US' }, own)
    expect(text).toContain('{{link}} invites you.\n\nSee you.')
  })

  it('exists only in a language of the release', () => {
    expect(getMailTemplates('pl_PL').size).toBe(0)
  })
})
