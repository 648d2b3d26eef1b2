import { contrastRatio, readableInk, readableMinimum } from '@fairground/ui/looks/contrast'

interface ColourVerdict {
  readonly isReadable: boolean
  readonly words: string
}

const dark = '#0A1836'
const white = '#FFFFFF'

/** Whether the site will use the colour: it ignores one on which neither dark nor white texts can be read. */
export const judgeColour = (colour: string): ColourVerdict => {
  const ink = readableInk(colour, dark, white)
  const best = Math.max(contrastRatio(dark, colour), contrastRatio(white, colour)).toFixed(1)
  if (ink === null)
    return {
      isReadable: false,
      words: `Contrast ${best} : 1. Texts need ${readableMinimum}, so the site would ignore this colour.`,
    }
  return {
    isReadable: true,
    words: `Contrast ${best} : 1 with ${ink === white ? 'white' : 'dark'} texts. Texts need ${readableMinimum}.`,
  }
}
