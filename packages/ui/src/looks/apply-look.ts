import type { Look } from '#looks/look.tsx'

export interface Appearance {
  look: Look | 'console'
  /** Defaults to the scheme that the look was designed for. */
  scheme?: 'dark' | 'light' | undefined
  /** Defaults to the system setting. */
  motion?: 'full' | 'reduced' | undefined
  text?: 'normal' | 'large' | 'largest' | undefined
}

function setOrRemove(root: HTMLElement, name: 'scheme' | 'motion' | 'text', value: string | undefined) {
  if (value === undefined) delete root.dataset[name]
  else root.dataset[name] = value
}

/** Writes the appearance to data attributes of the root element; the style sheets select on them. */
export function applyLook(root: HTMLElement, { look, scheme, motion, text }: Appearance): void {
  root.dataset['look'] = look
  setOrRemove(root, 'scheme', scheme)
  setOrRemove(root, 'motion', motion)
  setOrRemove(root, 'text', text)
}
