import { databaseNow, type Tx } from '@fairground/database/transaction'
import { getContentRule } from '#site-content/versions/content-rules.ts'
import type { ContentVersion } from '#site-content/versions/content-version.ts'
import { endLiveVersion, makeLive } from '#site-content/versions/make-live.ts'
import {
  findVersionWithStatus,
  insertDraft,
  lockContent,
  readVersions,
  updateVersionStatus,
} from '#site-content/versions/queries/versions.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { type NamedContent, requireContentName, toSubject } from './content-name.ts'
import { requireVersion, toFacts } from './edit-content.ts'

type Deps = Pick<StaffDeps, 'db'>

export interface PublishInput {
  readonly versionId: number
  /** The hash that the publisher has reviewed. */
  readonly hash: string
  /** Undefined publishes at once. */
  readonly at?: number | undefined
}

const maxAheadMs = 366 * 24 * 3_600_000

const requirePublishable = async (tx: Tx, memberId: number, version: ContentVersion): Promise<void> => {
  const problem = await getContentRule(version.kind).findProblem(tx, memberId, version, version.value)
  if (problem !== undefined) throw new CommandRefused(problem)
}

const schedule = async (tx: Tx, memberId: number, { id }: ContentVersion, at: number): Promise<void> => {
  const now = await databaseNow(tx)
  if (at <= now || at > now + maxAheadMs) throw new CommandRefused('the time must be within the next year')
  await updateVersionStatus(tx, memberId, id, { status: 'scheduled', liveFrom: at })
}

/** Shows a draft at once, or schedules it: a worker shows it within a second of its time. */
export const publishContent = (
  deps: Deps,
  acting: Acting,
  { versionId, hash, at }: PublishInput,
): Promise<ContentVersion> =>
  act(deps, acting, at === undefined ? 'publish-content' : 'schedule-content', async tx => {
    const memberId = acting.member.id
    await lockContent(tx, memberId)
    const draft = await requireVersion(tx, memberId, versionId)
    if (draft.status !== 'draft') throw new CommandRefused(`version ${versionId} is ${draft.status}`)
    if (draft.hash !== hash) throw new CommandRefused('the draft has changed since it was reviewed')
    await requirePublishable(tx, memberId, draft)
    if (at !== undefined) await schedule(tx, memberId, draft, at)
    const before = at === undefined ? await makeLive(tx, memberId, draft) : undefined
    const result = await requireVersion(tx, memberId, versionId)
    return { subject: toSubject(draft), before: before && toFacts(before), after: toFacts(result), result }
  })

/** The versions stay as they are: the earlier value becomes a new version. A draft stays a draft. */
export const rollBackContent = (deps: Deps, acting: Acting, versionId: number): Promise<ContentVersion> =>
  act(deps, acting, 'roll-back-content', async tx => {
    const memberId = acting.member.id
    await lockContent(tx, memberId)
    const earlier = await requireVersion(tx, memberId, versionId)
    if (earlier.status !== 'replaced') throw new CommandRefused(`version ${versionId} is ${earlier.status}`)
    await requirePublishable(tx, memberId, earlier)
    const draft = await findVersionWithStatus(tx, memberId, earlier, 'draft')
    if (draft) throw new CommandRefused('discard or publish the draft first')
    const id = await insertDraft(tx, memberId, { ...earlier, author: acting.actor })
    const before = await makeLive(tx, memberId, { ...earlier, id })
    const result = await requireVersion(tx, memberId, Number(id))
    return {
      subject: toSubject(earlier),
      before: before && toFacts(before),
      after: { ...toFacts(result), rolledBackTo: versionId },
      result,
    }
  })

const maxRemoved = 200

/** Ends the live version. A page without a language is removed in all languages. Returns how many versions ended. */
export const removeContent = (deps: Deps, acting: Acting, named: NamedContent): Promise<number> =>
  act(deps, acting, 'remove-content', async tx => {
    const memberId = acting.member.id
    const isWholePage = named.kind === 'page' && named.language === undefined
    const name = isWholePage ? { ...named, language: '' } : requireContentName(named)
    await lockContent(tx, memberId)
    const filter = { ...name, ...(isWholePage && { language: undefined }), status: 'live' as const }
    const live = await readVersions(tx, memberId, { ...filter, limit: maxRemoved })
    if (live.length === 0) throw new CommandRefused(`there is no live ${named.kind} ${named.key}`)
    const now = await databaseNow(tx)
    for (const version of live) {
      const { findUse, hide } = getContentRule(version.kind)
      const use = await findUse?.(tx, memberId, version)
      if (use !== undefined) throw new CommandRefused(use)
      await endLiveVersion(tx, memberId, version, now)
      await hide(tx, memberId, version)
    }
    return { subject: toSubject({ ...name }), before: live.map(toFacts), result: live.length }
  })
