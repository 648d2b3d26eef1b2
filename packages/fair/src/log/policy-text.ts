import { hex } from '#encoding/bytes.ts'
import { attempt, type Problem, refuse, type Shape } from '#encoding/shape.ts'
import { formatKey, type KeyType, parseKey } from './note.ts'
import type { LogPolicy, PolicyKey } from './policy.ts'

const groupName = 'outside'

/** C2SP tlog-policy: one log, its witnesses, and one group of them as the quorum. */
export function formatPolicy({ log, witnesses, quorum }: LogPolicy): string {
  const names = witnesses.map((_, i) => `w${i + 1}`)
  const lines = [
    `log ${formatAddress(log)}`,
    ...witnesses.map((witness, i) => `witness ${names[i]} ${formatAddress(witness)}`),
    ...(quorum === 0 ? [] : [`group ${groupName} ${quorum} ${names.join(' ')}`]),
    `quorum ${quorum === 0 ? 'none' : groupName}`,
  ]
  return `${lines.join('\n')}\n`
}

const formatAddress = (key: PolicyKey): string =>
  key.url === undefined ? formatKey(key) : `${formatKey(key)} ${key.url}`

/** Only the witnesses of the quorum's group are in the policy: others cosign but do not count. */
export const parsePolicy = (source: string): LogPolicy | Problem => attempt(policy, source, 'policy')

interface Group {
  readonly quorum: number
  readonly names: readonly string[]
}

const policy: Shape<LogPolicy> = (source, at) => {
  if (typeof source !== 'string') return refuse(at, 'is not text')
  let log: PolicyKey | undefined
  let quorum: Group | undefined
  const witnesses = new Map<string, PolicyKey>()
  const groups = new Map<string, Group>()
  source.split('\n').forEach((line, i) => {
    const where = `${at} line ${i + 1}`
    const [keyword, ...fields] = line.split(/[ \t]+/).filter(field => field !== '')
    if (keyword === undefined || keyword.startsWith('#')) return
    if (keyword === 'log') log = log ? refuse(where, 'names a second log') : parseLog(fields, where)
    else if (keyword === 'witness') addWitness(fields, where)
    else if (keyword === 'group') addGroup(fields, where)
    else if (keyword === 'quorum')
      quorum = quorum ? refuse(where, 'names a second quorum') : findQuorum(fields, where)
    else refuse(where, `starts with the unknown word ${keyword}`)
  })
  if (!log) return refuse(at, 'names no log')
  if (!quorum) return refuse(at, 'names no quorum')
  return {
    log,
    witnesses: quorum.names.map(name => witnesses.get(name) as PolicyKey),
    quorum: quorum.quorum,
  }

  function addWitness([name, ...fields]: string[], where: string): void {
    if (name === undefined || name === 'none' || witnesses.has(name) || groups.has(name))
      return refuse(where, 'has no new name')
    const witness = parseAddress(fields, 4, where)
    // One key under two names would count twice.
    for (const other of witnesses.values()) {
      if (hex(other.publicKey) === hex(witness.publicKey) || other.name === witness.name)
        refuse(where, 'repeats a witness')
    }
    witnesses.set(name, witness)
  }

  function addGroup([name, threshold, ...names]: string[], where: string): void {
    if (name === undefined || name === 'none' || witnesses.has(name) || groups.has(name))
      return refuse(where, 'has no new name')
    if (names.length === 0 || new Set(names).size !== names.length)
      return refuse(where, 'has no members or repeats one')
    if (!names.every(member => witnesses.has(member))) return refuse(where, 'names an unknown witness')
    groups.set(name, { quorum: parseThreshold(threshold ?? '', names.length, where), names })
  }

  function findQuorum([name, ...rest]: string[], where: string): Group {
    if (name === undefined || rest.length > 0) return refuse(where, 'does not name one group')
    if (name === 'none') return { quorum: 0, names: [] }
    if (witnesses.has(name)) return { quorum: 1, names: [name] }
    return groups.get(name) ?? refuse(where, 'names an unknown group')
  }
}

const parseLog = (fields: string[], where: string): PolicyKey => parseAddress(fields, 1, where)

function parseAddress([keyText = '', url, ...rest]: string[], type: KeyType, where: string): PolicyKey {
  const key = parseKey(keyText)
  if (key?.type !== type || rest.length > 0) return refuse(where, 'has no key of the right type')
  if (url === undefined) return key
  return /^https?:\/\/[^\s]+$/.test(url) ? { ...key, url } : refuse(where, 'has an address that is not a URL')
}

function parseThreshold(text: string, members: number, where: string): number {
  if (text === 'any') return 1
  if (text === 'all') return members
  const threshold = /^[1-9][0-9]{0,3}$/.test(text) ? Number(text) : 0
  return threshold >= 1 && threshold <= members ? threshold : refuse(where, 'has an impossible threshold')
}
