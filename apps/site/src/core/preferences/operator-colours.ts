import { readableInk } from '@fairground/ui/looks/contrast'

const colours = [
  { given: '--op-brand', set: ['--brand'], ink: '--on-brand' },
  { given: '--op-cta', set: ['--cta', '--cta-hover', '--cta-press'], ink: '--on-cta' },
] as const

/** Applies the operator's colours with a readable text colour; a colour without one is not used. */
export const applyOperatorColours = (root: HTMLElement): void => {
  const style = getComputedStyle(root)
  for (const { given, set, ink } of colours) {
    const colour = style.getPropertyValue(given).trim()
    if (colour === '') continue
    const readable = readableInk(colour)
    if (readable === null) {
      console.warn(`${given}: no readable text colour for ${colour}; the colour is not used`)
      continue
    }
    for (const name of set) root.style.setProperty(name, colour)
    root.style.setProperty(ink, readable)
  }
}
