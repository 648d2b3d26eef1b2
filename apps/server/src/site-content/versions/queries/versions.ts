import type { ContentKind, ContentStatus, ContentValue } from '@fairground/contract/operator/content-kinds'
import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { ContentName, ContentVersion } from '#site-content/versions/content-version.ts'

/** Serialises changes of an operator's content, so that two publications of the same page do not meet. */
export const lockContent = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtext('content_version'), ${memberId})`.execute(tx)
}

const selectVersions = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('content_version')
    .select([
      'id',
      'kind',
      'key',
      'language',
      'value',
      'hash',
      'status',
      'author',
      'created_at as createdAt',
      'live_from as liveFrom',
      'live_until as liveUntil',
    ])
    .where('member_id', '=', memberId)
    .$narrowType<{ kind: ContentKind; status: ContentStatus; value: ContentValue }>()

export interface VersionFilter {
  readonly kind?: ContentKind | undefined
  readonly key?: string | undefined
  readonly language?: string | undefined
  readonly status?: ContentStatus | undefined
  readonly before?: number | undefined
  readonly limit: number
}

/** Newest first. */
export const readVersions = (
  tx: Tx,
  memberId: number,
  { kind, key, language, status, before, limit }: VersionFilter,
): Promise<ContentVersion[]> =>
  selectVersions(tx, memberId)
    .$if(kind !== undefined, query => query.where('kind', '=', kind!))
    .$if(key !== undefined, query => query.where('key', '=', key!))
    .$if(language !== undefined, query => query.where('language', '=', language!))
    .$if(status !== undefined, query => query.where('status', '=', status!))
    .$if(before !== undefined, query => query.where('id', '<', BigInt(before!)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const findVersion = (tx: Tx, memberId: number, id: number): Promise<ContentVersion | undefined> =>
  selectVersions(tx, memberId).where('id', '=', BigInt(id)).executeTakeFirst()

export const findVersionWithStatus = (
  tx: Tx,
  memberId: number,
  { kind, key, language }: ContentName,
  status: 'draft' | 'live',
): Promise<ContentVersion | undefined> =>
  selectVersions(tx, memberId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('language', '=', language)
    .where('status', '=', status)
    .executeTakeFirst()

/** All drafts, which a preview shows. */
export const readDrafts = (tx: Tx, memberId: number): Promise<ContentVersion[]> =>
  selectVersions(tx, memberId).where('status', '=', 'draft').orderBy('id').execute()

/** The scheduled versions that are due, in the order of their times. */
export const readDueVersions = (tx: Tx, memberId: number, now: number): Promise<ContentVersion[]> =>
  selectVersions(tx, memberId)
    .where('status', '=', 'scheduled')
    .where('live_from', '<=', timestamp(now))
    .orderBy('live_from')
    .orderBy('id')
    .execute()

export interface NewVersion extends ContentName {
  readonly value: ContentValue
  readonly author: string
}

/** Returns the id. A trigger computes the hash. */
export const insertDraft = async (tx: Tx, memberId: number, draft: NewVersion): Promise<bigint> => {
  const { kind, key, language, value, author } = draft
  const { id } = await tx
    .insertInto('content_version')
    .values({
      member_id: memberId,
      kind,
      key,
      language,
      value: JSON.stringify(value),
      hash: '',
      status: 'draft',
      author,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateDraft = async (
  tx: Tx,
  memberId: number,
  id: bigint,
  { value, author }: Pick<NewVersion, 'value' | 'author'>,
): Promise<void> => {
  await tx
    .updateTable('content_version')
    .set({ value: JSON.stringify(value), author })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

export interface StatusChange {
  readonly status: ContentStatus
  readonly liveFrom?: number | null
  readonly liveUntil?: number
}

export const updateVersionStatus = async (
  tx: Tx,
  memberId: number,
  id: bigint,
  { status, liveFrom, liveUntil }: StatusChange,
): Promise<void> => {
  await tx
    .updateTable('content_version')
    .set({
      status,
      ...(liveFrom !== undefined && { live_from: liveFrom === null ? null : timestamp(liveFrom) }),
      ...(liveUntil !== undefined && { live_until: timestamp(liveUntil) }),
    })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}
