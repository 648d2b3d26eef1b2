import type { StyleRow } from '#site-content/shown-content.ts'
import type { Member } from '#operator/members.ts'
import { getLookColours, type LookColours } from './look-colours.ts'

/** What the pictures of an operator are drawn from. */
export interface Brand {
  readonly look: Member['look']
  readonly colours: LookColours
  /** The operator's own colour, which replaces the backdrop of the look. */
  readonly ownColour: string | null
  /** The operator's own logo as SVG, which replaces the mark of the look. */
  readonly logo: string | null
}

const colour = /^#[0-9a-f]{6}$/i

export const toBrand = (
  member: Pick<Member, 'look' | 'scheme'>,
  style: Pick<StyleRow, 'brand'> | undefined,
  logo: string | null,
): Brand => ({
  look: member.look,
  colours: getLookColours(member),
  ownColour: style?.brand && colour.test(style.brand) ? style.brand : null,
  logo,
})
