import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'
import { runStaffCommand } from './commands.test-support.ts'

const server = useTestServer()

const run = (line: string) => runStaffCommand(server(), line)
const runOk = async (line: string): Promise<string> => {
  const { code, text } = await run(line)
  if (code !== 0) throw new Error(text)
  return text
}
const write = (name: string, content: string): string => {
  const file = join(server().folder, name)
  writeFileSync(file, content)
  return file
}
const init = async (code: 'north' | 'south' = 'north') =>
  server()
    .rest(code)
    .call('init', { filter: { memberId: 1, languageId: 'en_US' } })

describe('the content commands', () => {
  it('publish, replace and remove a page, at this operator only', async () => {
    const file = write('page.html', '<p>Hello <b>you</b></p><script>steal()</script>')
    await runOk(`pages publish our-story --language en_US --title "Our story" --file ${file} --full-width`)
    const listed = await until('the page in the configuration', async () =>
      (await init()).configuration.customPages.find(page => page.pageLinkName === 'our-story'),
    )
    expect(listed.pageFullWidth).toBe(true)
    const read = async () => {
      const address = `${server().baseUrl}/client/i18n/customPageByLink/1/our-story/en_US`
      return (await fetch(address)).text()
    }
    expect(await read()).toContain('<b>you</b>')
    expect(await read()).not.toContain('script')
    write('page.html', '<p>New words</p>')
    await runOk(`pages publish our-story --language en_US --title "Our story" --file ${file}`)
    await until('the new words', async () => (await read()).includes('New words'))
    expect((await init('south')).configuration.customPages).toEqual([])
    await runOk('pages remove our-story')
    await until('no page', async () => (await init()).configuration.customPages.length === 0)
    expect(await run('pages remove our-story')).toMatchObject({ code: 2 })
    expect(
      await run(`pages publish ../etc --language en_US --title "Our story" --file ${file}`),
    ).toMatchObject({ code: 2 })
  })

  it('publish and remove an ad and a background', async () => {
    const ad = {
      location: 'TOP',
      screenType: 'ALL',
      size: 'ALL',
      weight: 1,
      delayMs: 0,
      client: 'North',
      text: 'A raffle for the roof',
      target: '/raffles',
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
    }
    await runOk(`ads publish roof --file ${write('ad.json', JSON.stringify(ad))}`)
    await until('the ad', async () => (await init()).ads.length === 1)
    const outside = write('bad.json', JSON.stringify({ ...ad, target: 'javascript:alert(1)' }))
    expect(await run(`ads publish roof --file ${outside}`)).toMatchObject({ code: 2 })
    await runOk('ads remove roof')
    await until('no ad', async () => (await init()).ads.length === 0)
    await runOk(`background publish ${write('sky.svg', ad.svg)}`)
    const css = async () => (await fetch(`${server().baseUrl}/client/css?m=1`)).text()
    await until('the background', async () => (await css()).includes('--op-bg-image'))
    await runOk('background remove')
    await until('no background', async () => !(await css()).includes('--op-bg-image'))
    expect(await run(`background publish ${write('page.txt', 'no picture')}`)).toMatchObject({ code: 2 })
  })
})
