const textTags = ['a', 'b', 'br', 'em', 'i', 'span', 'strong']
const blockTags = ['div', 'h1', 'h2', 'p', 'table', 'tbody', 'td', 'tr']
const tags: ReadonlySet<string> = new Set([...textTags, ...blockTags])

/**
 * Copies an element with its style. The policy of the console forbids styles in markup, which a frame inherits, but not
 * styles that a script sets.
 */
const copyStyle = (from: Element, to: HTMLElement): void => {
  to.style.cssText = from.getAttribute('style') ?? ''
}

const rebuild = (document: Document, parent: Node): readonly Node[] =>
  [...parent.childNodes].flatMap(node => {
    if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.nodeValue ?? '')]
    if (!(node instanceof Element)) return []
    const children = rebuild(document, node)
    if (!tags.has(node.localName)) return children
    const element = document.createElement(node.localName)
    copyStyle(node, element)
    element.append(...children)
    return [element]
  })

/** Shows markup in the document of a frame, element by element. Its links lead nowhere. */
export const rebuildMarkup = (document: Document, html: string): void => {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  document.documentElement.lang = parsed.documentElement.lang
  document.title = parsed.title
  copyStyle(parsed.body, document.body)
  document.body.replaceChildren(...rebuild(document, parsed.body))
}
