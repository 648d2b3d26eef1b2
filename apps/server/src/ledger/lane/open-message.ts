import { type CommandClass, commandClasses } from '#ledger/command-classes.ts'
import type { LaneKeys } from './lane-keys.ts'
import { createReplayGuard } from './replay-guard.ts'
import { openMessage } from './signed-message.ts'

/** Why a lane does not read a message. */
export type MessageRefusal = 'forged' | 'repeated' | 'outOfTime'

interface OpenedMessage {
  readonly commandClass: CommandClass
  readonly commands: Uint8Array
  readonly sentAt: number
}

/** Opens the messages to one lane: signed by a service with the right for the subject's class, recent, and not seen before. */
export const createMessageOpener = (keys: LaneKeys, memberId: number) => {
  const guard = createReplayGuard()
  return (subject: string, bytes: Uint8Array, now: number): OpenedMessage | { refused: MessageRefusal } => {
    const commandClass = commandClasses.find(each => each === subject.split('.')[2])
    if (!commandClass) return { refused: 'forged' }
    const opened = openMessage(version => keys.find(commandClass, version), { memberId, commandClass }, bytes)
    if (!opened) return { refused: 'forged' }
    const seen = guard(opened.id, opened.sentAt, now)
    if (seen !== 'new') return { refused: seen }
    return { commandClass, commands: opened.commands, sentAt: opened.sentAt }
  }
}
