import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import type { ContentVersion } from '#site-content/versions/content-version.ts'
import { readVersions } from '#site-content/versions/queries/versions.ts'
import type { StaffDeps } from '#staff/act.ts'
import { requireContentName } from './content-name.ts'

const defaultResults = 50

type FullVersion = OperatorOutput<'getContent'>['versions'][number]

export const toVersionView = ({ value, ...facts }: ContentVersion): Omit<FullVersion, 'value'> => ({
  versionId: Number(facts.id),
  kind: facts.kind,
  key: facts.key,
  language: facts.language === '' ? null : facts.language,
  status: facts.status,
  hash: facts.hash,
  author: facts.author,
  createdAt: Math.floor(facts.createdAt),
  liveFrom: facts.liveFrom === null ? null : Math.floor(facts.liveFrom),
  liveUntil: facts.liveUntil === null ? null : Math.floor(facts.liveUntil),
})

export const toFullVersion = (version: ContentVersion): FullVersion => ({
  ...toVersionView(version),
  value: version.value,
})

export const listContent = async (
  { db }: Pick<StaffDeps, 'db'>,
  memberId: number,
  { maxResults = defaultResults, ...filter }: OperatorInput<'listContent'>,
): Promise<readonly ContentVersion[]> =>
  inMember(db, memberId, tx => readVersions(tx, memberId, { ...filter, limit: maxResults }))

export const getContent = async (
  { db }: Pick<StaffDeps, 'db'>,
  memberId: number,
  { before, maxResults = defaultResults, ...named }: OperatorInput<'getContent'>,
): Promise<readonly ContentVersion[]> => {
  const name = requireContentName(named)
  return inMember(db, memberId, tx => readVersions(tx, memberId, { ...name, before, limit: maxResults }))
}
