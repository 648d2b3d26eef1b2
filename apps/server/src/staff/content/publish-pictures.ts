import { createHash } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { Check } from 'typebox/value'
import type { Tx } from '@fairground/database/transaction'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { insertAd, updateToInactive, upsertBackground, upsertPicture } from '#staff/queries/content.ts'

const Ad = Type.Object(
  {
    location: Type.Enum(['TOP', 'FULL']),
    screenType: Type.Enum(['LOBBY', 'PAGE', 'ALL']),
    size: Type.Enum(['XS', 'SM', 'MD', 'LG', 'XL', 'ALL']),
    weight: Type.Integer({ minimum: 0, maximum: 1000 }),
    delayMs: Type.Integer({ minimum: 0, maximum: 600_000 }),
    client: Type.String({ minLength: 1, maxLength: 64 }),
    text: Type.String({ minLength: 1, maxLength: 144 }),
    target: Type.String({ pattern: String.raw`^(https://|/[^/\\])`, maxLength: 2000 }),
    svg: Type.String(),
  },
  { additionalProperties: false },
)

const maxSvg = 100_000
const svgPattern = /^<svg[ >]/

/** The name follows from the content, so that browsers never show an outdated picture. */
const storePicture = async (tx: Tx, memberId: number, kind: string, svg: string): Promise<string> => {
  if (!svgPattern.test(svg) || svg.length > maxSvg)
    throw new CommandRefused(`the picture must be an SVG of at most ${maxSvg} characters`)
  const name = `${kind}-${createHash('sha256').update(svg).digest('hex').slice(0, 16)}`
  await upsertPicture(tx, memberId, name, svg)
  return name
}

const parseAd = (content: string): Static<typeof Ad> => {
  const parsed: unknown = JSON.parse(content)
  if (!Check(Ad, parsed)) throw new CommandRefused('the file does not describe an ad; see docs/OPERATIONS.md')
  return parsed
}

/** Returns the id of the ad. */
export const publishAd = (deps: StaffDeps, acting: Acting, content: string): Promise<number> => {
  const { svg, ...ad } = parseAd(content)
  return act(deps, acting, 'publish-ad', async tx => {
    const picture = await storePicture(tx, acting.member.id, 'ad', svg)
    const id = await insertAd(tx, acting.member.id, picture, ad)
    return { subject: `ad/${id}`, after: { ...ad, picture }, result: id }
  })
}

export const removeAd = (deps: StaffDeps, acting: Acting, id: number): Promise<void> =>
  act(deps, acting, 'remove-ad', async tx => {
    if (!(await updateToInactive(tx, acting.member.id, id))) throw new CommandRefused(`there is no ad ${id}`)
    return { subject: `ad/${id}`, before: { active: true }, after: { active: false }, result: undefined }
  })

/** Null removes the operator's background. */
export const publishBackground = (deps: StaffDeps, acting: Acting, svg: string | null): Promise<void> =>
  act(deps, acting, 'publish-background', async tx => {
    const memberId = acting.member.id
    const picture = svg === null ? null : await storePicture(tx, memberId, 'background', svg)
    await upsertBackground(tx, memberId, picture)
    return { subject: 'background', after: { picture }, result: undefined }
  })
