import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type ContentKind, siteContentKey } from '@fairground/contract/operator/content-kinds'
import { BadCommand, type CommandInput, requireOption, requireTarget } from './command-input.ts'

interface Content {
  readonly kind: ContentKind
  readonly key: string
  readonly language?: string
  readonly value: object
}

/** Saves a draft and publishes it. */
const publish = async (input: CommandInput, content: Content): Promise<void> => {
  const reason = requireOption(input, 'reason')
  const memberId = input.getMemberId()
  const { version } = await input.call('saveContentDraft', { ...content, reason }, memberId)
  await input.call('publishContent', { versionId: version.versionId, hash: version.hash, reason }, memberId)
}

/** Returns the name of the picture. It follows from the content, so that browsers never show an outdated picture. */
const publishPicture = async (input: CommandInput, kind: string, svg: string): Promise<string> => {
  const key = `${kind}-${createHash('sha256').update(svg).digest('hex').slice(0, 16)}`
  await publish(input, { kind: 'picture', key, value: { svg } })
  return key
}

const remove = async (input: CommandInput, kind: ContentKind, key: string): Promise<void> => {
  await input.call(
    'removeContent',
    { kind, key, reason: requireOption(input, 'reason') },
    input.getMemberId(),
  )
}

const anyDevice = { clientType: 'all', campaign: 'main' }

const readAd = (file: string): { readonly svg: string } & Readonly<Record<string, unknown>> => {
  const { svg, ...ad } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  if (typeof svg !== 'string') throw new BadCommand('the ad has no picture; see docs/OPERATIONS.md')
  return { ...anyDevice, ...ad, svg }
}

/** Pages, ads and the background of an operator's site. */
export const contentCommands = {
  'pages publish': async input => {
    const key = requireTarget(input)
    const language = requireOption(input, 'language')
    const title = requireOption(input, 'title')
    const body = readFileSync(requireOption(input, 'file'), 'utf8')
    await publish(input, {
      kind: 'page',
      key,
      language,
      value: { title, body, fullWidth: input.isFullWidth },
    })
    return `page ${key}: published`
  },
  'pages remove': async input => {
    const key = requireTarget(input)
    await remove(input, 'page', key)
    return `page ${key}: removed`
  },
  'ads publish': async input => {
    const key = requireTarget(input)
    const { svg, ...ad } = readAd(requireOption(input, 'file'))
    const picture = await publishPicture(input, 'ad', svg)
    await publish(input, { kind: 'ad', key, value: { ...ad, picture } })
    return `ad ${key}: published`
  },
  'ads remove': async input => {
    const key = requireTarget(input)
    await remove(input, 'ad', key)
    return `ad ${key}: removed`
  },
  'background publish': async input => {
    const picture = await publishPicture(input, 'background', readFileSync(requireTarget(input), 'utf8'))
    await publish(input, { kind: 'background', key: siteContentKey, value: { picture } })
    return 'background: published'
  },
  'background remove': async input => {
    await remove(input, 'background', siteContentKey)
    return 'background: removed'
  },
} as const satisfies Readonly<Record<string, (input: CommandInput) => Promise<string>>>
