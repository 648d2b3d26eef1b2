import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { isChangeable, kindRules } from './kind-rules.ts'
import { readPreferencesView } from './preferences-view.ts'
import { storeContactBy, storePreference } from './queries/preferences.ts'

export const setNotificationPreferences: Handler<'setNotificationPreferences'> = (
  { changes },
  { member, session },
  { db, push },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  if (!changes.every(({ kind, channel }) => isChangeable(kind, channel))) throw new Refusal('request.invalid')
  return inMember(db, member.id, async tx => {
    for (const change of changes) {
      const { contactBy } = kindRules[change.kind]
      await (change.channel === 'mail' && contactBy !== undefined
        ? storeContactBy(tx, player, contactBy, change.enabled)
        : storePreference(tx, player, change))
    }
    return readPreferencesView(tx, player, push?.publicKey ?? null)
  })
}
