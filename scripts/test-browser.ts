import { runVitest } from './test/vitest.ts'

const help = `npm run test:browser [-- <Vitest filters and options>]

Runs the browser tests in headless Chromium against private stacks: a draw from the lobby to its verification; every kind
of game by mouse and by keyboard; an account from registration to closure; the whole story from registration to a
paid withdrawal with the pages of the demo; deposits, withdrawals, limits and breaks;
reconnection during a draw; the installed app, its offline page and push messages; axe on every route in every look;
every page on small screens, with long words and right-to-left; an unsanitised operator page; bundle sizes, layout shifts,
and the frame budget of a full bingo hall.
Needs chromium; on Debian: apt-get install chromium
BROWSER_PICTURES=<folder> saves pictures of rewards, gifts, purchases and maintenance.

  --short   axe on a third of the routes; every kind of game once, by mouse or by keyboard; deposits but no
            withdrawals; fewer bingo calls; no identity provider, reconnection, page-fit or operator-page tests
  --keyboard  the stories of the console without a pointer: every click becomes Tab and Enter`

const args = process.argv.slice(2)

if (args.includes('--help')) console.log(help)
else {
  if (args.includes('--short')) process.env['BROWSER_SHORT'] = '1'
  if (args.includes('--keyboard')) process.env['BROWSER_KEYBOARD'] = '1'
  process.exitCode = await runVitest(
    ['browser', 'timed', 'story'],
    args.filter(arg => arg !== '--short' && arg !== '--keyboard'),
  )
}
