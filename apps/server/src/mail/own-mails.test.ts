import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { getMails } from '@fairground/testkit/services/sandbox'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { beforeAll, describe, expect, it } from 'vitest'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import { newcomer } from '#registration/newcomer.test-support.ts'

const server = useTestServer({ sandbox: true })
let editor: StaffMember
const reason = 'a test'
const language = 'en_US'

beforeAll(async () => {
  editor = await server().hire(['contentEditor'], { memberId: 1 })
  await editor.call('addLanguage', { language, name: 'English', direction: null, fallback: null, reason }, 1)
})

const change = (key: string, text: string) =>
  editor.call('changeText', { language, key: `mail:confirmEmail.${key}`, text, reason }, 1)
const refuses = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof OperatorCallFault)) throw new Error('the call was not refused', { cause: error })
  return error.fault.text
}

describe('the texts of a mail', () => {
  it('are listed with their placeholders', async () => {
    const { texts } = await editor.call('listTexts', { language, area: 'mail', limit: 200 }, 1)
    expect(texts.find(text => text.key === 'mail:confirmEmail.subject')?.source).toBe(
      'Confirm your email for {{site}}',
    )
    expect(texts.find(text => text.key === 'mail:depositReceipt.body')?.source).toContain(
      'Method: {{method}}',
    )
    expect(texts.every(text => !/undefined|\[object/.test(text.source))).toBe(true)
  })

  it('keep the placeholders', async () => {
    expect(await refuses(change('body', 'Hello {{username}}'))).toContain(
      'needs the placeholders minutes, username',
    )
    expect(await refuses(change('subject', 'Confirm {{link}}'))).toContain('needs the placeholders site')
  })

  it('are in the mail that a player gets', async () => {
    await change('subject', 'Welcome to {{site}}')
    await change('body', 'Dear {{username}},\n\nyou have {{minutes}} minutes <b>.')
    await change('button', 'Yes, it is me')
    const input = newcomer()
    await server().rest().call('playerRegistration', input)
    const mail = await until(
      'the mail',
      async () => (await getMails(server().sandbox, input.primaryEmail))[0],
    )
    expect(mail.subject).toBe('Welcome to North')
    expect(mail.text).toContain(`Dear ${input.username},`)
    expect(mail.text).toMatch(/Yes, it is me:\s+http:.*emailconfirmation\?key=/)
  })

  it('are shown in a preview, also before they are stored', async () => {
    const stored = await editor.call('renderMail', { mail: 'confirmEmail', language }, 1)
    expect(stored.subject).toBe('Welcome to North')
    expect(stored.html).toContain('&lt;b&gt;')
    const texts = { body: 'Hi {{username}}, {{minutes}}' }
    const changed = await editor.call('renderMail', { mail: 'confirmEmail', language, texts }, 1)
    expect(changed.text).toContain('Hi alice, 60')
    const wrong = { mail: 'accountClosed', language, texts: { button: 'x' } } as const
    expect(await refuses(editor.call('renderMail', wrong, 1))).toContain('is not part of this mail')
    const unknown = { mail: 'confirmEmail', language: 'de_DE' } as const
    expect(await refuses(editor.call('renderMail', unknown, 1))).toContain('no language de_DE')
  })
})
