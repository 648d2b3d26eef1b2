import { createElement, type ReactNode } from 'react'

const allowed: ReadonlySet<string> = new Set([
  'a',
  'b',
  'blockquote',
  'br',
  'code',
  'div',
  'em',
  'h2',
  'h3',
  'h4',
  'hr',
  'i',
  'li',
  'ol',
  'p',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
])
const dropped: ReadonlySet<string> = new Set(['script', 'style', 'iframe', 'object', 'template', 'noscript'])

const linkProps = (element: Element) => {
  const href = element.getAttribute('href') ?? ''
  return /^(https?:|mailto:|\/(?!\/))/.test(href) ? { href, rel: 'noopener' } : {}
}

const toNode = (node: Node, key: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.tagName.toLowerCase()
  if (dropped.has(tag)) return null
  const children = [...node.childNodes].map(toNode)
  if (!allowed.has(tag)) return children
  const isVoid = tag === 'br' || tag === 'hr'
  return createElement(tag, { key, ...(tag === 'a' ? linkProps(node) : {}) }, ...(isVoid ? [] : children))
}

/** An operator's HTML as elements of a short list, without any attribute but the address of a link. */
export const safeNodes = (html: string): ReactNode[] =>
  [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(toNode)
