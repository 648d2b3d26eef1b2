import { parseArgs } from 'node:util'
import { startCrowd } from '@fairground/testkit/demo/crowd'
import { demoMembers } from '@fairground/testkit/demo/world'

const help = `npm run crowd [-- options]

Plays at the demo operators through the public API, for a set time.

  --port N      of the gateway on this machine (4000)
  --players N   players at each operator, of those the demo has (20)
  --rate N      joins a second together (4)
  --seconds N   how long (60)
  --help        this text`

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
    members: demoMembers,
    players: Number(values.players),
    rate: Number(values.rate),
    report: console.log,
  })
  await new Promise(resolve => setTimeout(resolve, Number(values.seconds) * 1000))
  await crowd.stop()
  console.log(`${crowd.joins()} joins in ${values.seconds} s`)
}
