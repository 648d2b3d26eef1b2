import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import type { ContentVersion } from '#site-content/versions/content-version.ts'
import { readVersions, type VersionFilter } from '#site-content/versions/queries/versions.ts'
import { readStaffNames } from '#staff/access/read-staff-names.ts'
import type { StaffDeps } from '#staff/act.ts'
import { readPage } from '#staff/read-page.ts'
import { requireContentName } from './content-name.ts'

type FullVersion = OperatorOutput<'getContent'>['versions'][number]

type ToName = Awaited<ReturnType<typeof readStaffNames>>

const toVersionView = (facts: ContentVersion, toName: ToName): Omit<FullVersion, 'value'> => ({
  versionId: Number(facts.id),
  kind: facts.kind,
  key: facts.key,
  language: facts.language === '' ? null : facts.language,
  status: facts.status,
  hash: facts.hash,
  author: facts.author,
  authorName: toName(facts.author),
  createdAt: Math.floor(facts.createdAt),
  liveFrom: facts.liveFrom === null ? null : Math.floor(facts.liveFrom),
  liveUntil: facts.liveUntil === null ? null : Math.floor(facts.liveUntil),
})

const toFullVersion = (version: ContentVersion, toName: ToName): FullVersion => ({
  ...toVersionView(version, toName),
  value: version.value,
})

/** A version that staff have just changed. */
export const showVersion = (
  { db }: Pick<StaffDeps, 'db'>,
  memberId: number,
  version: ContentVersion,
): Promise<{ version: FullVersion }> =>
  inMember(db, memberId, async tx => ({
    version: toFullVersion(version, await readStaffNames(tx, [version.author])),
  }))

const readVersionPage = (
  { db }: Pick<StaffDeps, 'db'>,
  memberId: number,
  {
    after,
    limit,
    ...filter
  }: Omit<VersionFilter, 'before' | 'limit'> & {
    readonly after?: number | undefined
    readonly limit?: number | undefined
  },
) =>
  inMember(db, memberId, async tx => {
    const page = await readPage(
      { limit },
      count => readVersions(tx, memberId, { ...filter, before: after, limit: count }),
      ({ id }) => Number(id),
    )
    const authors = page.rows.map(({ author }) => author)
    return { ...page, toName: await readStaffNames(tx, authors) }
  })

export const listContent = async (
  deps: Pick<StaffDeps, 'db'>,
  memberId: number,
  input: OperatorInput<'listContent'>,
): Promise<OperatorOutput<'listContent'>> => {
  const { rows, next, toName } = await readVersionPage(deps, memberId, input)
  return { versions: rows.map(row => toVersionView(row, toName)), next }
}

export const getContent = async (
  deps: Pick<StaffDeps, 'db'>,
  memberId: number,
  { after, limit, ...named }: OperatorInput<'getContent'>,
): Promise<OperatorOutput<'getContent'>> => {
  const name = requireContentName(named)
  const { rows, next, toName } = await readVersionPage(deps, memberId, { ...name, after, limit })
  return { versions: rows.map(row => toFullVersion(row, toName)), next }
}
