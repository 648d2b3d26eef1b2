import { setPriority } from 'node:os'
import { type AttackName, runAttack } from './attacks.ts'

// The attacker stands for another machine, so it leaves the processor to the gateway.
setPriority(19)
const [, , name, port] = process.argv
process.send?.('ready')
await runAttack(name as AttackName, Number(port))
