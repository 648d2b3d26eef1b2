import { runVitest } from './test/vitest.ts'

const help = `npm run test:browser [-- <Vitest filters and options>]

In headless Chromium against private stacks: a visitor's whole story from lobby to verified draw; every kind of game by mouse
and by keyboard; somebody new from registration to closure; deposits, withdrawals, limits and breaks; draws seen late and
over a broken line; axe on every route in every look; every page on small screens, in long words and from right to left;
an operator's page that was not cleaned; the sizes of what is loaded, shifts of the layout, and a full bingo hall.
Needs chromium; on Debian: apt-get install chromium

  --short   axe on two thirds of the routes, each once; every kind of game without the mouse on a desktop; of money the
            deposits alone; a few balls of a full bingo hall; no identity provider, no broken lines and no squeezed or
            uncleaned pages`

const args = process.argv.slice(2)

if (args.includes('--help')) console.log(help)
else {
  if (args.includes('--short')) process.env['BROWSER_SHORT'] = '1'
  process.exitCode = await runVitest(
    ['browser', 'timed'],
    args.filter(arg => arg !== '--short'),
  )
}
