import { describe, expect, it } from 'vitest'
import { readPushMessage, toOwnUrl } from './push-message.ts'

const origin = 'https://north.example'
const site = { siteName: 'North', origin }

describe('readPushMessage', () => {
  it('reads the message of the server', () => {
    const sent = {
      id: '7',
      kind: 'win',
      title: 'You won',
      body: 'Saturday Six',
      url: '/gameOver?id=3',
      tag: 'w7',
    }
    expect(readPushMessage(JSON.stringify(sent), site)).toEqual({
      title: 'You won',
      body: 'Saturday Six',
      tag: 'w7',
      url: 'https://north.example/gameOver?id=3',
    })
  })

  it.each([undefined, '', 'text', 'null', '[1]', '{"title": 5, "body": "x"}', '{"body": "only a body"}'])(
    'shows the name of the site for %j',
    text => {
      expect(readPushMessage(text, site)).toEqual({ title: 'North', body: '', tag: '', url: `${origin}/` })
    },
  )
})

describe('toOwnUrl', () => {
  it.each([
    'https://evil.example/login',
    '//evil.example/login',
    '/\\evil.example/login',
    'http://north.example/',
    'https://north.example.evil.example/',
    'https://user@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://north.example/1',
    5,
    undefined,
    null,
  ])('opens the start page instead of %j', url => {
    expect(toOwnUrl(url, origin)).toBe(`${origin}/`)
  })

  it('keeps a page of the site', () => {
    expect(toOwnUrl('/tickets', origin)).toBe('https://north.example/tickets')
  })
})
