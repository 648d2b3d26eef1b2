import { findPictureKey, isAllowedTag, isDroppedTag, isSafeLink } from './safe-markup.ts'

/** The part of a node of the document that is written. */
export interface MarkupNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly nodeValue: string | null
  readonly childNodes: Iterable<MarkupNode>
  getAttribute?(name: string): string | null
}

const elementType = 1
const textType = 3
const emptyTags: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string): string => text.replaceAll(/[&<>]/g, found => escapes[found] ?? found)
const escapeValue = (text: string): string => text.replaceAll(/[&<>"]/g, found => escapes[found] ?? found)

const writeAttributes = (tag: string, node: MarkupNode): string => {
  const read = (name: string) => node.getAttribute?.(name) ?? ''
  if (tag === 'a' && isSafeLink(read('href'))) return ` href="${escapeValue(read('href'))}"`
  if (tag === 'img') return ` src="${escapeValue(read('src'))}" alt="${escapeValue(read('alt'))}"`
  return ''
}

const writeElement = (node: MarkupNode): string => {
  const tag = node.nodeName.toLowerCase()
  // The editor shows a picture as a chip with its address.
  const src = node.getAttribute?.('data-src')
  if (src)
    return `<img src="${escapeValue(src)}" alt="${escapeValue(node.getAttribute?.('data-alt') ?? '')}" />`
  if (isDroppedTag(tag)) return ''
  if (!isAllowedTag(tag)) return writeHtml(node)
  if (tag === 'img' && findPictureKey(node.getAttribute?.('src') ?? '') === undefined) return ''
  const start = `<${tag}${writeAttributes(tag, node)}`
  return emptyTags.has(tag) ? `${start} />` : `${start}>${writeHtml(node)}</${tag}>`
}

/** The children of a node in the markup that the server keeps. */
export const writeHtml = (node: MarkupNode): string =>
  [...node.childNodes]
    .map(child => {
      if (child.nodeType === textType) return escapeText(child.nodeValue ?? '')
      return child.nodeType === elementType ? writeElement(child) : ''
    })
    .join('')
