import { hostileHtml } from '@fairground/testkit/hostile-html'
import { describe, expect, it } from 'vitest'
import { safeHtml, safePage } from './safe-html.ts'

describe('harmless HTML', () => {
  it.each([
    '<h2>Rules</h2><p>Pick <b>three</b>.<br /><a href="/p/faq">Questions</a></p>',
    '<ul><li>One</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>',
    '<img src="/client/pictures/1/sign.svg" alt="Our sign" />',
    '<a href="mailto:help@north.example">Write</a> <a href="https://north.example/a?b=1">Read</a>',
    '5 &lt; 6 &amp; 7',
  ])('is unchanged: %s', html => expect(safeHtml(html)).toBe(html))

  it('has a first-level heading only on a page', () => {
    expect(safePage('<h1>About</h1>')).toBe('<h1>About</h1>')
    expect(safeHtml('<h1>About</h1>')).toBe('About')
  })
})

describe('hostile HTML loses everything that runs, loads, sends or covers', () => {
  it.each(hostileHtml)('%s', html => {
    for (const safe of [safeHtml(html), safePage(html)]) {
      expect(safe).not.toMatch(
        /<(?!\/?(a|b|br|code|div|em|h[1-4]|hr|i|img|li|ol|p|small|span|strong|sub|sup|t(able|body|d|h|head|r)|u|ul|blockquote)[\s/>])/i,
      )
      expect(safe).not.toMatch(/<[^>]*\s(on\w+|style|class|id|name|srcdoc|data-\w+)\s*=/i)
      expect(safe).not.toMatch(/(href|src)="(?!https?:|mailto:|\/(?!\/)|#)/i)
      expect(safe).not.toMatch(/<img(?! src="\/client\/pictures\/\d+\/[a-z0-9-]+\.svg")/i)
      expect(safe).not.toContain('alert(1)</')
      expect(safeHtml(safeHtml(html))).toBe(safeHtml(html))
    }
  })
})
