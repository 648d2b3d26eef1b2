import { readableInk } from '@fairground/ui/looks/contrast'

const colours = [
  { given: '--op-brand', set: ['--brand'], ink: '--on-brand' },
  { given: '--op-cta', set: ['--cta', '--cta-hover', '--cta-press'], ink: '--on-cta' },
] as const

/** An operator's colours with the text colour that can be read on them. One on which neither can be read is not used. */
export const applyOperatorColours = (root: HTMLElement): void => {
  const style = getComputedStyle(root)
  for (const { given, set, ink } of colours) {
    const colour = style.getPropertyValue(given).trim()
    if (colour === '') continue
    const readable = readableInk(colour)
    if (readable === null) {
      console.warn(`${given}: no text can be read on ${colour}`)
      continue
    }
    for (const name of set) root.style.setProperty(name, colour)
    root.style.setProperty(ink, readable)
  }
}
