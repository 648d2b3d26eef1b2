import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@fairground/testkit/services/free-port'
import { expect, it } from 'vitest'
import { readKeptHeap } from './kept-heap.ts'

const megabyte = 1 << 20

/** Makes 64 MB of garbage for each byte it reads and keeps 4 MB of it. */
const leaking = `
  const kept = []
  const make = megabytes => Array.from({ length: megabytes }, () => new Array(131072).fill(0.5))
  process.stdin.on('data', () => { make(60); kept.push(make(4)); process.stdout.write('done') })
  process.stdout.write('ready')
`

it('reads what a process keeps, without its garbage', async () => {
  const port = await freePort()
  const child = spawn(process.execPath, [`--inspect=127.0.0.1:${port}`, '-e', leaking], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  try {
    await once(child.stdout, 'data')
    const before = await readKeptHeap(port)
    for (let round = 0; round < 3; round++) {
      child.stdin.write('x')
      await once(child.stdout, 'data')
    }
    const after = await readKeptHeap(port)
    const grownMegabytes = (after.bytes - before.bytes) / megabyte
    expect(grownMegabytes).toBeGreaterThan(11.5)
    expect(grownMegabytes).toBeLessThan(13)
    expect(before.codeBytes).toBeGreaterThan(0)
    expect((after.codeBytes - before.codeBytes) / megabyte).toBeLessThan(1)
  } finally {
    child.kill()
  }
})
