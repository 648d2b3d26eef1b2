import { contentKinds, type ContentValue } from '@fairground/contract/operator/content-kinds'
import { Check } from 'typebox/value'
import type { Tx } from '@fairground/database/transaction'
import { getContentRule } from '#site-content/versions/content-rules.ts'
import type { ContentName, ContentVersion } from '#site-content/versions/content-version.ts'
import {
  findVersion,
  findVersionWithStatus,
  insertDraft,
  lockContent,
  updateDraft,
  updateVersionStatus,
} from '#site-content/versions/queries/versions.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { type NamedContent, requireContentName, toSubject } from './content-name.ts'

export interface DraftInput extends NamedContent {
  readonly value: object
  /** The hash of the draft that it replaces; null if there must be none; undefined replaces any. */
  readonly replaces?: string | null | undefined
}

/** The value of a version without its text: the audit log has hashes, the versions have the texts. */
export const toFacts = ({ id, hash, status, liveFrom }: ContentVersion) => ({
  versionId: Number(id),
  hash,
  status,
  ...(liveFrom !== null && { liveFrom: Math.floor(liveFrom) }),
})

export const requireVersion = async (tx: Tx, memberId: number, id: number): Promise<ContentVersion> => {
  const version = await findVersion(tx, memberId, id)
  if (!version) throw new CommandRefused(`there is no version ${id}`)
  return version
}

const requireValue = ({ kind }: ContentName, value: object): ContentValue => {
  if (!Check(contentKinds[kind].value, value)) throw new CommandRefused(`the value is not one of ${kind}`)
  return getContentRule(kind).clean(value)
}

/** Each thing has at most one draft, which this replaces. */
export const saveContentDraft = (
  deps: Pick<StaffDeps, 'db'>,
  acting: Acting,
  { value, replaces, ...named }: DraftInput,
): Promise<ContentVersion> => {
  const name = requireContentName(named)
  const safe = requireValue(name, value)
  const { member, actor: author } = acting
  return act(deps, acting, 'save-draft', async tx => {
    await lockContent(tx, member.id)
    const before = await findVersionWithStatus(tx, member.id, name, 'draft')
    if (replaces !== undefined && replaces !== (before?.hash ?? null))
      throw new CommandRefused('another person has changed the draft')
    if (before) await updateDraft(tx, member.id, before.id, { value: safe, author })
    const id = before?.id ?? (await insertDraft(tx, member.id, { ...name, value: safe, author }))
    const result = await requireVersion(tx, member.id, Number(id))
    return { subject: toSubject(name), before: before && toFacts(before), after: toFacts(result), result }
  })
}

export const discardDraft = (deps: Pick<StaffDeps, 'db'>, acting: Acting, versionId: number): Promise<void> =>
  act(deps, acting, 'discard-draft', async tx => {
    const memberId = acting.member.id
    await lockContent(tx, memberId)
    const version = await requireVersion(tx, memberId, versionId)
    if (version.status !== 'draft' && version.status !== 'scheduled')
      throw new CommandRefused(`version ${versionId} is ${version.status}`)
    await updateVersionStatus(tx, memberId, version.id, { status: 'discarded', liveFrom: null })
    return { subject: toSubject(version), before: toFacts(version), result: undefined }
  })
