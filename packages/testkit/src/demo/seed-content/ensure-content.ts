import { isDeepStrictEqual } from 'node:util'
import type { ContentKind, ContentValue } from '@fairground/contract/operator/content-kinds'
import type { SeedCall } from '#demo/seed-content/content-call.ts'

export interface SeedContent<K extends ContentKind> {
  readonly kind: K
  readonly key: string
  readonly language?: string
  readonly value: ContentValue<K>
}

const reason = 'the demo'

const findLive = async (
  call: SeedCall,
  memberId: number,
  { value: _, ...name }: SeedContent<ContentKind>,
) => {
  const { versions } = await call('getContent', name, memberId)
  return versions.find(version => version.status === 'live')
}

/** Publishes the content if nothing is live under its name, or something else if it `mayReplace` it. */
export const ensureContent = async <K extends ContentKind>(
  call: SeedCall,
  memberId: number,
  content: SeedContent<K>,
  mayReplace = false,
): Promise<void> => {
  const live = await findLive(call, memberId, content)
  if (live && (!mayReplace || isDeepStrictEqual(live.value, content.value))) return
  const { version } = await call('saveContentDraft', { ...content, reason }, memberId)
  await call('publishContent', { versionId: version.versionId, hash: version.hash, reason }, memberId)
}
