import { hash } from 'node:crypto'

/**
 * Shares the operators among the lane processes by rendezvous hashing: each operator goes to the process with its highest
 * score that has room, and no process gets more than its even share. All processes compute the same, and a process that
 * joins or ends moves little more than its own share.
 */
export const assignOperators = (
  memberIds: readonly number[],
  processes: readonly string[],
): ReadonlyMap<number, string> => {
  const assigned = new Map<number, string>()
  const most = Math.ceil(memberIds.length / processes.length)
  const counts = new Map<string, number>()
  const pairs = memberIds.flatMap(memberId =>
    processes.map(process => ({ memberId, process, score: computeScore(memberId, process) })),
  )
  for (const { memberId, process } of pairs.sort((a, b) => compareTexts(b.score, a.score))) {
    const count = counts.get(process) ?? 0
    if (assigned.has(memberId) || count >= most) continue
    assigned.set(memberId, process)
    counts.set(process, count + 1)
  }
  return assigned
}

const computeScore = (memberId: number, process: string): string => hash('sha256', `${process}/${memberId}`)

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
