import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Countdown, type CountdownProps } from './countdown.tsx'

const words = {
  label: 'Starts in',
  hours: 'hours',
  minutes: 'min',
  seconds: 'sec',
  starting: 'Starting',
  about: (minutes: number) => `about ${minutes} min`,
}
const text = (props: Omit<CountdownProps, 'words' | 'now'>) =>
  renderToStaticMarkup(<Countdown now={0} words={words} {...props} />).replace(/<[^>]+>/g, '')

describe('Countdown', () => {
  it.each([
    [{ target: 277_900 }, '00:04:37'],
    [{ target: 277_900, form: 'compact' as const }, '4:37'],
    [{ target: 277_900, form: 'tiles' as const }, '00hours:04min:37sec'],
    [{ target: 21_900 }, '00:00:21'],
    [{ target: 500 }, 'Starting'],
    [{ target: 277_900, online: false }, 'about 4 min'],
    [{ target: 277_900, online: false, form: 'tiles' as const }, 'about 4 min'],
  ])('%o reads %s', (props, expected) => expect(text(props)).toBe(expected))
})
