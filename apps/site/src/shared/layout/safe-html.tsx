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

/** Only pictures that the server stores for the operator. */
const picture = /^\/client\/pictures\/\d+\/[a-z0-9-]+\.svg$/

const linkProps = (element: Element) => {
  const href = element.getAttribute('href') ?? ''
  return /^(https?:|mailto:|\/(?!\/))/.test(href) ? { href, rel: 'noopener' } : {}
}

export interface SafeHtmlOptions {
  /** The HTML is a whole page and may contain an h1. */
  readonly page?: boolean
  /** Replaces a link; undefined renders the default link. */
  readonly link?: (href: string, children: ReactNode, key: number) => ReactNode | undefined
}

const toNode = (node: Node, key: number, options: SafeHtmlOptions): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.tagName.toLowerCase()
  if (dropped.has(tag)) return null
  if (tag === 'img') {
    const src = node.getAttribute('src') ?? ''
    return picture.test(src) ? createElement('img', { key, src, alt: node.getAttribute('alt') ?? '' }) : null
  }
  const children = [...node.childNodes].map((child, i) => toNode(child, i, options))
  if (tag === 'a') {
    const own = options.link?.(node.getAttribute('href') ?? '', children, key)
    if (own !== undefined) return own
  }
  if (!allowed.has(tag) && !(tag === 'h1' && options.page)) return children
  const isVoid = tag === 'br' || tag === 'hr'
  return createElement(tag, { key, ...(tag === 'a' ? linkProps(node) : {}) }, ...(isVoid ? [] : children))
}

/** Renders operator HTML with allowed elements only, and with no attributes except link and picture addresses. */
export const safeNodes = (html: string, options: SafeHtmlOptions = {}): ReactNode[] =>
  [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map((node, i) =>
    toNode(node, i, options),
  )
