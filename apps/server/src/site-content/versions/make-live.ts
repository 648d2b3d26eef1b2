import { databaseNow, type Tx } from '@fairground/database/transaction'
import type { ContentName, ContentVersion } from './content-version.ts'
import { getContentRule } from './content-rules.ts'
import {
  findVersionWithStatus,
  lockContent,
  readDueVersions,
  updateVersionStatus,
} from './queries/versions.ts'

/** The live version becomes a replaced one. Returns it. */
export const endLiveVersion = async (
  tx: Tx,
  memberId: number,
  name: ContentName,
  now: number,
): Promise<ContentVersion | undefined> => {
  const live = await findVersionWithStatus(tx, memberId, name, 'live')
  if (live) await updateVersionStatus(tx, memberId, live.id, { status: 'replaced', liveUntil: now })
  return live
}

/** Shows the version instead of the live one, which it returns. The caller has locked the operator's content. */
export const makeLive = async (
  tx: Tx,
  memberId: number,
  version: Pick<ContentVersion, 'id' | 'kind' | 'key' | 'language' | 'value'>,
): Promise<ContentVersion | undefined> => {
  const now = await databaseNow(tx)
  const replaced = await endLiveVersion(tx, memberId, version, now)
  await updateVersionStatus(tx, memberId, version.id, { status: 'live', liveFrom: now })
  await getContentRule(version.kind).show(tx, memberId, version, version.value)
  return replaced
}

/** Makes the scheduled versions live that are due. Returns false when there were none. */
export const makeDueLive = async (tx: Tx, memberId: number): Promise<boolean> => {
  const now = await databaseNow(tx)
  if ((await readDueVersions(tx, memberId, now)).length === 0) return false
  await lockContent(tx, memberId)
  for (const version of await readDueVersions(tx, memberId, now)) await makeLive(tx, memberId, version)
  return true
}
