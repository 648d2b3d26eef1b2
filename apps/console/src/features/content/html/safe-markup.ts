/** The markup that the server keeps. It removes everything else from drafts. */
const textTags = ['a', 'b', 'br', 'code', 'em', 'hr', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'u']
const blockTags = ['blockquote', 'div', 'h1', 'h2', 'h3', 'h4', 'li', 'ol', 'p', 'ul']
const tableTags = ['table', 'tbody', 'td', 'th', 'thead', 'tr']
const allowedTags: ReadonlySet<string> = new Set(['img', ...textTags, ...blockTags, ...tableTags])
const droppedTags: ReadonlySet<string> = new Set([
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'object',
  'template',
  'title',
])

const picturePath = /^\/client\/pictures\/\d+\/([a-z0-9-]+)\.svg$/
const linkPattern = /^(https?:\/\/|mailto:|\/(?!\/)|#)/i

export const isAllowedTag = (tag: string): boolean => allowedTags.has(tag)
/** Elements with a content that is no text for readers. */
export const isDroppedTag = (tag: string): boolean => droppedTags.has(tag)
export const isSafeLink = (href: string): boolean => linkPattern.test(href)
export const toPicturePath = (memberId: number, key: string): string =>
  `/client/pictures/${memberId}/${key}.svg`
export const findPictureKey = (src: string): string | undefined => picturePath.exec(src)?.[1]

/** A page can be nothing but the address of another page. */
export const isAddress = (html: string): boolean => /^\s*https?:\/\/\S+\s*$/.test(html)
