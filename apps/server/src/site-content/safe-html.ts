import sanitize from 'sanitize-html'

const text = ['b', 'br', 'code', 'em', 'hr', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'u']
const blocks = ['blockquote', 'div', 'h2', 'h3', 'h4', 'li', 'ol', 'p', 'ul']
const tables = ['table', 'tbody', 'td', 'th', 'thead', 'tr']
const tags = ['a', 'img', ...text, ...blocks, ...tables]

/** Only pictures that this server serves for the operator. */
const picture = /^\/client\/pictures\/\d+\/[a-z0-9-]+\.svg$/

const rules: sanitize.IOptions = {
  allowedTags: tags,
  allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // The content of these elements is dropped too, because it is not text for readers.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'template', 'title'],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !picture.test(attribs['src'] ?? ''),
  nestingLimit: 40,
}

/** The operator's HTML without anything that could run, load, send or cover other content. */
export const safeHtml = (html: string): string => (html === '' ? '' : sanitize(html, rules))

/** The HTML of a whole page, which may have a first-level heading. */
export const safePage = (html: string): string =>
  html === '' ? '' : sanitize(html, { ...rules, allowedTags: ['h1', ...tags] })

/** The body of a page may be just a URL, which is shown as a link. */
export const isUrl = (body: string): boolean => /^\s*https?:\/\/\S+\s*$/.test(body)
