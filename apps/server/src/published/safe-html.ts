import sanitize from 'sanitize-html'

const text = ['b', 'br', 'code', 'em', 'hr', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'u']
const blocks = ['blockquote', 'div', 'h2', 'h3', 'h4', 'li', 'ol', 'p', 'ul']
const tables = ['table', 'tbody', 'td', 'th', 'thead', 'tr']
const tags = ['a', 'img', ...text, ...blocks, ...tables]

/** Pictures are the operator's own, served by us. */
const picture = /^\/client\/pictures\/\d+\/[a-z0-9-]+\.svg$/

const rules: sanitize.IOptions = {
  allowedTags: tags,
  allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // What stands between these is not text that somebody was meant to read.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'template', 'title'],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !picture.test(attribs['src'] ?? ''),
  nestingLimit: 40,
}

/** What an operator wrote, with nothing left that could run, load, send or cover anything. */
export const safeHtml = (html: string): string => (html === '' ? '' : sanitize(html, rules))

/** The same of a page by itself, which has a first heading. */
export const safePage = (html: string): string =>
  html === '' ? '' : sanitize(html, { ...rules, allowedTags: ['h1', ...tags] })
