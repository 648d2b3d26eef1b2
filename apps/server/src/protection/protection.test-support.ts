import { createTestVault } from '#testing/test-vault.test-support.ts'
import { createLog } from '#platform/log.ts'
import { type Books, depositCommand } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { actOnFlags } from './act-on-flags.ts'
import { processJournals } from './process-journals.ts'
import type { ProtectionDeps } from './protection-deps.ts'

export const createProtectionDeps = (books: Books): ProtectionDeps => ({
  db: books.app.db,
  vault: createTestVault(),
  log: createLog('test', 'silent'),
})

/** One pass of the worker: all waiting journals, then the actions of all new flags. */
export const runProtection = async (deps: ProtectionDeps, memberId: number): Promise<void> => {
  while (await processJournals(deps, memberId));
  while (await actOnFlags(deps, memberId));
}

/** Deposits 10.00, loses it at once in a game that costs 2.10, and deposits again, seven times. */
export const playChaser = async (books: Books, playerId: number, instanceId: number): Promise<void> => {
  for (let round = 0; round < 7; round += 1) {
    await books.run([depositCommand(playerId, 1000n)])
    for (let line = 1; line <= 4; line += 1)
      await books.run([joinCommand({ playerId, instanceId, lines: [[line, line + 1 + (round % 3)]] })])
  }
}
