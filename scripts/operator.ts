import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { operatorCommand } from '@fairground/server/operator-client/operator-command'
import { getSessionFile, writeToken } from '@fairground/server/operator-client/session-file'
import { demoStaff, type DemoStaffName, signInDemoStaff } from '@fairground/testkit/demo/demo-staff'

const devFile = join(import.meta.dirname, '..', '.run', 'dev', 'dev.json')

/** Signs in as a staff member of the demo, with the software passkey that npm run dev has created. */
const signInToDemo = async (name: string | undefined): Promise<number> => {
  const known = (Object.keys(demoStaff) as DemoStaffName[]).find(each => each === name)
  if (!known || !existsSync(devFile)) {
    console.error(`demo-sign-in needs a running npm run dev and one of: ${Object.keys(demoStaff).join(', ')}`)
    return 2
  }
  const { consoleUrl } = JSON.parse(readFileSync(devFile, 'utf8')) as { readonly consoleUrl: string }
  const { token } = await signInDemoStaff(consoleUrl, dirname(devFile), known)
  writeToken(getSessionFile(process.env), { address: consoleUrl, token })
  console.log(`signed in as ${known}: ${demoStaff[known].join(', ')}`)
  return 0
}

const [first, second] = process.argv.slice(2)
process.exitCode =
  first === 'demo-sign-in'
    ? await signInToDemo(second)
    : await operatorCommand(process.argv.slice(2), {
        environment: process.env,
        devFile,
        print: line => console.log(line),
        printError: line => console.error(line),
      })
