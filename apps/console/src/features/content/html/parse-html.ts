import { findPictureKey, isAllowedTag, isDroppedTag, isSafeLink } from './safe-markup.ts'

/** A picture that the console cannot load: it is a file of the site. */
export const createPictureChip = (src: string, alt: string): HTMLElement => {
  const chip = document.createElement('span')
  chip.contentEditable = 'false'
  chip.dataset['src'] = src
  chip.dataset['alt'] = alt
  const key = findPictureKey(src) ?? ''
  chip.textContent = alt === '' ? `Picture ${key}` : `Picture ${key}: ${alt}`
  return chip
}

const rebuildElement = (node: Element): readonly Node[] => {
  const tag = node.localName
  if (isDroppedTag(tag)) return []
  if (tag === 'img') {
    const src = node.getAttribute('src') ?? ''
    return findPictureKey(src) === undefined ? [] : [createPictureChip(src, node.getAttribute('alt') ?? '')]
  }
  const children = rebuild(node)
  if (!isAllowedTag(tag)) return children
  const element = document.createElement(tag)
  const href = node.getAttribute('href') ?? ''
  if (tag === 'a' && isSafeLink(href)) element.setAttribute('href', href)
  element.append(...children)
  return [element]
}

const rebuild = (parent: Node): readonly Node[] =>
  [...parent.childNodes].flatMap(node => {
    if (node instanceof Text) return [document.createTextNode(node.data)]
    return node instanceof Element ? rebuildElement(node) : []
  })

/** Builds the nodes of the markup that the server keeps, element by element. */
export const parseHtml = (html: string): readonly Node[] =>
  rebuild(new DOMParser().parseFromString(html, 'text/html').body)

/** The elements and attributes that the server will leave out. */
export const findForbidden = (html: string): readonly string[] => {
  const elements = [...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*')]
  const found = elements.flatMap(element => {
    const { localName: tag } = element
    if (!isAllowedTag(tag)) return [`<${tag}>`]
    if (tag === 'img' && findPictureKey(element.getAttribute('src') ?? '') === undefined)
      return ['pictures from elsewhere']
    const allowed = tag === 'a' ? ['href'] : tag === 'img' ? ['src', 'alt'] : []
    return element
      .getAttributeNames()
      .filter(name => !allowed.includes(name))
      .map(name => `${name}=`)
  })
  return [...new Set(found)]
}
