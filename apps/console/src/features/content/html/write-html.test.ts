import { describe, expect, it } from 'vitest'
import { isSafeLink } from './safe-markup.ts'
import { type MarkupNode, writeHtml } from './write-html.ts'

const text = (nodeValue: string): MarkupNode => ({
  nodeType: 3,
  nodeName: '#text',
  nodeValue,
  childNodes: [],
})
const element = (
  nodeName: string,
  children: readonly MarkupNode[] = [],
  attributes: Readonly<Record<string, string>> = {},
): MarkupNode => ({
  nodeType: 1,
  nodeName: nodeName.toUpperCase(),
  nodeValue: null,
  childNodes: children,
  getAttribute: name => attributes[name] ?? null,
})
const write = (...children: readonly MarkupNode[]) => writeHtml(element('div', children))

describe('writeHtml', () => {
  it('writes headings, text, lists and links as the server keeps them', () => {
    const link = element('a', [text('Rules')], { href: '/p/rules', onclick: 'x()' })
    expect(
      write(
        element('h2', [text('Fish & chips')]),
        element('p', [element('b', [text('1 < 2')]), element('br')]),
        element('ul', [element('li', [link])]),
      ),
    ).toBe(
      '<h2>Fish &amp; chips</h2><p><b>1 &lt; 2</b><br /></p><ul><li><a href="/p/rules">Rules</a></li></ul>',
    )
  })

  it('writes a chip as the picture it stands for', () => {
    const chip = { 'data-src': '/client/pictures/1/logo.svg', 'data-alt': 'A "lantern"' }
    expect(write(element('span', [text('logo')], chip))).toBe(
      '<img src="/client/pictures/1/logo.svg" alt="A &quot;lantern&quot;" />',
    )
  })

  it('leaves out what could run, load or cover other content', () => {
    expect(
      write(
        element('script', [text('steal()')]),
        element('section', [text('kept text')]),
        element('img', [], { src: 'https://elsewhere.example/x.png' }),
        element('a', [text('link')], { href: 'javascript:steal()' }),
        element('p', [text('red')], { style: 'color:red' }),
      ),
    ).toBe('kept text<a>link</a><p>red</p>')
  })
})

describe('isSafeLink', () => {
  it.each(['https://a.example', 'http://a.example', 'mailto:a@b.example', '/p/rules', '#top'])(
    'accepts %s',
    href => expect(isSafeLink(href)).toBe(true),
  )
  it.each(['javascript:x', '//evil.example', 'data:text/html,x', 'rules', ''])('refuses %s', href =>
    expect(isSafeLink(href)).toBe(false),
  )
})
