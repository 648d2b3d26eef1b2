import { maxFrameBytes } from '@fairground/contract/channel'

/** The commands of the NATS client protocol that a browser may send. */
export type BrokerCommand =
  | { readonly name: 'CONNECT'; readonly options: unknown }
  | { readonly name: 'PING' | 'PONG' | 'INVALID' }
  | { readonly name: 'SUB'; readonly subject: string; readonly sid: string }
  | { readonly name: 'UNSUB'; readonly sid: string }
  | {
      readonly name: 'PUB'
      readonly subject: string
      readonly reply: string | undefined
      readonly payload: Buffer
    }

const maxLineBytes = 4096
const invalid: BrokerCommand = { name: 'INVALID' }
const lineEnd = Buffer.from('\r\n')

/** Splits the bytes of a connection into commands. A command can span several pieces. */
export const createCommandReader = () => {
  let rest: Buffer = Buffer.alloc(0)

  /** Undefined until the whole command has arrived. */
  const readOne = (): BrokerCommand | undefined => {
    const end = rest.indexOf(lineEnd)
    if ((end < 0 ? rest.length : end) > maxLineBytes) return invalid
    if (end < 0) return undefined
    const line = rest.toString('utf8', 0, end)
    const after = end + lineEnd.length
    const [, subject, reply, size] = /^PUB (\S+) (?:(\S+) )?(\d{1,6})$/i.exec(line) ?? []
    if (subject === undefined) {
      rest = rest.subarray(after)
      return parseLine(line)
    }
    const length = Number(size)
    if (length > maxFrameBytes) return invalid
    if (rest.length < after + length + lineEnd.length) return undefined
    const payload = rest.subarray(after, after + length)
    rest = rest.subarray(after + length + lineEnd.length)
    return { name: 'PUB', subject, reply, payload }
  }

  return (bytes: Buffer): BrokerCommand[] => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    const commands: BrokerCommand[] = []
    for (let command = readOne(); command; command = readOne()) {
      commands.push(command)
      if (command === invalid) break
    }
    return commands
  }
}

const parseLine = (line: string): BrokerCommand => {
  const [name = '', ...parts] = line.split(' ')
  switch (name.toUpperCase()) {
    case 'CONNECT':
      return parseConnect(parts.join(' '))
    case 'PING':
      return { name: 'PING' }
    case 'PONG':
      return { name: 'PONG' }
    case 'SUB': {
      const [subject, sid] = parts
      return parts.length === 2 && subject && sid ? { name: 'SUB', subject, sid } : invalid
    }
    case 'UNSUB': {
      const [sid] = parts
      return parts.length === 1 && sid ? { name: 'UNSUB', sid } : invalid
    }
    default:
      return invalid
  }
}

const parseConnect = (text: string): BrokerCommand => {
  try {
    return { name: 'CONNECT', options: JSON.parse(text) }
  } catch {
    return invalid
  }
}
