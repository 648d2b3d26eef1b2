import { describe, expect, it } from 'vitest'
import type { Entry } from './entries.ts'
import { inboxPage, listHtml } from './page.ts'

const mail: Entry = {
  id: 'm1',
  kind: 'mail',
  from: 'North <no-reply@north.example>',
  to: 'alice@example.test',
  title: 'Confirm your email',
  text: 'Hello',
  html: '<p><a href="http://north.localhost/emailconfirmation?key=abc">Confirm</a></p>',
  at: 0,
}
const sms: Entry = {
  ...mail,
  id: 't1',
  kind: 'sms',
  to: '+447700900123',
  title: 'Code 123456',
  text: 'Code 123456',
  html: '',
}
const view = { entries: [sms, mail], to: '', open: '' }

describe('the list', () => {
  it('has all messages, or those to one address', () => {
    expect(listHtml(view).match(/<li>/g)).toHaveLength(2)
    const one = listHtml({ ...view, to: '+447700900123' })
    expect(one).toContain('Code 123456')
    expect(one).not.toContain('alice@example.test')
    expect(listHtml({ ...view, to: 'bob@example.test' })).toContain('Nothing has arrived yet')
  })
})

describe('an open message', () => {
  it('shows the code of a text message', () => {
    expect(inboxPage({ ...view, open: 't1' }, 'n')).toContain('<strong class="code">123456</strong>')
  })

  it('shows a mail in a frame without scripts and forms, with links that open a new tab', () => {
    const page = inboxPage({ ...view, open: 'm1' }, 'n')
    const [, sandbox] = /<iframe sandbox="([^"]*)"/.exec(page) ?? []
    expect(sandbox).not.toMatch(/allow-(scripts|forms|top-navigation|modals)/)
    expect(page).toContain('&#60;base target=&#34;_blank&#34;&#62;')
  })

  it.each(['"><script>alert(1)</script>', '</iframe><img src=x onerror=alert(1)>'])(
    'cannot leave its place with %s',
    hostile => {
      const evil = { ...mail, from: hostile, to: hostile, title: hostile, html: hostile }
      const page = inboxPage({ entries: [evil], to: hostile, open: 'm1' }, 'n')
      expect(page).not.toContain(hostile)
      expect(page.match(/<script/g)).toHaveLength(1)
    },
  )
})
