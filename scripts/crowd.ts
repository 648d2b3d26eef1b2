import { parseArgs } from 'node:util'
import { startCrowd } from '@fairground/testkit/demo/crowd'
import { crowdNicknames } from '@fairground/testkit/demo/crowd-names'
import { showcaseMembers } from '@fairground/testkit/demo/showcase/showcase-members'

const help = `npm run crowd [-- options]

Simulated players buy tickets at the demo operators through the public API.

  --port N      port of the gateway on this machine (4000)
  --players N   players per operator, at most as many as the demo has (20)
  --rate N      purchases per second of all players (4)
  --seconds N   duration (60)
  --help        print this help`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    players: { type: 'string', default: '20' },
    rate: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '60' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(help)
else {
  const baseUrl = `http://127.0.0.1:${values.port}`
  const crowd = startCrowd({
    baseUrl,
    members: showcaseMembers,
    players: crowdNicknames(Number(values.players)),
    rate: Number(values.rate),
    report: console.log,
  })
  await new Promise(resolve => setTimeout(resolve, Number(values.seconds) * 1000))
  await crowd.stop()
  console.log(`${crowd.joins()} purchases in ${values.seconds} s`)
}
