import type { Paint } from './ad-pictures.ts'

export interface DemoAd {
  readonly location: 'TOP' | 'FULL'
  readonly title: string
  readonly line: string
  readonly target: string
}

export interface DemoContent {
  readonly paint: Paint
  readonly ads: readonly DemoAd[]
  /** The operator's overrides of the site's texts. */
  readonly messages: Readonly<Record<string, string>>
  /** Whether the operator has a background picture of its own. */
  readonly background?: boolean
}

export const contentByOperator: Readonly<Record<string, DemoContent>> = {
  meridian: {
    paint: {
      from: '#0b2a63',
      to: '#06122e',
      ink: '#f2f6ff',
      hot: '#ffcb45',
      onHot: '#201500',
      balls: ['#4c93ff', '#ff7a8a', '#39c6a0'],
    },
    ads: [
      {
        location: 'TOP',
        title: 'One line, one minute',
        line: 'Saturday Six, a lucky dip',
        target: '/p/one-line',
      },
      { location: 'TOP', title: 'Check the last draw', line: 'Your browser does it', target: '/draws' },
    ],
    messages: {},
  },
  hullabaloo: {
    paint: {
      from: '#6a37e0',
      to: '#4517b4',
      ink: '#ffffff',
      hot: '#ff8a1f',
      onHot: '#24163f',
      balls: ['#ff8a1f', '#1fb8a6', '#ff5a8a'],
    },
    ads: [
      { location: 'TOP', title: 'Roll up, roll up', line: 'Big Top Six, a lucky dip', target: '/p/one-line' },
      { location: 'FULL', title: 'Big Top Six', line: 'A draw every few minutes', target: '/p/one-line' },
    ],
    messages: { 'lobby.comingUp': 'Next on the bill' },
  },
  sherbet: {
    paint: {
      from: '#d9e8ff',
      to: '#ffd6ea',
      ink: '#22346e',
      hot: '#d31867',
      onHot: '#ffffff',
      balls: ['#ff6ea7', '#5b8cff', '#37b98d'],
    },
    ads: [
      { location: 'TOP', title: 'A little something', line: 'Sugar Six, a lucky dip', target: '/p/one-line' },
      { location: 'FULL', title: 'Sugar Six', line: 'Small price, sweet draw', target: '/p/one-line' },
    ],
    messages: {},
  },
  lantern: {
    paint: {
      from: '#ffe7bf',
      to: '#f4b266',
      ink: '#3a2208',
      hot: '#8a3f00',
      onHot: '#ffffff',
      balls: ['#e07a1f', '#c0392b', '#2d7d6b'],
    },
    ads: [
      { location: 'TOP', title: 'Every ticket helps', line: 'Village Hall Raffle', target: '/lobby?gid=401' },
    ],
    messages: {},
    background: true,
  },
  quayside: {
    paint: {
      from: '#0f4c5c',
      to: '#0a2c36',
      ink: '#eefbff',
      hot: '#ffd166',
      onHot: '#1f1500',
      balls: ['#ff8c61', '#5dd39e', '#8ecae6'],
    },
    ads: [{ location: 'TOP', title: 'Eyes down', line: 'Quayside Ninety', target: '/lobby?gid=501' }],
    messages: {},
  },
}
