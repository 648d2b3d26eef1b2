import type { Look } from '#looks/look.tsx'

export interface Appearance {
  look: Look | 'console'
  /** Left out: the scheme the look was drawn for. */
  scheme?: 'dark' | 'light' | undefined
  /** Left out: what the system asks for. */
  motion?: 'full' | 'reduced' | undefined
  text?: 'normal' | 'large' | 'largest' | undefined
}

function setOrRemove(root: HTMLElement, name: 'scheme' | 'motion' | 'text', value: string | undefined) {
  if (value === undefined) delete root.dataset[name]
  else root.dataset[name] = value
}

/** Writes the appearance on the root element, where the style sheets read it. */
export function applyLook(root: HTMLElement, { look, scheme, motion, text }: Appearance): void {
  root.dataset['look'] = look
  setOrRemove(root, 'scheme', scheme)
  setOrRemove(root, 'motion', motion)
  setOrRemove(root, 'text', text)
}
