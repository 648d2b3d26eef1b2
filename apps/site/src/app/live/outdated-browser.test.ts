import { describe, expect, it } from 'vitest'
import { isOutdated } from './outdated-browser.ts'

const chrome = (n: number, rest = '') =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${n}.0.0.0 Safari/537.36${rest}`
const android = (rest: string) =>
  `Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`
const ios = (n: number) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${n}_3 like Mac OS X) AppleWebKit/600 (KHTML, like Gecko) Version/${n}.0 Mobile/1 Safari/600`
const safari = (n: number) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 (KHTML, like Gecko) Version/${n}.1 Safari/605`

describe('isOutdated', () => {
  it.each([
    ['Chrome 48', chrome(48), true],
    ['Chrome 49', chrome(49), false],
    ['Edge 11', chrome(120, ' Edge/11'), true],
    ['Edge 120', chrome(120, ' Edg/120'), false],
    ['Opera 35', chrome(120, ' OPR/35'), true],
    ['Opera 36', chrome(120, ' OPR/36'), false],
    ['Firefox 17', 'Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/17.0', true],
    ['Firefox 18', 'Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/18.0', false],
    ['Safari 9', safari(9), true],
    ['Safari 10', safari(10), false],
    ['Internet Explorer', 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko', true],
    ['iOS 9', ios(9), true],
    ['iOS 10', ios(10), false],
    ['Chrome 88 on Android', android('Chrome/88.0 Mobile Safari/537'), true],
    ['Chrome 89 on Android', android('Chrome/89.0 Mobile Safari/537'), false],
    ['Firefox 85 on Android', 'Mozilla/5.0 (Android 13; Mobile; rv:85.0) Gecko/85.0 Firefox/85.0', true],
    ['Samsung 5', android('SamsungBrowser/5.4 Chrome/120.0 Mobile Safari/537'), true],
    ['Samsung 6', android('SamsungBrowser/6.2 Chrome/120.0 Mobile Safari/537'), false],
    ['Opera Mobile 61', android('Chrome/120.0 Mobile Safari/537 OPR/61.1'), true],
    ['Opera Mobile 62', android('Chrome/120.0 Mobile Safari/537 OPR/62.1'), false],
    ['an unknown browser', 'Lynx/2.8', false],
  ])('classifies %s', (_, userAgent, outdated) => {
    expect(isOutdated(userAgent)).toBe(outdated)
  })
})
